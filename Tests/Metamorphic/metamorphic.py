#!/usr/bin/env python3
"""Changes what must not matter in real projects, and compares the findings.

    Tests/Metamorphic/metamorphic.py [--only CHANGE] DILINT PROJECT…

For each project (a folder) and each change below, a copy is analysed; its findings must be those of the project as it is,
up to their positions: rule, severity, message, subject, dependency, occurrences and number of related places; of what stands
in no type and is called by its file, rule, severity, dependency and occurrences.

    renamed          every file has another name, in the reverse order
    crlf             lines end with CR LF
    spaced           a blank line behind each line of code
    commented        a comment in each gap between words of lines without strings and comments
    joined           the files of each folder are one file
    split            each top-level declaration is a file of its own, with the imports of the file it was in
    unrelated        a module is added that has nothing to do with the others
    extended         types from elsewhere that the project does not declare get a property that nobody asks for

Files that cannot be split without a change of meaning stay whole: with `fileprivate`, conditions or statements at the top
level. The status is 1 if something differs. Differences of `joined` may be right, for a file is more than a place:

    what is private to a file becomes visible to its new neighbours, and two of one name collide;
    a member of an unknown value may be a private property of the same file, so that nothing is said of that one;
    the imports of all say which libraries' calls are read, which of several types of a name is meant, what is test code.
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

FOR_TESTS = re.compile(rb"^\s*(@testable\s+import|import\s+(XCTest|Testing))\b", re.M)

UNRELATED = """struct QuokkaBurrow {
    let depth: Int
    let isWarm: Bool

    func deeper(by count: Int) -> QuokkaBurrow { QuokkaBurrow(depth: depth + count, isWarm: isWarm) }
}
"""

# Types from elsewhere that nearly every project extends.
OUTSIDE = """
    AnyCancellable AnyPublisher Array Binding Bool Bundle CGFloat CGRect Calendar Color Container Data Date Decimal
    DispatchQueue Double EnvironmentValues Factory FileManager Int JSONDecoder Locale NSObject NotificationCenter
    ObservableObject OperationQueue Optional Resolver Set String UIApplication UIColor UIImage UINavigationController
    UIView UIViewController URL URLRequest URLSession UUID UserDefaults View
""".split()


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
        with open(os.path.join(place, name), "rb") as file:
            text = file.read()
        # A script's first line is its own, what imports for tests is test code, and what is encrypted would encrypt the rest.
        is_alone = text.startswith((b"#!", b"\0")) or FOR_TESTS.search(text)
        if not MEANT.search(name) and not is_alone:
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


def depths(text):
    """For each line of a file: its bytes, and how many brackets are open behind it; None where this cannot be told."""
    result, depth, index, start = [], 0, 0, 0
    # What is open: a bracket, or the delimiter of a string whose interpolation is read.
    open_strings = []
    pattern = re.compile(rb'//[^\n]*|/\*|(#*)("""|")|[(\[{]|[)\]}]|\n')

    def string_end(position, hashes, quotes):
        """Behind the string, or behind the bracket of an interpolation in it, and whether it is the latter."""
        stop = re.compile(rb"\\" + hashes + rb"\(|\\" + hashes + rb".|" + quotes + hashes, re.S)
        while True:
            found = stop.search(text, position)
            if not found:
                return None, False
            position = found.end()
            if found.group().endswith(b"(") and found.group().startswith(b"\\"):
                return position, True
            if found.group().startswith(quotes):
                return position, False

    while index < len(text):
        found = pattern.search(text, index)
        if not found:
            break
        token, index = found.group(), found.end()
        if token == b"\n":
            if open_strings:
                continue
            result.append((text[start:index], depth))
            start = index
        elif token == b"/*":
            level = 1
            while level:
                mark = re.compile(rb"/\*|\*/").search(text, index)
                if not mark:
                    return None
                level += 1 if mark.group() == b"/*" else -1
                index = mark.end()
        elif token in (b"(", b"[", b"{"):
            depth += 1
        elif token in (b")", b"]", b"}"):
            depth -= 1
            if depth < 0:
                return None
            if open_strings and open_strings[-1][0] == depth:
                _, hashes, quotes = open_strings.pop()
                index, is_interpolation = string_end(index, hashes, quotes)
                if index is None:
                    return None
                if is_interpolation:
                    open_strings.append((depth, hashes, quotes))
                    depth += 1
        elif not token.startswith(b"//"):
            hashes, quotes = found.group(1), found.group(2)
            index, is_interpolation = string_end(index, hashes, quotes)
            if index is None:
                return None
            if is_interpolation:
                open_strings.append((depth, hashes, quotes))
                depth += 1
    if start < len(text):
        result.append((text[start:], depth))
    return result if depth == 0 and not open_strings else None


