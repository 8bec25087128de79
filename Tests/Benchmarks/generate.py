#!/usr/bin/env python3
"""Makes Swift sources to measure dilint on: the same for the same arguments, on every machine.

    Tests/Benchmarks/generate.py TREE FOLDER

FOLDER is made, and must not be there. TREE is one of

    app-N            an app of N files: services behind protocols, view models, views, entities, requests, assemblies
    megabyte         one file of 1 MB, cut from the same cloth
    members          one type with 10,000 members that use each other
    ring             100,000 types that take each other in initializers, 50,000 of them in one ring
    providers        the same as properties of one container
    conformances     5,000 types that conform to one protocol, 5,000 that take it
    extensions       10,000 extensions of one type, each with a member of its own
    namesakes        10,000 nested types of one name, each used in its own outer type
    subclasses       5,000 subclasses of one class that takes 1,000 services
    overloads        10,000 functions of one name, each called
    ancestors        one type of 3,000 protocols, each with an overload of one function, called 20,000 times
    chain            10,000 classes, each inheriting from the one before
    shared           one shared instance, reached from 20,000 places
    targets          3,000 targets of one manifest, each importing the one before
    registrations    5,000 registrations in one function of a Swinject assembly, each resolving the one before
    libraries        six libraries, a file each: a ring of 10,000, or 10,000 that ask one container, component or root
"""

import os
import sys

NOUNS = """Account Address Album Article Avatar Badge Basket Booking Calendar Camera Campaign Card Catalog Channel Chat
Checkout Comment Contact Contract Coupon Customer Delivery Device Discount Document Download Event Favorite Feed Filter
Folder Friend Gallery Goal Group History Image Invoice Item Journey Label Language Ledger Library List Location Login
Map Media Member Menu Message Module News Note Offer Order Page Payment Person Phone Photo Place Plan Player Playlist
Post Price Product Profile Project Question Rating Receipt Recipe Region Reminder Report Review Reward Room Route
Schedule Score Search Season Section Session Setting Shipment Shop Song Stock Story Stream Student Survey Tag Task Team
Ticket Topic Tour Trade Transfer Trip Tutorial Upload User Video Vote Voucher Wallet Weather Widget Workout""".split()
VERBS = "load store update remove fetch refresh validate share archive restore import export submit track".split()


class Numbers:
    """Pseudorandom numbers that do not depend on the version of Python (a linear congruential generator, MMIX's)."""

    def __init__(self, seed):
        self.state = seed * 2862933555777941757 + 3037000493

    def below(self, limit):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (self.state >> 33) % limit

    def one_of(self, values):
        return values[self.below(len(values))]


def stem(number):
    """A name that no other number has."""
    return f"{NOUNS[number % 113]}{NOUNS[number // 113 % 109]}{number // (113 * 109) or ''}"


def earlier_service(number, random):
    """A service's number: mostly one near by, now and then one far away; never a later one, so there are no rings."""
    if number == 0:
        return 0
    distance = random.below(number) if random.below(10) == 0 else random.below(min(number, 60))
    return (number - 1 - distance) // 4 * 4


def methods(random, entity, calls):
    """Some methods that use the dependencies `calls`."""
    lines = []
    for index in range(2 + random.below(4)):
        verb = random.one_of(VERBS)
        name = f"{verb}{entity}{index}"
        lines += [
            "",
            f"    /// Does what a {verb} has to do, in step {index}.",
            f"    func {name}(id: Int, limit: Int = {10 * (index + 1)}) async throws -> [{entity}] {{",
            f"        guard id > {index}, limit < 1_000 else {{ return [] }}",
            f"        var result: [{entity}] = []",
        ]
        for call in calls:
            if random.below(3):
                lines.append(f"        let {call}Items = try await {call}.items(after: id, limit: limit)")
                lines.append(f"        result += {call}Items.compactMap {{ {entity}(id: $0, title: \"{verb} \\($0)\") }}")
        lines += [
            "        for index in 0..<limit where index.isMultiple(of: 2) {",
            f"            let title = \"{entity} \" + String(index) // what users see",
            f"            result.append({entity}(id: index, title: title.lowercased()))",
            "        }",
            f"        return result.filter {{ $0.id != {random.below(1000)} && !$0.title.isEmpty }}",
            "    }",
        ]
    return lines


