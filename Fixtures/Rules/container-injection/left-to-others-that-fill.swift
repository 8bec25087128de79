// Who is named after dependencies, and makes those that fill the registry it takes, assembles as they do. Who makes what
// fills none, or bears another name, takes the registry to ask it.
// only: container-injection, inline-assembly, dependency-pipeline

final class Clock {
    func now() -> Int { 1 }
}
final class Bell {
    func ring() {}
}

protocol Resolving: AnyObject {
    func resolve<T>(for type: T.Type) -> T
}
protocol Registering: AnyObject {
    func register<T>(for type: T.Type, _ make: @escaping (Resolving) -> T)
}

final class Engine: Resolving, Registering {
    private var makers: [ObjectIdentifier: (Resolving) -> Any] = [:]
    func resolve<T>(for type: T.Type) -> T { makers[ObjectIdentifier(type)]!(self) as! T }
    func register<T>(for type: T.Type, _ make: @escaping (Resolving) -> T) { makers[ObjectIdentifier(type)] = make }
}

final class ClockDependencies {
    private let engine: Resolving & Registering
    init(engine: Resolving & Registering) { self.engine = engine }
    func registerAll() { engine.register(for: Clock.self) { _ in Clock() } }
}
final class BellDependencies {
    private let engine: Resolving & Registering
    init(engine: Resolving & Registering) { self.engine = engine }
    func registerAll() { engine.register(for: Bell.self) { _ in Bell() } }
    //                   ^ related: [dependency-pipeline] {{BellDependencies uses it}}
}

final class TowerDependencies {
    private let engine: Resolving & Registering
    init(engine: Resolving & Registering) { self.engine = engine }
    func registerAll() {
        ClockDependencies(engine: engine).registerAll()
        BellDependencies(engine: engine).registerAll()
    }
}

// By two steps.
final class TownDependencies {
    private let engine: Resolving & Registering
    init(engine: Resolving & Registering) { self.engine = engine }
    func registerAll() { TowerDependencies(engine: engine).registerAll() }
}

// What it makes fills nothing.
final class StreetDependencies {
    private let engine: Resolving & Registering
    init(engine: Resolving & Registering) { self.engine = engine }
    //   ^ warning: [container-injection] {{StreetDependencies takes the whole container Resolving & Registering}}
    func clock() -> Clock { engine.resolve(for: Clock.self) }
    //                      ^ related: [dependency-pipeline] {{StreetDependencies uses it}}
}
final class DistrictDependencies {
    private let engine: Resolving & Registering
    init(engine: Resolving & Registering) { self.engine = engine }
    //   ^ warning: [container-injection] {{DistrictDependencies takes the whole container Resolving & Registering}}
    //   ^ warning: [dependency-pipeline] {{DistrictDependencies takes Resolving & Registering only to hand it on: DistrictDependencies → StreetDependencies, which uses it}}
    func show() { StreetDependencies(engine: engine).clock().now() }
    //            ^ note: [inline-assembly] {{DistrictDependencies builds StreetDependencies out of its own dependencies}}
    //                                       ^ related: [dependency-pipeline] {{DistrictDependencies hands it to StreetDependencies}}
}

// Another name.
final class TownPresenter {
    private let engine: Resolving & Registering
    init(engine: Resolving & Registering) { self.engine = engine }
    //   ^ warning: [container-injection] {{TownPresenter takes the whole container Resolving & Registering}}
    //   ^ warning: [dependency-pipeline] {{TownPresenter takes Resolving & Registering only to hand it on: TownPresenter → BellDependencies, which uses it}}
    func show() { BellDependencies(engine: engine).registerAll() }
    //            ^ note: [inline-assembly] {{TownPresenter builds BellDependencies out of its own dependencies}}
    //                                     ^ related: [dependency-pipeline] {{TownPresenter hands it to BellDependencies}}
}
