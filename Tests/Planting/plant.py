#!/usr/bin/env python3
"""Plants faults into every type of real projects, and tells which of them are not found.

    Tests/Planting/plant.py [--only KIND] DILINT PROJECT…

A rule's fixtures are written by those who wrote the rule; here the code around a fault is somebody else's. For each
project (a folder) and each kind below, a copy gets the same fault into each of its types, tests included, and is analysed:

    unused       an initializer takes a service that the type keeps and never mentions
    pipeline     the same, and a method only hands it to a child's initializer, in one of FORWARDS' forms
    used         the same, and a method uses it, in one of USES' forms: nothing may be told of it
    massive      an initializer takes five services more
    singleton    a method reaches a shared instance
    default      an initializer's argument has one as its default
    locator      a method asks a registry that everybody can reach
    container    an initializer takes a registry that a method asks
    made         a property makes a service that could be given
    ring         the initializers of two types of one folder take each other

Each line says how many were planted and told, and how many types the rule leaves out by their role (`dilint graph` tells
it). What is neither is listed: mostly keys, plug-ins, types in local scopes, rings of a private type or of modules that do
not import each other. The planted code does not compile everywhere (callers lack the new arguments), which dilint never
asks for. The status is 1 if a use was told.
"""

import argparse
import collections
import os
import re
import sys

import seeding
from seeding import closing_bracket, dilint, masked

SUPPORT = """
protocol SeedServing { func ping() }
final class SeedService: SeedServing { var isOn = true; func ping() {} }
final class SeedChild {
    let service: SeedService
    init(service: SeedService) { self.service = service }
    func go() { service.ping() }
}
final class SeedLateChild {
    var service: SeedService?
    func configure(service: SeedService) { self.service = service }
    func go() { service?.ping() }
}
class SeedBaseChild {
    let service: SeedService
    init(service: SeedService) { self.service = service }
    func go() { service.ping() }
}
final class SeedSubchild: SeedBaseChild {}
final class SeedGenericChild<Element> {
    let service: SeedService
    init(service: SeedService) { self.service = service }
    func go() { service.ping() }
}
struct SeedValueChild {
    let service: SeedService
    func go() { service.ping() }
}
final class SeedFactory {
    static func makeChild(service: SeedService) -> SeedChild { SeedChild(service: service) }
    func makeChild(service: SeedService) -> SeedChild { SeedChild(service: service) }
}
final class SeedHub {
    static let shared = SeedHub()
    func ping() {}
}
final class SeedRegistry {
    static let shared = SeedRegistry()
    private var makers: [String: () -> Any] = [:]
    func register<T>(_ type: T.Type, maker: @escaping () -> T) { makers["\\(type)"] = maker }
    func resolve<T>(_ type: T.Type) -> T? { makers["\\(type)"]?() as? T }
}
protocol SeedLoading { func load() }
final class SeedClient: SeedLoading { func load() {} }
final class SeedAService {}
final class SeedBService {}
final class SeedCService {}
final class SeedDService {}
final class SeedEService {}
"""

FORWARDS = """
_ = SeedChild(service: seedling)
SeedChild(service: seedling).go()
let child: SeedChild = .init(service: seedling); child.go()
_ = SeedChild.init(service: self.seedling)
_ = (SeedChild.init)(seedling)
let make = SeedChild.init(service:); _ = make(seedling)
_ = SeedChild(service: (seedling))
_ = SeedChild(service: seedling!)
_ = SeedChild(service: seedling as SeedService)
_ = try? await SeedChild(service: seedling)
let service = seedling; _ = SeedChild(service: service)
let service: SeedService = seedling; _ = SeedChild(service: service)
guard let service = self.seedling as SeedService? else { return }; SeedChild(service: service).go()
var child: SeedChild?; child = SeedChild(service: seedling); child?.go()
let child = Bool.random() ? SeedChild(service: seedling) : nil; child?.go()
let child = if Bool.random() { SeedChild(service: seedling) } else { SeedChild(service: seedling) }; child.go()
let (child, count) = (SeedChild(service: seedling), 2); child.go(); print(count)
_ = [SeedChild(service: seedling)]
push(SeedChild(service: seedling), animated: true)
let late = SeedLateChild(); late.service = seedling; late.go()
let late = SeedLateChild(); late.configure(service: seedling)
_ = SeedFactory.makeChild(service: seedling)
_ = SeedFactory().makeChild(service: seedling)
SeedSubchild(service: seedling).go()
_ = SeedGenericChild<Int>(service: seedling)
_ = SeedValueChild(service: seedling)
Task { [weak self] in guard let self else { return }; SeedChild(service: self.seedling).go() }
DispatchQueue.main.async { [self] in _ = SeedChild(service: seedling) }
run { SeedChild(service: self.seedling).go() }
let make: () -> SeedChild = { SeedChild(service: self.seedling) }; _ = make()
_ = [1].map { _ in SeedChild(service: seedling) }
func inner() { SeedChild(service: seedling).go() }; inner()
lazy var child = SeedChild(service: seedling); child.go()
defer { SeedChild(service: seedling).go() }
for _ in 0..<2 { SeedChild(service: seedling).go() }
""".strip().split("\n")