def service_file(number, random):
    name, entity = stem(number), stem(number) + "Entity"
    is_shared = number % 52 == 8
    needed = sorted({earlier_service(number, random) for _ in range(0 if is_shared else random.below(4))} - {number})
    calls = [f"dependency{n}" for n in needed]
    lines = ["import Foundation", "", f"/// Keeps {name}s.", f"protocol {name}Serving: AnyObject {{"]
    lines += [
        "    func items(after id: Int, limit: Int) async throws -> [Int]",
        f"    func title(of id: Int) -> String",
        "}",
        "",
        f"struct {entity}: Equatable, Codable, Identifiable {{",
        "    let id: Int",
        "    var title: String",
        "    var createdAt: Date?",
        "",
        "    enum CodingKeys: String, CodingKey {",
        "        case id, title",
        '        case createdAt = "created_at"',
        "    }",
        "",
        "    init(id: Int, title: String) {",
        "        self.id = id",
        "        self.title = title",
        "    }",
        "}",
        "",
        f"final class {name}Service: {name}Serving {{",
    ]
    lines += [f"    private let dependency{n}: {stem(n)}Serving" for n in needed]
    parameters = ", ".join(f"dependency{n}: {stem(n)}Serving" for n in needed)
    lines += ["    private var cache: [Int: String] = [:]", "", f"    init({parameters}) {{"]
    lines += [f"        self.dependency{n} = dependency{n}" for n in needed]
    lines += [
        "    }",
        "",
        "    func items(after id: Int, limit: Int) async throws -> [Int] { (id..<(id + limit)).map { $0 * 2 } }",
        "",
        "    func title(of id: Int) -> String {",
        "        if let title = cache[id] { return title }",
        f"        let title = NSLocalizedString(\"{name}\", comment: \"\")",
        "        cache[id] = title",
        "        return title",
        "    }",
    ]
    lines += methods(random, entity, calls) + ["}"]
    if is_shared:
        lines += ["", f"extension {name}Service {{", f"    static let shared = {name}Service()", "}"]
    return lines


def view_file(number, random):
    name, service = stem(number), stem(earlier_service(number, random))
    lines = [
        "import SwiftUI",
        "",
        "@MainActor",
        f"final class {name}ViewModel: ObservableObject {{",
        "    enum State: Equatable { case idle, loading, loaded([Int]), failed(String) }",
        "",
        "    @Published private(set) var state = State.idle",
        f"    private let service: {service}Serving",
        "",
        f"    init(service: {service}Serving) {{ self.service = service }}",
        "",
        "    func appear() async {",
        "        state = .loading",
        "        do {",
        "            let items = try await service.items(after: 0, limit: 20)",
        "            state = .loaded(items.sorted { $0 < $1 })",
        "        } catch {",
        "            state = .failed(error.localizedDescription)",
        "        }",
        "    }",
        "}",
        "",
        f"struct {name}View: View {{",
        f"    @StateObject var model: {name}ViewModel",
        "    @Environment(\\.dismiss) private var dismiss",
        "",
        "    var body: some View {",
        "        VStack(alignment: .leading, spacing: 8) {",
        "            switch model.state {",
        "            case .idle: EmptyView()",
        "            case .loading: ProgressView().padding()",
        "            case .loaded(let items):",
        "                ForEach(items, id: \\.self) { item in",
        f"                    Text(\"{name} \\(item)\").font(.headline).foregroundColor(.primary)",
        "                    Divider().padding(.horizontal, 16)",
        "                }",
        "            case .failed(let message): Text(message)",
        "            }",
    ]
    for index in range(2 + random.below(5)):
        lines += [
            f"            Button(\"{random.one_of(VERBS)}\") {{",
            "                Task { await model.appear() }",
            f"                dismiss()",
            f"            }}.disabled(model.state == .loading).opacity(0.{index + 1})",
        ]
    lines += ["        }", "        .task { await model.appear() }", "    }", "}"]
    if number % 40 == 1:
        lines += ["", f"extension {name}View {{"]
        lines += [f"    func reload() {{ print({stem(number // 52 * 52 + 8)}Service.shared.title(of: {number})) }}", "}"]
    return lines


