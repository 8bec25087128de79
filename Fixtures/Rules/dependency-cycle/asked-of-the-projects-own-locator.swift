// What an initializer or a stored property's value asks a locator of the project's own for is a need like what it takes, and
// so is what a wrapper fetches that asks as soon as it is made. What is asked later, under a name, may be missing, or is
// handed to another initializer is none.
// only: dependency-cycle

//- Sources/App/Locator.swift
final class Depot {
    static let shared = Depot()
    private var makers: [ObjectIdentifier: () -> Any] = [:]
    func register<Thing>(_ kind: Thing.Type, _ make: @escaping () -> Thing) { makers[ObjectIdentifier(kind)] = make }
    func resolve<Thing>(_ kind: Thing.Type) -> Thing { makers[ObjectIdentifier(kind)]!() as! Thing }
    func resolve<Thing>() -> Thing { resolve(Thing.self) }
    func resolve<Thing>(_ kind: Thing.Type, name: String) -> Thing { makers[ObjectIdentifier(kind)]!() as! Thing }
    func find<Thing>(_ kind: Thing.Type) -> Thing? { makers[ObjectIdentifier(kind)]?() as? Thing }
}

@propertyWrapper
struct FromDepot<Thing> {
    let wrappedValue: Thing
    init() { wrappedValue = Depot.shared.resolve() }
}

@propertyWrapper
struct LaterFromDepot<Thing> {
    var wrappedValue: Thing { Depot.shared.resolve(Thing.self) }
}

//- Sources/App/Engines.swift
protocol Pulling {
    func pull()
}

final class Engine: Pulling {
    private let tender: Tender = Depot.shared.resolve()
    //                           ^ error: [dependency-cycle] {{Making Engine needs itself: Engine → Tender → Engine}}
    func pull() { tender.fill() }
}

final class Tender {
    private let engine: Pulling
    init() { engine = Depot.shared.resolve(Pulling.self) }
    //                ^ related: [dependency-cycle] {{Tender asks for Pulling, which is Engine}}
    func fill() { engine.pull() }
}

final class Guard {
    @FromDepot private var lamp: Lamp
//  ^ error: [dependency-cycle] {{Making Guard needs itself: Guard → Lamp → Guard}}
    func wave() { lamp.light() }
}

final class Lamp {
    private let holder: Guard
    init(holder: Guard) { self.holder = holder }
    //   ^ related: [dependency-cycle] {{Lamp takes Guard}}
    func light() { holder.wave() }
}

//- Sources/App/Wagons.swift
final class Wagon {
    private let brake: Brake = Depot.shared.resolve()
    func stop() { brake.press() }
}

final class Brake {
    @LaterFromDepot private var wagon: Wagon
    private lazy var other: Wagon = Depot.shared.resolve()
    private let spare: Wagon?
    private let named: Wagon
    init(named: Bool) {
        spare = Depot.shared.find(Wagon.self)
        self.named = Depot.shared.resolve(Wagon.self, name: "last")
        if named { Depot.shared.resolve(Wagon.self).stop() }
    }
    func press() {
        wagon.stop()
        other.stop()
        spare?.stop()
        named.stop()
        Depot.shared.resolve(Wagon.self).stop()
    }
}

//- Sources/App/Signals.swift
final class Signal {
    private let arm: Arm
    init() { arm = Depot.shared.resolve() }
    init(arm: Arm) { self.arm = arm }
    func turn() { arm.lift() }
}

final class Arm {
    private let signal: Signal
    init() { signal = Depot.shared.resolve(Signal.self) }
    func lift() { signal.turn() }
}

//- Sources/App/Switches.swift
func fromDepot<Thing>() -> Thing { Depot.shared.resolve() }

@propertyWrapper
struct Handed<Thing> {
    let wrappedValue: Thing
    init() { wrappedValue = fromDepot() }
}

final class Lever {
    private let point: Point = fromDepot()
    //                         ^ error: [dependency-cycle] {{Making Lever needs itself: Lever → Point → Lever}}
    func throwOver() { point.move() }
}

final class Point {
    @Handed private var lever: Lever
//  ^ related: [dependency-cycle] {{Point asks for Lever}}
    func move() { lever.throwOver() }
}
