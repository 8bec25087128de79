// A helper that registers whatever it is given may have registered this as well.
// only: unregistered-dependency

import Swinject

protocol Lamp {
    func shine()
}

final class Bulb: Lamp {
    func shine() {}
}

final class Socket {
    func plug() {}
}

extension Container {
    func provide<Service>(_ type: Service.Type, _ make: @escaping () -> Service) {
        register(type) { _ in make() }
    }
}

func assemble(_ container: Container) {
    container.provide(Lamp.self) { Bulb() }
    container.register(Socket.self) { _ in Socket() }
}

func start(_ resolver: Resolver) {
    resolver.resolve(Lamp.self)!.shine()
    resolver.resolve(Socket.self)!.plug()
}
