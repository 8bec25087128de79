// A helper that is told nothing but the type registers what its calls say: what none of them says nothing registers.
// only: unregistered-dependency

import Swinject

protocol Rope {
    func hold()
}

protocol Startable: AnyObject {
    init()
    func start()
}

final class Engine: Startable {
    func start() {}
}

final class Pump: Startable {
    func start() {}
}

extension Container {
    func keep<Part: Startable>(_ type: Part.Type) {
        register(Part.self) { _ in Part() }
    }
}

func assemble(_ container: Container) {
    container.keep(Engine.self)
}

func start(_ resolver: Resolver) {
    resolver.resolve(Engine.self)!.start()
    resolver.resolve(Pump.self)!.start()
    //               ^ error: [unregistered-dependency] {{Fixture.swift asks Swinject for Pump, which nothing registers}}
    resolver.resolve(Rope.self)!.hold()
    //               ^ error: [unregistered-dependency] {{Fixture.swift asks Swinject for Rope, which nothing registers}}
}
