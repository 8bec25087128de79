// What another function tells a helper is anything.
// only: unregistered-dependency

import Swinject

protocol Anchor {
    func drop()
}

final class Harbour {
    func open() {}
}

extension Container {
    func keep<Service>(_ type: Service.Type, make: @escaping () -> Service) {
        register(type) { _ in make() }
    }

    func keep<Service>(made: @escaping () -> Service) {
        keep(Service.self, make: made)
    }
}

func assemble(_ container: Container) {
    container.register(Harbour.self) { _ in Harbour() }
}

func start(_ resolver: Resolver) {
    resolver.resolve(Anchor.self)!.drop()
    resolver.resolve(Harbour.self)!.open()
}
