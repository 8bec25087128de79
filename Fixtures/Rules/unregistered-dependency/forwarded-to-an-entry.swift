// Swinject: what is forwarded to a registration is registered as well, however the closure is handed over.
// only: unregistered-dependency

import Swinject

protocol Lamp {
    func shine()
}

protocol Glow {
    func glow()
}

protocol Flame {
    func burn()
}

final class Bulb: Lamp, Glow {
    func shine() {}
    func glow() {}
}

func assemble(_ container: Container) {
    let entry = container.register(Lamp.self, factory: { _ in Bulb() })
    container.forward(Glow.self, to: entry)
}

func start(_ resolver: Resolver) {
    resolver.resolve(Lamp.self)!.shine()
    resolver.resolve(Glow.self)!.glow()
    resolver.resolve(Flame.self)!.burn()
    //               ^ error: [unregistered-dependency] {{Fixture.swift asks Swinject for Flame, which nothing registers}}
}
