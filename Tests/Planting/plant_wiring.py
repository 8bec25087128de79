#!/usr/bin/env python3
"""Plants faults into what real projects tell their libraries and containers, and tells which of them are not found.

    Tests/Planting/plant_wiring.py [--only KIND] [--most COUNT] DILINT PROJECT…

Read are registrations of Swinject and Resolver, containers of Factory, live values of swift-dependencies, components of
Needle, and lazy properties, outside of tests. The fault goes into the code that makes what is given out:

    missing   it asks for a type that nobody registers; a component requires what nobody above it provides
    ring      it asks for what it gives out itself
    captive   it is run once, and asks for something that is made anew for each who asks and can change
    twice     the registration follows once more
    legal     it asks in a way that no rule minds: it copes with nothing, asks later, asks for a value: nothing may be told

Rings and second registrations are planted one at a time, COUNT of a project (60 unless told), for they may hang together;
the others all at once. Each line says how many were planted and told; what is not told is listed: mostly generated files,
projects that register unseen, components that nobody makes, and registrations that stand twice already. The status is 1
if a legal one was told.
"""

import argparse
import collections
import json
import os
import re
import sys

import seeding
from seeding import closing_bracket, masked

RULES = {
    "missing": "unregistered-dependency",
    "ring": "dependency-cycle",
    "captive": "captive-dependency",
    "twice": "duplicate-registration",
}
RULES["legal"] = ",".join(RULES.values())
ONE_BY_ONE = {"ring", "twice"}
TESTS = re.compile(r"(^|/)[^/]*(Tests?|Specs|Mocks?|Fakes|TestSupport|Preview\w*|Example\w*|Demo\w*)(/|\.swift)")
LIBRARIES = r"\bimport \w*(Swinject|Resolver|Factory|FactoryKit|Dependencies|Composable\w*|NeedleFoundation)\b|\blazy var\b"
# What is asked for: each place has its own number instead.
SEED = "Seed0"
# Registered by a function of the project's own.
KNOWN = "SeedKnown"
OPTIONAL = [
    "_ = {}",
    "if let seed = {} {{ _ = seed }}",
    "guard let seed = {} else {{ fatalError() }}; _ = seed",
    "let seed: Seed0? = {}; _ = seed",
    "_ = ({})?.count",
    "_ = {} ?? Seed0()",
]


class Place:
    """Code that makes what is given out, and how it asks for something more."""

    def __init__(self, name, start, end, inside, making):
        self.name, self.path = name, None
        self.start, self.end = start, end
        # Where a statement can be put into it, and what must be replaced for that: offset, length, text.
        self.inside, self.making, self.changes = inside, making, []
        # The statements that ask for a type and for what it gives out; the declaration that makes a type anew. None where
        # the library, or this place, has no way.
        self.ask = self.own = self.anew = None
        self.can_stand_twice = False
        self.legal = []

    def statement(self, text):
        """A statement in front of an expression makes a `return` necessary."""
        return f" {text}; " + ("return " if is_expression(self.making) else "")


def is_expression(code):
    while (flat := re.sub(r"\{[^{}]*\}|\([^()]*\)", "", code)) != code:
        code = flat
    return bool(code.strip()) and not re.search(r"\b(return|let|var|guard|if|switch|do)\b", code)


def signature(code, opening, closing):
    """The names of a closure's parameters, where they begin, and where its statements do."""
    pattern = re.compile(r"\s*(?:\[[^\]]*\]\s*)?(\([^(){}]*\)|[\w\s,]*?)\s*(?:->[^{}]*?)?\bin\b")
    match = pattern.match(code, opening + 1, closing)
    if not match:
        return None, None, opening + 1
    names = [re.sub(r"\s*:.*", "", name, flags=re.S).strip() for name in match.group(1).strip("() \n").split(",")]
    return names, match.start(1), match.end()


def behind_modifiers(code, offset):
    """Where the calls that follow a call end: `.inObjectScope(.container)`."""
    while match := re.compile(r"\s*\.\w+\s*").match(code, offset):
        offset = match.end()
        while offset < len(code) and code[offset] in "({":
            offset = closing_bracket(code, offset) + 1
            trailing = re.compile(r"[ \t]*\{").match(code, offset)
            offset = trailing.end() - 1 if trailing else offset
    return offset