USES = """
seedling.ping()
self.`seedling`.ping()
(self as Self).seedling.ping()
let me = self; me.seedling.ping()
let service = seedling; service.ping()
print("\\(seedling)")
print(self[keyPath: \\.seedling])
if case let service? = Optional(seedling) { service.ping() }
guard let service = .some(seedling) else { return }; service.ping()
let (service, _) = (seedling, 1); service.ping()
let other = seedling as? SeedServing; other?.ping()
switch seedling { case let service: service.ping() }
switch 1 { case _ where seedling.isOn: break; default: break }
for service in [seedling] { service.ping() }
while seedling.isOn {}
repeat {} while seedling.isOn
[seedling].forEach { $0.ping() }
_ = [1].map { _ in seedling }
let all = ["one": seedling]; all["one"]?.ping()
_ = table[seedling]
_ = seedling != nil
_ = seedling is SeedServing
_ = seedling as AnyObject
_ = type(of: seedling)
_ = (seedling)
_ = self.seedling ?? other
_ = seedling.isOn ? 1 : 2
print(seedling!)
run <| seedling
run { seedling.ping() }
let go = seedling.ping; go()
_ = { $0.ping() }(seedling)
let handler: () -> Void = { [seedling] in seedling.ping() }; handler()
Task { [weak self] in self?.seedling.ping() }
DispatchQueue.main.async { [unowned self] in seedling.ping() }
func inner(_ service: SeedService) {}; inner(seedling)
Seeded.take(seedling)
NotificationCenter.default.addObserver(seedling, selector: #selector(seedProbe), name: nil, object: nil)
withExtendedLifetime(seedling) {}
defer { seedling.ping() }
if #available(iOS 17, *) { seedling.ping() }
label: do { seedling.ping(); break label }
lazy var isOn = seedling.isOn; print(isOn)
""".strip().split("\n")

# What initializers take more, what is stored, and in which forms a method mentions it; which roles a rule leaves out, and
# which it asks for.
Kind = collections.namedtuple("Kind", "rule parameters stored forms exempt only")
ASSEMBLY = {"factory", "container", "root"}
SERVICE = "seedling: SeedService"
RESOLVE = "resolve(SeedService.self)?.ping()"
KINDS = {
    "unused": Kind("unused-dependency", SERVICE, f"private let {SERVICE}", [""], set(), None),
    "pipeline": Kind("dependency-pipeline", SERVICE, f"private let {SERVICE}", FORWARDS, ASSEMBLY, None),
    "used": Kind("unused-dependency,dependency-pipeline", SERVICE, f"private let {SERVICE}", USES, set(), None),
    "massive": Kind(
        "massive-initializer", ", ".join(f"seedling{letter}: Seed{letter}Service" for letter in "ABCDE"), "", [""],
        {"container", "root"}, None,
    ),
    "singleton": Kind("singleton", "", "", ["SeedHub.shared.ping()"], ASSEMBLY, None),
    "default": Kind(
        "singleton-default", "seedling: SeedHub = .shared", "private let seedling: SeedHub", ["seedling.ping()"],
        ASSEMBLY, None,
    ),
    "locator": Kind("service-locator", "", "", [f"SeedRegistry.shared.{RESOLVE}"], ASSEMBLY, None),
    "container": Kind(
        "container-injection", "seedling: SeedRegistry", "private let seedling: SeedRegistry", [f"seedling.{RESOLVE}"],
        ASSEMBLY, None,
    ),
    "made": Kind("self-made-dependency", "", "private let seedling = SeedClient()", [""], ASSEMBLY, {"component"}),
    "ring": Kind("dependency-cycle", "seedling: {partner}", "", [""], set(), None),
}
RINGS_AT_ONCE = 20


