// Swinject: a file that only makes containers says which of them hands its registrations down to which.
// only: unregistered-dependency

//- Sources/App/Wiring.swift
import Swinject

enum Wiring {
    static let main = Container()
    static let spare = Container()
    static let below = Container(parent: main)
}

//- Sources/App/Start.swift
import Swinject

protocol Lamp {
    func shine()
}

final class Bulb: Lamp {
    func shine() {}
}

final class Start {
    func assemble() {
        Wiring.main.register(Lamp.self) { _ in Bulb() }
        //                   ^ related: [unregistered-dependency] {{registered here, on another container}}
    }

    func run() {
        Wiring.spare.resolve(Lamp.self)!.shine()
        //                   ^ error: [unregistered-dependency] {{Start asks Swinject for Lamp, which only a container out of its reach registers}}
        Wiring.below.resolve(Lamp.self)!.shine()
    }
}