def entity_file(number, random):
    lines = ["import Foundation"]
    for index in range(2 + random.below(3)):
        name = f"{stem(number)}Record{index}"
        lines += ["", f"struct {name}: Codable, Hashable {{", f"    var id = UUID()"]
        for field in range(3 + random.below(8)):
            kind = random.one_of(["String", "Int", "Double?", "[String]", "[String: Int]", "Date", "URL?"])
            lines.append(f"    var {random.one_of(NOUNS).lower()}{field}: {kind}")
        lines += ["", "    var isValid: Bool { !id.uuidString.isEmpty }", "}"]
        lines += ["", f"extension {name}: CustomStringConvertible {{", f'    var description: String {{ "{name} \\(id)" }}', "}"]
    lines += ["", "extension String {", f"    var as{stem(number)}: String {{ trimmingCharacters(in: .whitespaces) }}", "}"]
    return lines


def assembly_file(number, random):
    name = stem(number)
    lines = ["import Foundation", "", f"struct {name}Request {{", "    let path: String", "    var query: [String: String] = [:]", "}", ""]
    lines += [f"final class {name}Assembly {{"]
    services = sorted({earlier_service(number, random) for _ in range(3)})
    lines += [f"    private let service{n}: {stem(n)}Serving" for n in services]
    lines += ["", "    init(" + ", ".join(f"service{n}: {stem(n)}Serving" for n in services) + ") {"]
    lines += [f"        self.service{n} = service{n}" for n in services] + ["    }"]
    for n in services:
        lines += [
            "",
            f"    /// A screen for {stem(n)}.",
            f"    func make{stem(n)}Request(page: Int) async throws -> {name}Request {{",
            f"        let items = try await service{n}.items(after: page * 20, limit: 20)",
            f"        return {name}Request(path: \"/{stem(n).lower()}\", query: [\"ids\": items.map(String.init).joined()])",
            "    }",
        ]
    lines += ["}", "", f"enum {name}Route: Hashable {{"]
    lines += [f"    case {random.one_of(VERBS)}{index}(id: Int, title: String)" for index in range(4 + random.below(6))]
    return lines + ["}"]


KINDS = [service_file, view_file, entity_file, assembly_file]


def app_source(number):
    """Of four files one is a service, so that a service's number is a multiple of four."""
    return "\n".join(KINDS[number % 4](number, Numbers(number))) + "\n"


def app(count):
    for number in range(count):
        yield f"Sources/Feature{number // 200}/Part{number // 20 % 10}/{stem(number)}.swift", app_source(number)


def megabyte():
    text, number = [], 0
    while sum(map(len, text)) < 1_000_000:
        text.append(app_source(number))
        number += 1
    yield "Sources/App/Everything.swift", "\n".join(text)


def members():
    lines = ["import Foundation", "", "final class Everything {"]
    lines += [f"    var stored{n}: Int = {n}" for n in range(2500)]
    lines += [f"    var computed{n}: Int {{ stored{n} + stored{(n * 7) % 2500} }}" for n in range(2500)]
    lines += [f"    func method{n}(value: Int) -> Int {{ value + computed{n % 2500} }}" for n in range(2500)]
    lines += [
        f"    func caller{n}() {{ stored{n} = method{(n * 3) % 2500}(value: self.method{n}(value: computed{n})) }}"
        for n in range(2500)
    ]
    yield "Sources/App/Everything.swift", "\n".join(lines + ["}", ""])


