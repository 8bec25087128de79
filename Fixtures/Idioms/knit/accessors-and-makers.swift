// Knit: accessors that are generated from registrations, makers that a macro writes, and what only looks like them.
// only: dependency-cycle, unregistered-dependency, duplicate-registration, captive-dependency

//- Sources/Quay/QuayAssembly.swift
import Knit
import KnitMacros

final class QuayAssembly: ModuleAssembly {
    func assemble(container: Container<Resolver>) {
        container.register(Crane.self) { Crane.make(resolver: $0) }
        //                               ^ error: [unregistered-dependency] {{Crane asks Swinject for Bolt, which nothing registers}}
        container.register(Winch.self) { _ in Winch() }.inObjectScope(.transient)
        container.register(Winch.self, name: "small") { _ in Winch() }
        container.register(Dock.self) { Dock.lowered(resolver: $0) }
        //                              ^ error: [unregistered-dependency] {{Dock asks Swinject for Shackle, which nothing registers}}
        container.register(Tug.self) { Tug.towed(behind: $0) }
        container.register(Log.self) { resolver in Log.make(resolver: resolver) }

        container.register(Gate.self) { Gate(hinge: $0.hinge()) }
        //                                          ^ error: [dependency-cycle] {{Producing Gate needs itself: Gate → Hinge → Gate}}
        container.register(Hinge.self) { Hinge(gate: $0.gate(), winch: $0.winch()) }
        //                                           ^ related: [dependency-cycle] {{Hinge asks for Gate}}

        // Knots are asked of others: a yard, nobody knows whom; and a name in capitals is no accessor's.
        container.register(Knot.self) { Knot(rope: $0.rope(name: "short")) }
        container.register(Rope.self) { _ in Rope(knot: Yard.common.knot()) }
        container.register(Rope.self, name: "short") { [unknown] _ in Rope(knot: unknown.knot()) }
        container.register(Loop.self) { Loop(rope: $0.Rope()) }

        // Words within another comment, or within another string, are no accessor.
        // @knit internal alias("mainWheel")
        container.register(Wheel.self) { Wheel(spoke: $0.spoke()) }
        //                                            ^ related: [dependency-cycle] {{Wheel asks for Spoke}}
        container.register(Spoke.self) { Spoke(wheel: $0.mainWheel()) }
        //                                            ^ error: [dependency-cycle] {{Producing Spoke needs itself: Spoke → Wheel → Spoke}}
        // @knit module-name("Harbour")
        container.register(Cabin.self) { Cabin(bunk: $0.bunk()) }
        container.register(Bunk.self) { Bunk(cabin: $0.Harbour()) }
        // alias("slip")
        container.register(Ramp.self) { Ramp(boat: $0.boat()) }
        container.register(Boat.self) { Boat(ramp: $0.slip()) }
    }
}

final class Yard {
    static let common = Yard()
    func knot() -> Knot { Knot(rope: Rope(knot: nil)) }
}

final class Winch { var turns = 0 }
final class Bolt {}
final class Sail {}
final class Shackle {}

final class Crane {
    // The macro asks for the winch and the bolt; not for what it is handed, what may be missing or has its own default.
    @Resolvable<Resolver>
    init(
        winch: Winch, bolt: Bolt, @Argument knot: Shackle, sail: Sail?, sails: [Sail], make: () -> Sail,
        @UseDefault other: Sail = Sail()
    ) {}
}

final class Dock {
    init(depth: Int) {}

    @Resolvable<Resolver>
    static func lowered(@Named("tiny") winch: Winch, shackle: Shackle) -> Dock { Dock(depth: 2) }
}

final class Tug {
    init(shackle: Shackle) {}

    // Another label is no macro's.
    @Resolvable<Resolver>
    static func towed(behind shackle: Shackle) -> Tug { Tug(shackle: shackle) }
}

final class Log {
    init(shackle: Shackle) {}

    // Written by hand.
    static func make(resolver: Resolver) -> Log { Log(shackle: Shackle()) }
}

final class Gate { init(hinge: Hinge) {} }
final class Hinge { init(gate: Gate, winch: Winch) {} }
final class Knot { init(rope: Rope) {} }
final class Rope { init(knot: Knot?) {} }
final class Loop { init(rope: Rope) {} }
final class Wheel { init(spoke: Spoke) {} }
final class Spoke { init(wheel: Wheel) {} }
final class Cabin { init(bunk: Any) {} }
final class Bunk { init(cabin: Any) {} }
final class Ramp { init(boat: Any) {} }
final class Boat { init(ramp: Any) {} }