def behind_expression(code, offset):
    """Where an expression that ends with its line ends."""
    while offset < len(code):
        if code[offset] in "({":
            offset = closing_bracket(code, offset) + 1
        elif code[offset] in "};" or code[offset] == "\n" and not re.match(r"\s*[.?:&|+]", code[offset:]):
            break
        else:
            offset += 1
    return offset


def name_of(text):
    name = re.search(r"name:\s*([^,()]+)", text)
    return f", name: {name.group(1).strip()}" if name else ""


def swinject(text, code):
    for match in re.finditer(r"((?:[\w.!?]+\s*)?\.)?\bregister\s*\(\s*\(?(?:any )?([\w.]+(?:<[\w., ]+>)?)\)?\.self", code):
        opening = code.index("(", match.start() + match.group().index("register"))
        closing = closing_bracket(code, opening)
        trailing = closing and re.compile(r"\s*\{").match(code, closing + 1)
        factory = closing and (trailing or re.compile(r",\s*factory:\s*\{").search(code, opening, closing))
        if not factory:
            continue
        end = closing_bracket(code, factory.end() - 1)
        names, parameters, inside = signature(code, factory.end() - 1, end)
        statement = behind_modifiers(code, (end if trailing else closing) + 1)
        place = Place(match.group(2), match.start(), statement, inside, code[inside:end])
        resolver = names[0] if names else "$0"
        if resolver == "_":
            resolver = "seedResolver"
            place.changes = [(code.index("_", parameters), 1, resolver)]
        place.ask = f"_ = {resolver}.resolve({SEED}.self)!"
        if not names or len(names) == 1:
            own = f"{resolver}.resolve({match.group(2)}.self{name_of(text[opening:closing])})"
            place.own = f"_ = {own}!"
            place.legal = [f"let later = {{ {own}! }}; _ = later", f"Task {{ {own}!.seed() }}"]
        if re.search(r"inObjectScope\(\s*\.container", code[end:statement]):
            making = f"{{ _ in {SEED}() }}.inObjectScope(.transient)"
            place.anew = f"{match.group(1) or ''}register({SEED}.self) {making}; "
        place.can_stand_twice = True
        place.legal += [form.format(f"{resolver}.resolve({SEED}.self)") for form in OPTIONAL]
        place.legal.append(f"_ = {resolver}.resolve({KNOWN}.self)!")
        yield place


def resolver(text, code):
    for match in re.finditer(r"((?:[\w.!?]+\s*)?\.)?\bregister\s*(?=[({])", code):
        opening, told = match.end(), ""
        if code[opening] == "(":
            closing = closing_bracket(code, opening)
            trailing = closing and re.compile(r"\s*\{").match(code, closing + 1)
            if not trailing:
                continue
            told, opening = text[opening:closing], trailing.end() - 1
        end = closing_bracket(code, opening)
        if not end:
            continue
        names, _, inside = signature(code, opening, end)
        making = code[inside:end]
        key = (
            re.search(r"([\w.]+)\.self", told)
            or re.search(r"\bas (?:any )?([\w.]+)\s*$", making)
            or re.match(r"\s*([A-Z][\w.]*)\s*\(", making)
        )
        if not key:
            continue
        name = re.sub(r"\.(init|shared)$", "", key.group(1))
        statement = behind_modifiers(code, end + 1)
        place = Place(name, match.start(), statement, inside, making)
        place.ask = f"_ = Resolver.resolve({SEED}.self)"
        own = f"Resolver.resolve({name}.self{name_of(told)})"
        place.own = f"_ = {own}"
        place.legal = [f"let later = {{ {own} }}; _ = later", f"Task {{ {own}.seed() }}"]
        place.legal += [form.format(f"Resolver.optional({SEED}.self)") for form in OPTIONAL]
        if re.search(r"scope\(\s*\.(application|singleton)", code[end:statement]):
            place.anew = f"{match.group(1) or ''}register {{ {SEED}() }}.scope(.unique); "
        place.can_stand_twice = True
        yield place


def factory(text, code):
    for match in re.finditer(r"\bvar\s+(\w+)\s*:\s*Factory<((?:[^<>]|<[^<>]*>)+)>\s*\{", code):
        end = closing_bracket(code, match.end() - 1)
        making = end and re.compile(r"\b(self|Factory\(self\))\s*\{").search(code, match.end(), end)
        if not making:
            continue
        closing = closing_bracket(code, making.end() - 1)
        names, _, inside = signature(code, making.end() - 1, closing)
        place = Place(match.group(1), match.start(), end + 1, inside, code[inside:closing])
        if not names:
            place.own = f"_ = self.{match.group(1)}()"
            place.legal = [f"let later = {{ self.{match.group(1)}() }}; _ = later", f"_ = self.{match.group(1)}"]
        if re.search(r"\.(singleton|cached)\b", code[closing:end]):
            place.ask = "_ = self.seed0()"
            place.anew = f"var seed0: Factory<{SEED}> {{ self {{ {SEED}() }} }}; "
        yield place


