#!/usr/bin/env python3
"""Changes what must not matter in real projects, and compares the findings.

    Tests/Metamorphic/metamorphic.py DILINT PROJECT…

For each project (a folder) and each change below, a copy is analysed; its findings must be those of the project as it is,
up to their positions: rule, severity, message, subject, dependency, occurrences and number of related places.

    renamed          every file has another name, in the reverse order
    crlf             lines end with CR LF
    spaced           a blank line behind each line of code
    commented        a comment in each gap between words of lines without strings and comments
    joined           the files of each folder are one file
    unrelated        a module is added that has nothing to do with the others

The status is 1 if something differs. Differences of `joined` may be right: what is private to a file becomes visible to its
new neighbours, and two of one name collide.
"""

import collections
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

# Names that mean something: manifests, the program's start, and what test code is recognised by.
MEANT = re.compile(r"^(main|Package|Contents|.*@swift.*)\.swift$|test|mock|stub|fake|spy|preview|spec", re.I)

UNRELATED = """struct QuokkaBurrow {
    let depth: Int
    let isWarm: Bool

    func deeper(by count: Int) -> QuokkaBurrow { QuokkaBurrow(depth: depth + count, isWarm: isWarm) }
}
"""


def swift_files(folder):
    for place, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            if name.endswith(".swift") and not os.path.islink(os.path.join(place, name)):
                yield place, name


def edit(folder, change):
    for place, name in list(swift_files(folder)):
        path = os.path.join(place, name)
        with open(path, "rb") as file:
            text = file.read()
        with open(path, "wb") as file:
            file.write(change(text))


def renamed(folder):
    for number, (place, name) in enumerate(reversed(list(swift_files(folder)))):
        if not MEANT.search(name):
            os.rename(os.path.join(place, name), os.path.join(place, f"Renamed{number:06}.swift"))


def crlf(folder):
    edit(folder, lambda text: re.sub(rb"\r\n|\r|\n", b"\r\n", text))


def code_lines(text):
    """Each line, and whether it is code without strings and comments and stands in none."""
    in_string = in_comment = False
    for line in text.split(b"\n"):
        is_plain = not (in_string or in_comment or re.search(rb'["/*#\\`]', line))
        yield line, is_plain
        if not in_comment and line.count(b'"""') % 2:
            in_string = not in_string
        elif not in_string:
            if not in_comment and b"/*" in line and not re.search(rb'//.*/\*|".*/\*', line):
                in_comment = True
            if in_comment and b"*/" in line:
                in_comment = False


def spaced(folder):
    edit(folder, lambda text: b"\n".join(line + b"\n" if is_plain else line for line, is_plain in code_lines(text)))


def commented(folder):
    def change(text):
        lines = []
        for line, is_plain in code_lines(text):
            body = line.lstrip()
            if is_plain:
                lines.append(line[: len(line) - len(body)] + body.replace(b" ", b" /* a comment */ "))
            else:
                lines.append(line)
        return b"\n".join(lines)

    edit(folder, change)


def joined(folder):
    groups = collections.defaultdict(list)
    for place, name in swift_files(folder):
        if not MEANT.search(name):
            groups[place].append(name)
    for place, names in groups.items():
        texts = []
        for name in names:
            path = os.path.join(place, name)
            with open(path, "rb") as file:
                texts.append(file.read())
            os.remove(path)
        with open(os.path.join(place, "Joined.swift"), "wb") as file:
            file.write(b"\n".join(texts))


def unrelated(folder):
    os.makedirs(os.path.join(folder, "QuokkaBurrows"))
    with open(os.path.join(folder, "QuokkaBurrows", "QuokkaBurrow.swift"), "w", encoding="utf-8") as file:
        file.write(UNRELATED)


CHANGES = [renamed, crlf, spaced, commented, joined, unrelated]


def findings(dilint, folder):
    command = [dilint, "analyze", "--format", "json", "--fail-on", "never", "--quiet", "."]
    output = subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE).stdout
    # What stands in no type is called by its file: a position.
    texts = [
        tuple(re.sub(r"[^ /\"]+\.swift", "FILE.swift", f.get(key) or "") for key in ("message", "subject", "dependency"))
        + (f["rule"], f["severity"], f["occurrences"], len(f["related"]))
        for f in json.loads(output)["findings"]
    ]
    return collections.Counter(texts)


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    dilint, projects = os.path.abspath(sys.argv[1]), sys.argv[2:]
    differences = collections.Counter()
    for project in projects:
        name = os.path.basename(os.path.normpath(project))
        with tempfile.TemporaryDirectory(prefix="dilint-metamorphic-") as root:
            # The folder's own name is a module's where files stand directly in it.
            copy = os.path.join(root, name)
            ignored = shutil.ignore_patterns(".git", ".build")
            copytree = lambda: shutil.copytree(project, copy, symlinks=True, ignore=ignored)
            copytree()
            before = findings(dilint, copy)
            for change in CHANGES:
                shutil.rmtree(copy)
                copytree()
                change(copy)
                after = findings(dilint, copy)
                lost, new = before - after, after - before
                count = sum(lost.values()) + sum(new.values())
                print(f"{name}: {change.__name__}: {sum(before.values())} findings, {count} differences", flush=True)
                differences[change.__name__] += count
                for sign, findings_ in (("-", lost), ("+", new)):
                    for finding in sorted(findings_, key=str)[:10]:
                        print(f"    {sign} {finding[3]}: {finding[0]} ({finding[5]} times, {finding[6]} related)")
    for change in CHANGES:
        print(f"{change.__name__}: {differences[change.__name__]} differences in {len(projects)} projects")
    sys.exit(1 if sum(differences.values()) else 0)


if __name__ == "__main__":
    main()