def link(number, size, ring):
    """Which one a node takes: the next of the ring, or, outside of it, one of half its number."""
    return (number + 1) % ring if number < ring else number // 2


def ring(size=100_000, length=50_000, block=100):
    for first in range(0, size, block):
        lines = []
        for number in range(first, first + block):
            other = link(number, size, length)
            lines += [
                f"final class Node{number}Service {{",
                f"    private let other: Node{other}Service",
                f"    init(other: Node{other}Service) {{ self.other = other }}",
                "    func run() { other.run() }",
                "}",
                "",
            ]
        yield f"Sources/Graph{first // 10_000}/Nodes{first}.swift", "\n".join(lines)


def providers(size=100_000, length=50_000, block=1000):
    yield "Sources/App/Container.swift", "final class AppContainer {\n    init() {}\n}\n"
    for first in range(0, size, block):
        lines, factories = [], ["extension AppContainer {"]
        for number in range(first, first + block):
            other = link(number, size, length)
            lines += [
                f"final class Node{number}Service {{",
                f"    private let other: Node{other}Service",
                f"    init(other: Node{other}Service) {{ self.other = other }}",
                "    func run() { other.run() }",
                "}",
            ]
            factories.append(f"    var node{number}: Node{number}Service {{ Node{number}Service(other: node{other}) }}")
        yield f"Sources/App/Nodes{first}.swift", "\n".join(lines + factories + ["}", ""])


def conformances(count=5000, block=100):
    yield "Sources/App/Work.swift", "protocol Working: AnyObject {\n    func work(on item: Int) -> Int\n}\n"
    for first in range(0, count, block):
        lines = []
        for number in range(first, first + block):
            lines += [
                f"final class Worker{number}: Working {{",
                f"    func work(on item: Int) -> Int {{ item + {number} }}",
                "}",
                f"final class Manager{number} {{",
                "    private let worker: Working",
                "    init(worker: Working) { self.worker = worker }",
                "    func run() { _ = worker.work(on: 1) }",
                "}",
            ]
        yield f"Sources/App/Workers{first}.swift", "\n".join(lines + [""])


def extensions(count=10_000, block=10):
    yield "Sources/App/Palette.swift", "final class Palette {\n    let base: Int\n    init(base: Int) { self.base = base }\n}\n"
    for first in range(0, count, block):
        lines = []
        for number in range(first, first + block):
            lines += [f"extension Palette {{", f"    func color{number}() -> Int {{ base + {number} }}"]
            lines += [f"    func mixed{number}() -> Int {{ color{number}() + color{(number * 7) % count}() }}", "}"]
        yield f"Sources/App/Palette{first}.swift", "\n".join(lines + [""])


def namesakes(count=10_000, block=10):
    for first in range(0, count, block):
        lines = []
        for number in range(first, first + block):
            lines += [
                f"final class Screen{number} {{",
                "    final class Store {",
                "        var value = 0",
                "        func change(by amount: Int) { value += amount }",
                "    }",
                "    private let store: Store",
                "    init(store: Store) { self.store = store }",
                f"    func run() {{ store.change(by: {number}) }}",
                f"    static func make() -> Screen{number} {{ Screen{number}(store: Store()) }}",
                "}",
            ]
        yield f"Sources/App/Screens{first}.swift", "\n".join(lines + [""])


def subclasses(count=5000, needs=1000, block=100):
    services = range(needs)
    yield "Sources/App/Services.swift", "\n".join(f"final class Part{n}Service {{\n    init(first: Kind0) {{}}\n}}" for n in services) + "\n"
    taken = ", ".join(f"part{n}: Part{n}Service" for n in services)
    yield "Sources/App/Base.swift", f"class Base {{\n    init({taken}) {{}}\n}}\n"
    for first in range(0, count, block):
        lines = [f"final class Kind{number}: Base {{}}" for number in range(first, first + block)]
        yield f"Sources/App/Kinds{first}.swift", "\n".join(lines + [""])