def around_expression(name, start, offset, code, statement):
    """An expression becomes a closure that is called at once."""
    end = behind_expression(code, offset)
    place = Place(name, start, end, offset, "")
    place.own, place.changes = statement, [(offset, 0, "{ "), (end, 0, " }()")]
    place.making = code[offset:end]
    return place


def live_values(text, code):
    for match in re.finditer(r"static (?:let|var) liveValue\b\s*(?::\s*[^={]+?)?\s*=\s*", code):
        owners = [
            owner
            for owner in re.finditer(r"\b(?:enum|struct|extension|class)\s+([\w.]+)[^{;]*\{", code[: match.start()])
            if (closing_bracket(code, owner.end() - 1) or 0) > match.start()
        ]
        if owners:
            name = owners[-1].group(1)
            statement = f"@Dependency({name}.self) var seeded; _ = seeded"
            place = around_expression(name, match.start(), match.end(), code, statement)
            place.legal = [
                f"@Dependency({name}.self) var seeded; let later = {{ seeded }}; _ = later",
                f"let later = {{ @Dependency({name}.self) var seeded; return seeded }}; _ = later",
            ]
            yield place


def needle(text, code):
    for match in re.finditer(r"\bclass\s+(\w+)\s*:\s*(Component<|BootstrapComponent)[^{]*\{", code):
        end = closing_bracket(code, match.end() - 1)
        for member in re.compile(r"\bvar\s+(\w+)\s*:\s*[^={}\n]+\{").finditer(code, match.end(), end):
            closing = closing_bracket(code, member.end() - 1)
            if not re.match(r"\s*(get|set)\b", code[member.end() : closing]):
                making = code[member.end() : closing]
                place = Place(f"{match.group(1)}.{member.group(1)}", member.start(), closing + 1, member.end(), making)
                place.own = f"_ = self.{member.group(1)}"
                place.legal = [f"let later = {{ self.{member.group(1)} }}; _ = later"]
                yield place
    for match in re.finditer(r"\bprotocol\s+(\w+)\s*:\s*Dependency\s*\{", code):
        place = Place(match.group(1), match.start(), match.end(), match.end(), "")
        place.ask = f"var seed0: {SEED} {{ get }}"
        yield place


def lazy_properties(text, code):
    for match in re.finditer(r"\blazy var (\w+)(\s*:\s*[^=\n{]+)?\s*=\s*", code):
        name, opening = match.group(1), match.end()
        own, legal = f"_ = self.{name}", [f"let later = {{ self.{name} }}; _ = later", f"Task {{ _ = self.{name} }}"]
        if code[opening] != "{":
            place = around_expression(name, match.start(), opening, code, own)
            place.legal = legal
            yield place
            continue
        closing = closing_bracket(code, opening)
        if closing and re.match(r"\s*\(\s*\)", code[closing + 1 :]):
            _, parameters, inside = signature(code, opening, closing)
            # `[weak self]` reads itself through an optional.
            if not parameters or "weak" not in code[opening:inside]:
                place = Place(name, match.start(), closing + 1, inside, code[inside:closing])
                place.own, place.legal = own, legal
                yield place


READERS = [
    (r"\bimport \w*Swinject", swinject),
    (r"\bimport Resolver\b", resolver),
    (r"\bimport Factory(Kit)?\b", factory),
    (r"\bimport (Composable|Dependencies)", live_values),
    (r"\bimport NeedleFoundation\b", needle),
    (r"\blazy var\b", lazy_properties),
]


def places(project):
    """The texts of the files that tell a container something, and where they do."""
    texts, found = {}, []
    for folder, _, names in os.walk(project):
        for path in sorted(os.path.join(folder, name) for name in names if name.endswith(".swift")):
            if TESTS.search(os.path.relpath(path, project)):
                continue
            with open(path, encoding="utf-8", errors="replace", newline="") as file:
                text = file.read()
            if not re.search(LIBRARIES, text):
                continue
            texts[path], code = text, masked(text)
            for library, reader in READERS:
                for place in reader(text, code) if re.search(library, code) else []:
                    place.path = path
                    found.append(place)
    return texts, found


