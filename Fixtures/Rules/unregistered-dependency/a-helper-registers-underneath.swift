// A helper may use the function that Swinject's own helpers are made of.
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
    func keep<Service>(_ type: Service.Type, factory: @escaping (Resolver) -> Service) {
        _register(type, factory: factory, name: nil).inObjectScope(.container)
    }
}

func assemble(_ container: Container) {
    container.keep(Lamp.self) { _ in Bulb() }
    container.register(Socket.self) { _ in Socket() }
}

func start(_ resolver: Resolver) {
    resolver.resolve(Lamp.self)!.shine()
    resolver.resolve(Socket.self)!.plug()
}