def overloads(count=10_000, block=100):
    for first in range(0, count, block):
        lines = []
        for number in range(first, first + block):
            lines += [
                f"struct Value{number} {{ let raw: Int }}",
                f"func render(_ value: Value{number}, width: Int = 80) -> String {{ String(value.raw + width) }}",
                f"func use{number}() {{ print(render(Value{number}(raw: {number}))) }}",
            ]
        yield f"Sources/App/Render{first}.swift", "\n".join(lines + [""])


def ancestors(count=3000, calls=20_000, block=100):
    for first in range(0, count, block):
        lines = []
        for number in range(first, first + block):
            lines += [
                f"struct Ink{number} {{}}",
                f"protocol Drawing{number} {{}}",
                f"extension Drawing{number} {{ func draw(_ ink: Ink{number}) {{}} }}",
            ]
        yield f"Sources/App/Drawing{first}.swift", "\n".join(lines + [""])
    kinds = ", ".join(f"Drawing{number}" for number in range(count))
    lines = [f"final class Canvas: {kinds} {{", "    func fill() {"]
    lines += [f"        draw(Ink{number % count}())" for number in range(calls)]
    yield "Sources/App/Canvas.swift", "\n".join(lines + ["    }", "}", ""])


def chain(count=10_000, block=100):
    yield "Sources/App/Link.swift", "class Link0 {\n    func run() -> Int { 0 }\n}\n"
    for first in range(0, count, block):
        lines = []
        for number in range(first + 1, first + block + 1):
            lines += [f"class Link{number}: Link{number - 1} {{", f"    func step{number}() -> Int {{ run() }}", "}"]
        yield f"Sources/App/Links{first}.swift", "\n".join(lines + [""])


def shared(count=20_000, block=20):
    yield (
        "Sources/App/Analytics.swift",
        "final class AnalyticsService {\n    static let shared = AnalyticsService()\n    private var events: [String] = []\n"
        "    func track(_ event: String) { events.append(event) }\n}\n",
    )
    for first in range(0, count, block):
        lines = []
        for number in range(first, first + block):
            lines += [f"final class Screen{number}Presenter {{", f"    func appear() {{ AnalyticsService.shared.track(\"{number}\") }}", "}"]
        yield f"Sources/App/Presenters{first}.swift", "\n".join(lines + [""])


def targets(count=3000):
    lines = ["// swift-tools-version: 6.0", "import PackageDescription", "", "let package = Package(", '    name: "Many",', "    targets: ["]
    for number in range(count):
        needed = f'"Part{number - 1}"' if number else ""
        lines.append(f'        .target(name: "Part{number}", dependencies: [{needed}]),')
    yield "Package.swift", "\n".join(lines + ["    ]", ")", ""])
    for number in range(count):
        lines = [f"import Part{number - 1}", ""] if number else []
        taken = f"Part{number - 1}Service" if number else "Int"
        lines += [
            f"public final class Part{number}Service {{",
            f"    private let previous: {taken}",
            f"    public init(previous: {taken}) {{ self.previous = previous }}",
            "    public func run() { print(previous) }",
            "}",
        ]
        yield f"Sources/Part{number}/Service.swift", "\n".join(lines + [""])


def registrations(count=5000):
    lines = ["import Swinject", "", "final class AppAssembly: Assembly {", "    func assemble(container: Container) {"]
    for number in range(count):
        needed = f"previous: resolver.resolve(Part{number - 1}Serving.self)!" if number else ""
        lines.append(f"        container.register(Part{number}Serving.self) {{ resolver in Part{number}Service({needed}) }}")
    yield "Sources/App/AppAssembly.swift", "\n".join(lines + ["    }", "}", ""])
    for number in range(count):
        lines = [f"protocol Part{number}Serving: AnyObject {{", "    func run()", "}", "", f"final class Part{number}Service: Part{number}Serving {{"]
        if number:
            lines += [f"    private let previous: Part{number - 1}Serving", f"    init(previous: Part{number - 1}Serving) {{ self.previous = previous }}"]
        lines += [f"    func run() {{ {'previous.run()' if number else ''} }}", "}"]
        yield f"Sources/App/Part{number}.swift", "\n".join(lines + [""])


