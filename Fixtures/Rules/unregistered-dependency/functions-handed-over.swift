// What makes a thing may be handed over as a function: its type says what is registered, and where it does not, anything
// may be.
// only: unregistered-dependency

//- Sources/Harbour/Registrations.swift
import Resolver

protocol Pilot { func steer() }
protocol Tug { func tow() }
protocol Crane { func lift() }

final class Anchor {}

enum Harbour {
    static func register(pilot: @escaping () -> Pilot, tug: (() -> Tug)? = nil) {
        Resolver.register { Anchor() }
        Resolver.register(factory: pilot)
        if let tug { Resolver.register(factory: tug) }
    }
}

final class Master {
    @Injected private var pilot: Pilot
    @Injected private var tug: Tug
    @Injected private var crane: Crane
    //                           ^ error: [unregistered-dependency] {{Master asks Resolver for Crane, which nothing registers}}
    func work() { pilot.steer(); tug.tow(); crane.lift() }
}