class Planted:
    """A type of the project, and where a fault can be put into it."""

    def __init__(self, path, fact, opening, closing, roles):
        self.path, self.name, self.kind = path, fact["name"], fact["kind"]
        self.is_private = fact.get("access") in ("private", "fileprivate")
        self.opening, self.closing, self.roles = opening, closing, roles
        # Of designated initializers: behind the `(`, whether parameters follow, and behind the body's `{`.
        self.initializers = []
        self.form = ""


def line_starts(text):
    return [0] + [match.end() for match in re.finditer("\n", text)]


def initializer(code, start):
    """Where the initializer declared from `start` on takes more; None where its body does not follow its clauses."""
    found = re.compile(r"\binit[?!]?\s*(<[^>(]*>)?\s*\(").search(code, start)
    end = found and closing_bracket(code, found.end() - 1)
    body = end and re.compile(r"[^{}();]*\{").match(code, end + 1)
    if not body or re.search(r"\b(func|var|let|init|class|struct|case)\b", body.group()):
        return None
    return found.end(), bool(code[found.end() : end].strip()), body.end()


def types(program, project):
    """The text of each file, and the classes, actors and structs that it declares, with their roles."""
    roles = {}
    for node in dilint(program, "graph", "--format", "json", "--include-tests", project)["nodes"]:
        if node["path"]:
            roles[os.path.abspath(node["path"]), node["line"]] = set(node["roles"])
    texts, found = {}, []
    for facts in dilint(program, "facts", "--include-tests", project)["files"]:
        path = os.path.abspath(facts["path"])
        if facts.get("isGenerated"):
            continue
        with open(path, encoding="utf-8", errors="replace", newline="") as file:
            texts[path] = text = file.read()
        code, starts = masked(text), line_starts(text)
        own = {}
        for fact in facts.get("types", []):
            name = fact["name"].split(".")[-1]
            head = re.compile(r"\b(class|actor|struct)\s+`?" + re.escape(name) + r"\b[^{]*\{")
            match = head.match(code, code.find(fact["kind"], starts[fact["line"] - 1]))
            closing = match and closing_bracket(code, match.end() - 1)
            if closing:
                place = roles.get((path, fact["line"]), set())
                own[fact["name"]] = Planted(path, fact, match.end(), closing, place)
        for fact in facts.get("initializers", []):
            if fact.get("in") in own:
                place = starts[fact["line"] - 1]
                modifiers = code[place : code.find("init", place)]
                own[fact["in"]].initializers.append((modifiers, initializer(code, place)))
        found += own.values()
    return texts, found


def takes_more(planted):
    """Whether every designated initializer of a class can be given one more parameter, and nobody demands one."""
    places = [place for modifiers, place in planted.initializers if "convenience" not in modifiers]
    demanded = any(re.search("override|required", modifiers) for modifiers, _ in planted.initializers)
    return planted.kind != "struct" and places and all(places) and not demanded


def insertions(kind, planted, partner):
    """What to insert into the file of a type: offset, length of what it replaces, text."""
    parameters, stored = KINDS[kind].parameters.format(partner=partner), KINDS[kind].stored
    result = [(planted.opening, 0, f"\n {stored}\n")] if stored else []
    for modifiers, place in planted.initializers if parameters else []:
        if "convenience" not in modifiers:
            offset, has_parameters, body = place
            result.append((offset, 0, parameters + ", " * has_parameters))
            result += [(body, 0, " self.seedling = seedling\n")] if stored else []
    if planted.form:
        result.append((planted.closing, 0, f"\n func seedProbe() {{\n {planted.form}\n }}\n"))
    return result


