// Swinject: `registerAbstract` needs no closure; what `register` is told without one is the project's own affair.
// only: unregistered-dependency

import Swinject

final class Lamp {
    func shine() {}
}

final class Horn {
    func blow() {}
}

final class Desk {
    func sit() {}
}

extension Container {
    func register<Kind: AnyObject>(_ type: Kind.Type) -> Bool { hasAnyRegistration(of: type) }
}

func assemble(_ container: Container, _ resolver: Resolver) {
    container.registerAbstract(Lamp.self)
    _ = container.register(Horn.self)
    container.register(Desk.self) { _ in Desk() }
    resolver.resolve(Lamp.self)!.shine()
    resolver.resolve(Horn.self)!.blow()
    //               ^ error: [unregistered-dependency] {{Fixture.swift asks Swinject for Horn, which nothing registers}}
    resolver.resolve(Desk.self)!.sit()
}
