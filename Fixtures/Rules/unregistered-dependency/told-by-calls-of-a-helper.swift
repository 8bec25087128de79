// A helper hides what it registers, but its calls say it: what no call says is registered by nobody.
// only: unregistered-dependency

import Swinject

protocol Anchor {
    func drop()
}

protocol Compass {
    func point()
}

protocol Rudder {
    func turn()
}

final class IronAnchor: Anchor {
    func drop() {}
}

final class Harbour {
    func open() {}
}

final class Chart {
    func unroll() {}
}

extension Container {
    func keep<Service>(_ type: Service.Type, make: @escaping () -> Service) {
        register(type) { _ in make() }.inObjectScope(.container)
    }

    func register<Service>(_ type: Service.Type, mainMaker: @escaping (Resolver) -> Service) {
        register(type, name: nil) { resolver in mainMaker(resolver) }
    }
}

protocol Crew {
    func register<Member>(_ type: Member.Type, _ member: Member)
}

final class Ship: Crew {
    private let container: Container
    init(container: Container) { self.container = container }
    func register<Member>(_ type: Member.Type, _ member: Member) {
        container.register(type) { _ in member }
    }
}

func assemble(_ container: Container) {
    container.keep(Anchor.self) { IronAnchor() }
    container.register(Harbour.self) { _ in Harbour() }
}

func embark(_ crew: any Crew) {
    crew.register(Chart.self, Chart())
}

func start(_ resolver: Resolver) {
    resolver.resolve(Anchor.self)!.drop()
    resolver.resolve(Harbour.self)!.open()
    resolver.resolve(Chart.self)!.unroll()
    resolver.resolve(Compass.self)!.point()
    //               ^ error: [unregistered-dependency] {{Fixture.swift asks Swinject for Compass, which nothing registers}}
    resolver.resolve(Rudder.self)!.turn()
    //               ^ error: [unregistered-dependency] {{Fixture.swift asks Swinject for Rudder, which nothing registers}}
}
