#!/usr/bin/env python3
"""Breaks the rules' logic in small ways and tells which of these mutants no fixture notices.

    Tests/Mutation/mutate.py [--folder FOLDER] [--keep COPY] [--no-fixtures] [--tests REGEX] [FILE…]

Works on a copy of the repository. Every mutant is built into one binary and switched on by its number, so that there is
one build for all of them: a condition `c` becomes `(c) != mutant(7)`, an operand of `&&` and `||` likewise, and a `case`
of a switch with a `default` gets `where !mutant(8)`. `Runner.swift` then compares, mutant by mutant, what every fixture
below `Fixtures/Rules` and `Fixtures/Idioms` draws with what is found. Mutants that no fixture notices are put to the tests
that REGEX chooses (by default those of whole projects, hints, traces, the graph, linking and what stands below a report,
which fixtures do not draw), a process each; with `--no-fixtures` all of them are, for code that fixtures say nothing of.

FILEs are names of sources below `Sources/DilintKit` (default: all of `Rules`). The status is 1 if mutants survive.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
OPENING, CLOSING = "([{", ")]}"

SWITCH = '''#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The number of the mutant that is switched on.
package nonisolated(unsafe) var activeMutant = getenv("DILINT_MUTANT").flatMap { Int(String(cString: $0)) } ?? -1

@inline(never)
func mutant(_ number: Int) -> Bool { number == activeMutant }
'''

TARGET = '''        .executableTarget(
            name: "MutationRunner", dependencies: ["DilintKit", "TestSupport"], path: "Tests/Mutation/Runner"),
'''


def string_end(text, start):
    """Behind the string literal whose first quote or `#` stands at `start`, interpolations included."""
    hashes = re.compile("#*").match(text, start).group()
    quotes = '"""' if text.startswith('"""', start + len(hashes)) else '"'
    index = start + len(hashes) + len(quotes)
    while index < len(text) and not text.startswith(quotes + hashes, index):
        if text.startswith("\\" + hashes + "(", index):
            depth, index = 1, index + len(hashes) + 2
            while depth and index < len(text):
                if re.compile('#*"').match(text, index):
                    index = string_end(text, index)
                    continue
                depth += (text[index] == "(") - (text[index] == ")")
                index += 1
        elif text.startswith("\\" + hashes, index):
            index += len(hashes) + 2
        elif quotes == '"' and text[index] == "\n":
            return index
        else:
            index += 1
    return min(len(text), index + len(quotes) + len(hashes))


def comment_end(text, start):
    """Behind the comment at `start`: block comments nest."""
    if text.startswith("//", start):
        end = text.find("\n", start)
        return len(text) if end < 0 else end
    depth = 0
    for mark in re.compile(r"/\*|\*/").finditer(text, start):
        depth += 1 if mark.group() == "/*" else -1
        if depth == 0:
            return mark.end()
    return len(text)


def masked(text):
    """The text with comments blanked out and strings made one word, of the same length."""
    result, index = [], 0
    for mark in re.compile(r'//|/\*|#*"').finditer(text):
        start = mark.start()
        if start < index:
            continue
        is_comment = text[start] == "/"
        end = comment_end(text, start) if is_comment else string_end(text, start)
        result += [text[index:start], re.sub(r"[^\n]", " " if is_comment else "_", text[start:end])]
        index = end
    return "".join(result) + text[index:]


def pieces(code, start, end, separators):
    """The ranges between separators that stand in no bracket."""
    ranges, depth, begin, index = [], 0, start, start
    while index < end:
        if code[index] in OPENING:
            depth += 1
        elif code[index] in CLOSING:
            depth -= 1
        elif depth == 0:
            separator = next((s for s in separators if code.startswith(s, index)), None)
            if separator:
                ranges.append((begin, index))
                index += len(separator)
                begin = index
                continue
        index += 1
    ranges.append((begin, end))
    return ranges


def trimmed(code, start, end):
    while start < end and code[start].isspace():
        start += 1
    while end > start and code[end - 1].isspace():
        end -= 1
    return start, end


def condition_end(code, start):
    """Where the conditions that begin at `start` end: at the `{` of the block, or at `else`."""
    depth, index = 0, start
    while index < len(code):
        if depth == 0 and (code[index] == "{" or re.match(r"else\b", code[index:]) and code[index - 1].isspace()):
            return index
        if code[index] in OPENING:
            depth += 1
        elif code[index] in CLOSING:
            depth -= 1
            if depth < 0:
                return None
        index += 1
    return None


def boolean_ranges(code):
    """The expressions that are certainly conditions: elements of if, guard, while and where, and what && and || join."""
    found = set()

    def add_operands(start, end):
        if "?" in re.sub(r"\?[.?\[(!]|\bas\?|\w\?", "  ", code[start:end]):
            return
        alternatives = pieces(code, start, end, ["||"])
        if len(alternatives) > 1:
            found.update(trimmed(code, *part) for part in alternatives)
        for alternative in alternatives:
            operands = pieces(code, *alternative, ["&&"])
            if len(operands) > 1:
                found.update(trimmed(code, *part) for part in operands)

    for match in re.finditer(r"\b(if|guard|while|where)\s", code):
        if code[match.start() - 1] in ".#`":
            continue
        start = match.end()
        end = condition_end(code, start)
        if end is None:
            continue
        if match.group(1) == "where":
            # In a pattern or a loop; a clause of generics has a colon, or stands behind what it narrows.
            line = code[code.rfind("\n", 0, start) + 1 : start]
            if len(pieces(code, start, end, [":"])) > 1 or re.search(r"\b(extension|func|init|subscript)\b", line):
                continue
            elements = [(start, end)]
        else:
            elements = pieces(code, start, end, [","])
        for element in elements:
            begin, stop = trimmed(code, *element)
            text = code[begin:stop]
            if text in ("", "true") or re.match(r"(let|var|case|#)\b", text) or text.startswith("#"):
                continue
            found.add((begin, stop))
            add_operands(begin, stop)
    # Single expressions of closures and functions, and values that are returned.
    for match in re.finditer(r"&&|\|\|", code):
        begin = max(code.rfind("{", 0, match.start()), code.rfind("return", 0, match.start()) + 5)
        lines = code[begin + 1 : match.start()]
        if begin < 0 or any(c in lines for c in "}=,:") or re.search(r"\b(if|guard|let|in|where|switch)\b", lines):
            continue
        depth, end = 0, match.end()
        while end < len(code) and not (depth == 0 and code[end] in ")]},"):
            depth += (code[end] in OPENING) - (code[end] in CLOSING)
            if depth == 0 and code[end] == "\n" and not re.match(r"\s*(&&|\|\||\.)", code[end:]):
                break
            end += 1
        if "{" not in code[begin + 1 : end]:
            add_operands(*trimmed(code, begin + 1, end))
    return [r for r in found if r[1] > r[0] and balanced(code[r[0] : r[1]])]


def balanced(text):
    depth = 0
    for character in text:
        depth += (character in OPENING) - (character in CLOSING)
        if depth < 0:
            return False
    return depth == 0


def case_positions(code):
    """Where `where !mutant()` may stand: before the colon of cases of switches with a default."""
    positions = []
    for switch in re.finditer(r"^( *)(?:return )?switch [^\n]*\{\n", code, re.M):
        indentation = switch.group(1)
        end = code.find("\n" + indentation + "}", switch.end())
        body = code[switch.end() : end]
        if not re.search(r"^" + indentation + r"default:", body, re.M):
            continue
        for case in re.finditer(r"^" + indentation + r"case ", body, re.M):
            start = switch.end() + case.end()
            colon = pieces(code, start, code.find("\n", start), [":"])[0][1]
            pattern = code[start:colon]
            # A condition of its own stands on the next line.
            if code[colon] != ":":
                continue
            if "\n" not in pattern and len(pieces(code, start, colon, [","])) == 1 and " where " not in pattern:
                positions.append(colon)
    return positions


def mutated(text, first, name, report):
    """The text with all its mutants, numbered from `first`."""
    code = masked(text)
    edits = []
    number = first
    for start, end in sorted(boolean_ranges(code), key=lambda r: (r[0], -r[1])):
        edits.append((start, 1, -end, "("))
        edits.append((end, 0, -start, f") != mutant({number})"))
        report.append((name, code.count("\n", 0, start) + 1, "negated: " + " ".join(text[start:end].split())))
        number += 1
    for position in case_positions(code):
        edits.append((position, 1, 0, f" where !mutant({number})"))
        line = code.rfind("\n", 0, position) + 1
        report.append((name, code.count("\n", 0, position) + 1, "dropped: " + text[line:position].strip()))
        number += 1
    result, last = [], 0
    for position, _, _, insertion in sorted(edits, key=lambda e: (e[0], e[1], e[2])):
        result.append(text[last:position])
        result.append(insertion)
        last = position
    result.append(text[last:])
    return "".join(result)


def prepare(copy, files):
    ignored = shutil.ignore_patterns(".git", ".build", "Differential", "Fuzzing", "Benchmarks")
    shutil.copytree(ROOT, copy, ignore=ignored, dirs_exist_ok=True)
    report = []
    for name in files:
        path = os.path.join(copy, "Sources/DilintKit", name)
        with open(path, encoding="utf-8") as file:
            text = file.read()
        with open(path, "w", encoding="utf-8") as file:
            file.write(mutated(text, len(report), name, report))
    with open(os.path.join(copy, "Sources/DilintKit/Text/Mutants.swift"), "w", encoding="utf-8") as file:
        file.write(SWITCH)
    manifest = os.path.join(copy, "Package.swift")
    with open(manifest, encoding="utf-8") as file:
        text = file.read().replace("    targets: [\n", "    targets: [\n" + TARGET, 1)
    with open(manifest, "w", encoding="utf-8") as file:
        file.write(text.replace(".treatAllWarnings(as: .error),", ""))
    return report


def run(copy, configuration, count):
    """The verdict on each mutant: True where a fixture noticed it. A crash or a hang is noticed, too."""
    verdicts = {}
    runner = os.path.join(copy, ".build", configuration, "MutationRunner")
    while len(verdicts) < count:
        process = subprocess.Popen(
            [runner, str(len(verdicts)), str(count)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        timer = None

        def restart_timer():
            nonlocal timer
            if timer:
                timer.cancel()
            timer = threading.Timer(120, process.kill)
            timer.start()

        restart_timer()
        for line in process.stdout:
            number, verdict = line.split()
            if number == "sound":
                if verdict == "false":
                    timer.cancel()
                    process.kill()
                    sys.exit("the fixtures do not hold without a mutant")
            else:
                verdicts[int(number)] = verdict == "noticed"
            restart_timer()
        timer.cancel()
        process.wait()
        if len(verdicts) < count:
            verdicts[len(verdicts)] = True
    return verdicts


def put_to_tests(copy, regex, numbers):
    """Those of the mutants that no test notices, as they are found."""
    subprocess.run(["swift", "build", "--build-tests"], cwd=copy, check=True, stdout=sys.stderr)
    command = ["swift", "test", "--skip-build", "--filter", regex]

    def fails(number):
        environment = dict(os.environ, DILINT_MUTANT=str(number))
        silent = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        try:
            return subprocess.run(command, cwd=copy, env=environment, timeout=120, **silent).returncode != 0
        except subprocess.TimeoutExpired:
            return True

    if fails(-1):
        sys.exit("the tests do not hold without a mutant")
    for number in numbers:
        if not fails(number):
            yield number


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keep", help="copy the repository there, and leave it")
    parser.add_argument("--folder", default="Rules", help="below Sources/DilintKit, whose sources are mutated")
    parser.add_argument("-c", "--configuration", default="release")
    tests = (
        "HintTests|ProjectFixtureTests|Trace|SummaryTests|UnreadLibrariesTests|GraphEdge|GraphRing|GraphSelection"
        "|Question|DependencyChains|OutsideConformer|Namesake|NestedNames|KeptUses|IdleCalls|ReusedRows"
    )
    parser.add_argument("--no-fixtures", action="store_true", help="put all mutants to the tests at once")
    parser.add_argument("--tests", default=tests, help="what `swift test --filter` takes; empty for none")
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    folder = os.path.join(ROOT, "Sources/DilintKit", options.folder)
    skipped = {"Rule.swift", "RuleRegistry.swift", "RuleCatalog.swift"}
    names = [n for n in sorted(os.listdir(folder)) if n.endswith(".swift") and n not in skipped]
    files = options.files or [os.path.join(options.folder, name) for name in names]
    copy = options.keep or tempfile.mkdtemp(prefix="dilint-mutants-")
    try:
        report = prepare(copy, files)
        print(f"{len(report)} mutants in {len(files)} files", flush=True)
        survivors = list(range(len(report)))
        if not options.no_fixtures:
            build = ["swift", "build", "-c", options.configuration, "--product", "MutationRunner"]
            subprocess.run(build, cwd=copy, check=True, stdout=sys.stderr)
            verdicts = run(copy, options.configuration, len(report))
            survivors = [number for number in survivors if not verdicts[number]]
            print(f"{len(report) - len(survivors)} mutants noticed by fixtures", flush=True)
        survived = 0
        for number in put_to_tests(copy, options.tests, survivors) if options.tests else survivors:
            name, line, what = report[number]
            print(f"Sources/DilintKit/{name}:{line}: survives, {what}", flush=True)
            survived += 1
    finally:
        if not options.keep:
            shutil.rmtree(copy)
    noticed = len(report) - survived
    print(f"{noticed} of {len(report)} mutants noticed ({100 * noticed / max(1, len(report)):.1f} %)")
    sys.exit(1 if survived else 0)


if __name__ == "__main__":
    main()
