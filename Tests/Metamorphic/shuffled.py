#!/usr/bin/env python3
"""Reads real projects again and again in other orders, with other numbers of threads, and compares bytes.

    Tests/Metamorphic/shuffled.py DILINT PROJECT…

For each project the folders and files directly in it are named on the command line in 20 random orders (the same for every
call), with 1 to 8 jobs, in copies whose files were made in random orders. Reports, graphs and facts must be the same, byte
for byte. The status is 1 if something differs.
"""

import hashlib
import os
import random
import shutil
import subprocess
import sys
import tempfile

RUNS = 20
COMMANDS = [
    ["analyze", "--format", "json", "--fail-on", "never", "--quiet"],
    ["analyze", "--format", "text", "--fail-on", "never", "--quiet"],
    ["graph", "--format", "json", "--quiet"],
    ["facts", "--quiet"],
]


def relative_files(project):
    for place, folders, names in os.walk(project):
        folders[:] = sorted(f for f in folders if not f.startswith("."))
        for name in sorted(names):
            path = os.path.join(place, name)
            if name.endswith(".swift") and not os.path.islink(path):
                yield os.path.relpath(path, project)


def copy(project, files, target):
    for file in files:
        path = os.path.join(target, file)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        try:
            os.link(os.path.join(project, file), path)
        except OSError:
            shutil.copyfile(os.path.join(project, file), path)


def digests(dilint, folder, roots, jobs):
    for command in COMMANDS:
        call = [dilint, *command, "--jobs", str(jobs), *roots]
        output = subprocess.run(call, cwd=folder, check=True, stdout=subprocess.PIPE).stdout
        yield hashlib.sha256(output).hexdigest()


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    dilint, projects = os.path.abspath(sys.argv[1]), sys.argv[2:]
    status = 0
    for project in projects:
        files = list(relative_files(project))
        roots = sorted({file.split(os.sep)[0] for file in files})
        seen = [set() for _ in COMMANDS]
        for run in range(RUNS):
            order = random.Random(run)
            order.shuffle(files)
            order.shuffle(roots)
            with tempfile.TemporaryDirectory(prefix="dilint-shuffled-") as folder:
                # The working directory's name may be a module's.
                folder = os.path.join(folder, os.path.basename(os.path.normpath(project)))
                copy(project, files, folder)
                for outputs, digest in zip(seen, digests(dilint, folder, roots, 1 + run % 8)):
                    outputs.add(digest)
        counts = ", ".join(f"{command[0]} {len(outputs)}" for command, outputs in zip(COMMANDS, seen))
        print(f"{os.path.basename(os.path.normpath(project))}: {len(files)} files, different outputs: {counts}", flush=True)
        status |= any(len(outputs) > 1 for outputs in seen)
    sys.exit(status)


if __name__ == "__main__":
    main()
