// What is named after dependencies and has others of that kind fill a registry leads them, over any number of steps;
// whoever else hands something to it only carries that.
// only: dependency-pipeline, inline-assembly

protocol Clocking {
    func tick()
}

protocol Engine {
    func start()
}

final class Registry {
    static let shared = Registry()
    private var parts: [ObjectIdentifier: () -> Any] = [:]
    func register<T>(_ type: T.Type, make: @escaping () -> T) { parts[ObjectIdentifier(type)] = make }
    func resolve<T>(_ type: T.Type) -> T { parts[ObjectIdentifier(type)]!() as! T }
}

final class Clock: Clocking {
    private let engine: any Engine
    init(engine: any Engine) { self.engine = engine }
    func tick() { engine.start() }
    //            ^ related: [dependency-pipeline] {{Clock uses it}}
}

final class ClockDependencies {
    private let engine: any Engine
    init(engine: any Engine) { self.engine = engine }

    func register() {
        let engine = engine
        Registry.shared.register((any Clocking).self) { Clock(engine: engine) }
    //                                                                ^ related: [dependency-pipeline] {{ClockDependencies hands it to Clock}}
    }
}

final class TimeDependencies {
    private let engine: any Engine
    init(engine: any Engine) { self.engine = engine }

    func register() { ClockDependencies(engine: engine).register() }
    //                                          ^ related: [dependency-pipeline] {{TimeDependencies hands it to ClockDependencies}}
}

final class AppDependencies {
    private let engine: any Engine
    init(engine: any Engine) { self.engine = engine }

    func register() { TimeDependencies(engine: engine).register() }
    //                                         ^ related: [dependency-pipeline] {{AppDependencies hands it to TimeDependencies}}
}

final class WorldDependencies {
    private let engine: any Engine
    init(engine: any Engine) { self.engine = engine }

    func register() { AppDependencies(engine: engine).register() }
}

final class Session {
    private let engine: any Engine
    init(engine: any Engine) { self.engine = engine }
    //   ^ warning: [dependency-pipeline] {{Session takes Engine only to hand it on: Session → AppDependencies → TimeDependencies → ClockDependencies → Clock, which uses it}}

    func begin() { AppDependencies(engine: engine).register() }
    //             ^ note: [inline-assembly] {{Session builds AppDependencies out of its own dependencies}}
    //                                     ^ related: [dependency-pipeline] {{Session hands it to AppDependencies}}
}
