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