def numbered(code, number):
    return re.sub(r"\b([sS]eed)0\b", rf"\g<1>{number}", code)


def edits(place, kind, number):
    """What is changed to plant a fault: offset, length, text; nothing where the place cannot have it."""
    if kind == "twice":
        return [(place.end, 0, None)] if place.can_stand_twice else []
    legal = place.legal[number % len(place.legal)] if place.legal else None
    statement = {"missing": place.ask, "ring": place.own, "captive": place.anew and place.ask, "legal": legal}[kind]
    if not statement or kind == "missing" and place.ask.endswith("()"):
        return []
    result = place.changes + [(place.inside, 0, place.statement(numbered(statement, number)))]
    return result + ([(place.start, 0, numbered(place.anew, number))] if kind == "captive" else [])


def support(kind, places, numbers):
    """The types that the planted code asks for."""
    for number in numbers:
        if kind == "missing" and not places[number].ask.startswith("_ = Resolver."):
            yield f"public protocol Seed{number} {{ func ping() }}\n"
        else:
            yield f"public final class Seed{number} {{ public var count = 0; public init() {{}} }}\n"
    if kind == "legal":
        yield "import Swinject\n"
        yield f"public final class {KNOWN} {{ public let count = 0; public init() {{}} }}\n"
        yield f"func assembleSeeds(_ container: Container) {{ container.register({KNOWN}.self) {{ _ in {KNOWN}() }} }}\n"


def findings(program, kind, texts, project, places, numbers):
    changes = collections.defaultdict(list)
    for number in numbers:
        place = places[number]
        for offset, length, text in edits(place, kind, number):
            again = "\n" + texts[place.path][place.start : place.end]
            changes[place.path].append((offset, length, again if text is None else text))
    more = "" if kind in ONE_BY_ONE else "".join(support(kind, places, numbers))
    return seeding.findings(program, RULES[kind], project, texts, changes, more)


def sign(finding):
    """What tells findings apart, wherever the project lies; a third registration of a key is one more place."""
    return finding["subject"], finding["dependency"], finding.get("occurrences"), len(finding.get("related", []))


def signs(findings):
    return collections.Counter(map(sign, findings))


def untold(program, kind, texts, project, places, numbers):
    if kind not in ONE_BY_ONE:
        told = json.dumps(findings(program, kind, texts, project, places, numbers))
        return [number for number in numbers if not re.search(rf"\b[sS]eed{number}\b", told)]
    before = signs(findings(program, kind, texts, project, places, []))
    return [
        number
        for number in numbers
        if not signs(findings(program, kind, texts, project, places, [number])) - before
    ]


def check_legal(program, texts, project, places, numbers):
    """How many findings are new where nothing may be."""
    before = signs(findings(program, "legal", texts, project, places, []))
    after = findings(program, "legal", texts, project, places, numbers)
    new = [finding for finding in after if not before[sign(finding)]]
    print(f"{os.path.basename(project)} legal: {len(numbers)} planted, {len(new)} told wrongly", flush=True)
    for finding in new:
        print(f"    {finding['path']}:{finding['line']} {finding['message']}")
    return len(new)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", choices=RULES, metavar="KIND", help=", ".join(RULES))
    parser.add_argument("--most", type=int, default=60, metavar="COUNT", help="of those planted one at a time")
    parser.add_argument("dilint")
    parser.add_argument("projects", nargs="+")
    options = parser.parse_args()
    wrong = 0
    for project in map(os.path.abspath, options.projects):
        texts, found = places(project)
        for kind in [options.only] if options.only else RULES:
            numbers = [number for number, place in enumerate(found) if edits(place, kind, number)]
            numbers = numbers[: options.most] if kind in ONE_BY_ONE else numbers
            if not numbers:
                continue
            if kind == "legal":
                wrong += check_legal(options.dilint, texts, project, found, numbers)
                continue
            left = untold(options.dilint, kind, texts, project, found, numbers)
            told = len(numbers) - len(left)
            print(f"{os.path.basename(project)} {kind}: {len(numbers)} planted, {told} told", flush=True)
            for place in (found[number] for number in left):
                line = texts[place.path].count("\n", 0, place.start) + 1
                print(f"    {place.name} {os.path.relpath(place.path, project)}:{line}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