IMPORT = re.compile(rb"(@\w+(\(\w+\))? +)*((public|internal|package|private) +)?import ")
DECLARATION = re.compile(
    rb"((@[\w.]+(\([^)]*\))?|public|open|internal|package|private|final|indirect|nonisolated|distributed) +)*"
    rb"(extension|class|struct|enum|actor|protocol) +(\w+)"
)


def declarations(text):
    """The top-level declarations of a file, each with what precedes it and all imports; None where it must stay whole."""
    if re.search(rb"^(#if|#else|#sourceLocation|(@?\w+ )*private|[a-z.]+\()|\bfileprivate\b|dilint:|#/", text, re.M):
        return None
    lines = depths(text.replace(b"\r\n", b"\n"))
    if lines is None:
        return None
    imports, parts, current, before = [], [], [], 0
    for line, depth in lines:
        if before == 0 and depth == 0 and IMPORT.match(line):
            imports.append(line)
            continue
        current.append(line)
        is_whole = before == 0 and DECLARATION.match(line) and line.rstrip().endswith(b"}")
        if depth == 0 and (before > 0 or is_whole):
            parts.append(current)
            current = []
        before = depth
    if current:
        parts.append(parts.pop() + current if parts else current)
    # Extensions see what is private in their type's file.
    owners, groups = {}, []
    for part in parts:
        names = [match.group(5) for match in map(DECLARATION.match, part) if match]
        owner = next((owners[name] for name in names if name in owners), None)
        if owner is not None and b"private" in text:
            owner += part
        else:
            owner = part
            groups.append(part)
        for name in names:
            owners.setdefault(name, owner)
    return [b"".join(imports + group) for group in groups]


def split(folder):
    for place, name in list(swift_files(folder)):
        path = os.path.join(place, name)
        with open(path, "rb") as file:
            parts = declarations(file.read())
        if MEANT.search(name) or not parts or len(parts) < 2:
            continue
        os.remove(path)
        for number, part in enumerate(parts):
            with open(os.path.join(place, f"{name[:-6]}+{number:03}.swift"), "wb") as file:
                file.write(part)


def unrelated(folder):
    os.makedirs(os.path.join(folder, "QuokkaBurrows"))
    with open(os.path.join(folder, "QuokkaBurrows", "QuokkaBurrow.swift"), "w", encoding="utf-8") as file:
        file.write(UNRELATED)


def extended(folder):
    texts = []
    for place, name in swift_files(folder):
        with open(os.path.join(place, name), "rb") as file:
            texts.append(file.read())
    text = b"\n".join(texts)
    declared = set(re.findall(rb"\b(?:class|struct|enum|actor|protocol|typealias|associatedtype) +(\w+)", text))
    used = set(re.findall(rb"\w+", text))
    names = [name for name in OUTSIDE if name.encode() in used - declared]
    imports = b"".join(sorted(set(re.findall(rb"^import +(?:Swinject|Factory|Resolver)\b", text, re.M))))
    extensions = "".join(f"extension {name} {{\n    var quokkaMark: Int {{ 1 }}\n}}\n" for name in names)
    with open(os.path.join(folder, "QuokkaMarks.swift"), "wb") as file:
        file.write(imports.replace(b"import", b"\nimport") + b"\n" + extensions.encode())


CHANGES = [renamed, crlf, spaced, commented, joined, split, unrelated, extended]


def findings(dilint, folder):
    command = [dilint, "analyze", "--format", "json", "--fail-on", "never", "--quiet", "."]
    output = subprocess.run(command, cwd=folder, check=True, stdout=subprocess.PIPE).stdout
    result = collections.Counter()
    for finding in json.loads(output)["findings"]:
        key = finding["rule"], finding["severity"], finding.get("dependency")
        if (finding.get("subject") or "").endswith(".swift"):
            # What stands in no type is called by its file, a position: only how often it is found is compared.
            result[key + ("FILE.swift", "in no type", 1, 0)] += finding["occurrences"]
        else:
            related = len(finding["related"])
            result[key + (finding.get("subject"), finding["message"], finding["occurrences"], related)] += 1
    return result


def main():
    arguments, changes = sys.argv[1:], CHANGES
    if arguments[:1] == ["--only"]:
        changes = [change for change in CHANGES if change.__name__ in arguments[1:2]]
        arguments = arguments[2:]
    if len(arguments) < 2 or not changes:
        sys.exit(__doc__)
    dilint, projects = os.path.abspath(arguments[0]), arguments[1:]
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
            for change in changes:
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
                        print(f"    {sign} {finding[0]} {finding[2]}: {finding[4]} ({finding[5]} times, {finding[6]} related)")
    for change in changes:
        print(f"{change.__name__}: {differences[change.__name__]} differences in {len(projects)} projects")
    sys.exit(1 if sum(differences.values()) else 0)


if __name__ == "__main__":
    main()