def libraries(count=10_000):
    def each(line):
        return "".join(line(number) for number in range(count))

    yield "Sources/App/Dip.swift", (
        "import Dip\n"
        + each(lambda n: f"final class Oar{n}Service {{ init(next: Oar{(n + 1) % count}Service) {{}} }}\n")
        + "func row(_ container: DependencyContainer) {\n"
        + each(lambda n: f"    container.register(.singleton) {{ Oar{n}Service(next: try container.resolve()) }}\n")
        + "}\n"
    )
    yield "Sources/App/Factory.swift", (
        "import FactoryKit\nfinal class Sail { func set() {} }\nextension Container {\n"
        + each(lambda n: f"    var sail{n}: Factory<Sail> {{ self {{ Sail() }} }}\n")
        + "}\nfinal class Deck {\n"
        + each(lambda n: f"    func set{n}() {{ Container.shared.sail{n}().set() }}\n")
        + "}\n"
    )
    yield "Sources/App/Needle.swift", (
        "import NeedleFoundation\nfinal class Chart {}\n"
        + each(lambda n: f"protocol Leg{n}Dependency: Dependency {{ var chart{n}: Chart {{ get }} }}\n"
               f"final class Leg{n}Component: Component<Leg{n}Dependency> {{}}\n")
        + "final class VoyageComponent: BootstrapComponent {\n"
        + each(lambda n: f"    var leg{n}: Leg{n}Component {{ Leg{n}Component(parent: self) }}\n")
        + "}\n"
    )
    yield "Sources/App/Resolver.swift", (
        "import Resolver\n"
        + each(lambda n: f"final class Buoy{n}Service {{ func ring() {{}} }}\n")
        + "extension Resolver: ResolverRegistering {\n    public static func registerAllServices() {\n"
        + each(lambda n: f"        register {{ Buoy{n}Service() }}\n")
        + "    }\n}\nfinal class Strait {\n"
        + each(lambda n: f"    @Injected var buoy{n}: Buoy{n}Service\n")
        + "}\n"
    )
    yield "Sources/App/SafeDI.swift", (
        "import SafeDI\n"
        + each(lambda n: f"@Instantiable public final class Cabin{n}: Instantiable {{\n    @Received let key{n}: Key{n}\n"
               f"    public init(key{n}: Key{n}) {{ self.key{n} = key{n} }}\n}}\n"
               f"@Instantiable public final class Key{n}: Instantiable {{ public init() {{}} }}\n")
        + "@Instantiable(isRoot: true) public final class Ship: Instantiable {\n    public init() {}\n"
        + each(lambda n: f"    @Instantiated let cabin{n}: Cabin{n}\n")
        + "}\n"
    )
    yield "Sources/App/Swinject.swift", (
        "import Swinject\nfinal class Bell { var rope: Rope? }\nfinal class Rope {}\nfunc hang(_ container: Container) {\n"
        + each(lambda n: f'    container.register(Bell.self, name: "{n}") {{ _ in Bell() }}\n'
               "        .initCompleted { resolver, bell in bell.rope = resolver.resolve(Rope.self)! }\n")
        + "}\n"
    )


TREES = [
    megabyte, members, ring, providers, conformances, extensions, namesakes, subclasses, overloads, ancestors, chain, shared,
    targets, registrations, libraries,
]


def main():
    trees = {tree.__name__: tree for tree in TREES}
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    name, folder = sys.argv[1:]
    if name.startswith("app-") and name[4:].isdigit():
        files = app(int(name[4:]))
    elif name in trees:
        files = trees[name]()
    else:
        sys.exit(__doc__)
    os.makedirs(folder)
    for path, text in files:
        path = os.path.join(folder, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)


if __name__ == "__main__":
    main()
