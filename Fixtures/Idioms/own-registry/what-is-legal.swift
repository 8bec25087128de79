// What registries of the project's own cope with, or what cannot be seen.
// only: dependency-cycle, unregistered-dependency, duplicate-registration

//- Sources/App/Crate.swift
final class Crate {
    private var made: [String: () -> Any] = [:]

    func register<T>(_ make: @escaping () -> T, name: String? = nil) { made["\(T.self)" + (name ?? "")] = make }
    func resolve<T>(_ type: T.Type = T.self, name: String? = nil) -> T? { made["\(type)" + (name ?? "")]?() as? T }
    func require<T>(_ type: T.Type = T.self) throws -> T {
        guard let value: T = resolve() else { throw Missing() }
        return value
    }
    func register<T>(for text: String, type: T.Type, _ make: @escaping () -> T) { made["\(type)" + text] = make }
    func reset() { made = [:] }
}
struct Missing: Error {}

protocol Plank { func lay() }
protocol Nail { func drive() }
final class LivePlank: Plank { func lay() {} }

func pack(_ crate: Crate, isOld: Bool) throws {
    crate.register { LivePlank() as Plank }
    crate.register({ LivePlank() as Plank }, name: "second")
    crate.register(for: "third", type: Plank.self) { LivePlank() }
    if isOld { crate.register { LivePlank() as Plank } }
    crate.reset()
    crate.register { LivePlank() as Plank }

    // Who copes without it.
    crate.resolve(Nail.self)?.drive()
    if let nail = crate.resolve(Nail.self) { nail.drive() }
    try crate.require(Nail.self).drive()
}

//- Sources/Lists/Board.swift
// Modules bring registrations along that cannot be seen.
struct Entry {
    let key: String
    let make: () -> Any
    init<T>(_ type: T.Type, _ make: @escaping () -> T) {
        key = "\(type)"
        self.make = make
    }
}
final class Board {
    private var made: [String: () -> Any] = [:]
    func register<T>(_ type: T.Type, _ make: @escaping () -> T) { made["\(type)"] = make }
    func register(_ entries: [Entry]) { for entry in entries { made[entry.key] = entry.make } }
    func resolve<T>(_ type: T.Type) -> T { made["\(type)"]?() as! T }
}
protocol Chalk { func write() }
protocol Sponge { func wipe() }
final class LiveChalk: Chalk { func write() {} }
final class LiveSponge: Sponge { func wipe() {} }

func hang(_ board: Board) {
    board.register(Chalk.self) { LiveChalk() }
    board.register([Entry(Sponge.self) { LiveSponge() }])
    board.resolve(Chalk.self).write()
    board.resolve(Sponge.self).wipe()
}

//- Sources/Skies/Sky.swift
// What fills a registry as it is made, or through a subscript, cannot be seen either.
final class Sky {
    private var seen: [ObjectIdentifier: Any]
    init(_ seen: [ObjectIdentifier: Any]) { self.seen = seen }
    func register<T>(_ type: T.Type, _ value: T) { seen[ObjectIdentifier(type)] = value }
    func resolve<T>(_ type: T.Type) -> T { seen[ObjectIdentifier(type)] as! T }
}
final class Chart {
    private var seen: [ObjectIdentifier: Any] = [:]
    subscript<T>(_ type: T.Type) -> T {
        get { seen[ObjectIdentifier(type)] as! T }
        set { seen[ObjectIdentifier(type)] = newValue }
    }
    func register<T>(_ type: T.Type, _ value: T) { self[type] = value }
    func resolve<T>(_ type: T.Type) -> T { self[type] }
}
final class Moon { func rise() {} }
final class Comet { func fall() {} }

func watch(_ chart: Chart) {
    let sky = Sky([ObjectIdentifier(Moon.self): Moon()])
    sky.register(Comet.self, Comet())
    sky.resolve(Moon.self).rise()
    chart.register(Comet.self, Comet())
    chart[Moon.self] = Moon()
    chart.resolve(Moon.self).rise()
}

//- Sources/Drawers/Drawer.swift
// A store of values by their type, and no registry: what was put in last is there.
final class Drawer {
    private var kept: [String: Any] = [:]
    func set<T>(_ value: T) { kept["\(T.self)"] = value }
    func get<T>() -> T? { kept["\(T.self)"] as? T }
}
protocol Spoon { func stir() }
protocol Fork { func prick() }
final class LiveSpoon: Spoon { func stir() {} }

func lay(_ drawer: Drawer) {
    drawer.set(LiveSpoon() as Spoon)
    drawer.set(LiveSpoon() as Spoon)
    let fork: Fork = drawer.get()!
    fork.prick()
}