def pairs(found):
    """Pairs of types that can see each other: of one folder, each named once."""
    count = collections.Counter(planted.name for planted in found)
    groups = collections.defaultdict(list)
    for planted in found:
        if not planted.is_private and "." not in planted.name and count[planted.name] == 1:
            groups[os.path.dirname(planted.path)].append(planted)
    return [pair for group in groups.values() for pair in zip(group[::2], group[1::2])]


def findings(program, kind, texts, project, planted, partners):
    """What is told of the seeds in a copy of the project."""
    changes = collections.defaultdict(list)
    for one in planted:
        changes[one.path] += insertions(kind, one, partners.get(one.name))
    told = seeding.findings(program, KINDS[kind].rule, project, texts, changes, SUPPORT)
    return [finding for finding in told if kind in ("massive", "ring") or "Seed" in finding["dependency"]]


def is_named(name, subject):
    """Whether a finding's subject is the type of a fact: either may be written with less in front."""
    return name == subject or name.endswith("." + subject) or subject.endswith("." + name)


def untold_rings(program, texts, project, pairs, at_once):
    """Of pairs of types that take each other, planted some at a time, those that are not told."""
    left = []
    for first in range(0, len(pairs), at_once):
        some = pairs[first : first + at_once]
        partners = {one.name: other.name for pair in some for one, other in (pair, pair[::-1])}
        told = findings(program, "ring", texts, project, [one for pair in some for one in pair], partners)
        told = [{finding["subject"], finding["dependency"]} for finding in told]
        left += [pair for pair in some if {one.name for one in pair} not in told]
    return left


def plant_rings(program, texts, project, found):
    every = pairs([planted for planted in found if takes_more(planted)])
    # Rings that hang together are told as one: what is left is tried again, each alone.
    left = untold_rings(program, texts, project, untold_rings(program, texts, project, every, RINGS_AT_ONCE), 1)
    return len(every), 0, [f"{one.name}, {other.name}" for one, other in left]


def is_left_out(kind, planted):
    return planted.roles & KINDS[kind].exempt or KINDS[kind].only and not planted.roles & KINDS[kind].only


def plant(program, kind, texts, project, found):
    """How many faults were planted, how many into types that the rule leaves out, and what was not told."""
    if kind == "ring":
        return plant_rings(program, texts, project, found)
    planted = [one for one in found if not KINDS[kind].parameters or takes_more(one)]
    for number, one in enumerate(planted):
        one.form = KINDS[kind].forms[number % len(KINDS[kind].forms)]
    told = collections.defaultdict(list)
    for finding in findings(program, kind, texts, project, planted, {}):
        told[finding["subject"].split(".")[-1]].append(finding["subject"])
    left, exempt = [], 0
    for one in planted:
        is_told = any(is_named(one.name, subject) for subject in told[one.name.split(".")[-1]])
        if kind == "used" and is_told:
            left.append(f"{one.name}: {one.form}")
        elif kind != "used" and not is_told and is_left_out(kind, one):
            exempt += 1
        elif kind != "used" and not is_told:
            left.append(f"{one.name} {' '.join(sorted(one.roles))} {one.form if kind == 'pipeline' else ''}".strip())
    return len(planted), exempt, left


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", choices=KINDS, metavar="KIND", help=", ".join(KINDS))
    parser.add_argument("dilint")
    parser.add_argument("projects", nargs="+")
    options = parser.parse_args()
    wrong = 0
    for project in map(os.path.abspath, options.projects):
        texts, found = types(options.dilint, project)
        for kind in [options.only] if options.only else KINDS:
            count, exempt, left = plant(options.dilint, kind, texts, project, found)
            if kind == "used":
                wrong += len(left)
                print(f"{os.path.basename(project)} {kind}: {count} planted, {len(left)} told wrongly")
            else:
                told = count - exempt - len(left)
                print(f"{os.path.basename(project)} {kind}: {count} planted, {told} told, {exempt} left out by role")
            for name in left:
                print("   ", name)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
