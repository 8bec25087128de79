"""What both planting scripts do: read Swift roughly, edit a copy of a project, and ask what is told of it."""

import json
import os
import shutil
import subprocess
import sys
import tempfile

sys.path.append(os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "Mutation"))
from mutate import masked  # noqa: E402, F401


def closing_bracket(code, opening):
    pair = {"(": ")", "{": "}"}[code[opening]]
    depth = 0
    for index in range(opening, len(code)):
        depth += (code[index] == code[opening]) - (code[index] == pair)
        if depth == 0:
            return index
    return None


def dilint(program, *arguments):
    """What a command that answers in JSON says of a project."""
    result = subprocess.run([program, *arguments, "--quiet"], stdout=subprocess.PIPE)
    return json.loads(result.stdout)


def edited(text, changes):
    """A text with some pieces replaced (offset, length, text). Of the insertions at one place the first stands first."""
    for offset, length, replacement in sorted(changes[::-1], key=lambda change: -change[0]):
        text = text[:offset] + replacement + text[offset + length :]
    return text


def findings(program, rules, project, texts, changes, support):
    """What rules tell of a copy of a project whose files are changed, by path, and that has one file more."""
    with tempfile.TemporaryDirectory() as folder:
        copy = os.path.join(folder, os.path.basename(project))
        shutil.copytree(project, copy, ignore=shutil.ignore_patterns(".git", ".build"), symlinks=True)
        files = {os.path.relpath(path, project): edited(texts[path], some) for path, some in changes.items()}
        if support:
            files["SeedSupport.swift"] = support
        for path, text in files.items():
            with open(os.path.join(copy, path), "w", encoding="utf-8", newline="") as file:
                file.write(text)
        report = dilint(program, "analyze", "--format", "json", "--include-tests", "--only", rules, copy)
    return report["findings"]
