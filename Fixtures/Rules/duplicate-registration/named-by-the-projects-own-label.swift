// A project may have functions of its own that take a registration's name under another label.
// only: duplicate-registration, unregistered-dependency

import Swinject

enum GateName: String {
    case north, south
}

extension Container {
    func register<Service>(
        _ type: Service.Type, gateName: GateName, factory: @escaping (any Resolver) -> Service
    ) {
        _register(type, factory: factory, name: gateName.rawValue)
    }

    func register<Service>(_ type: Service.Type, weight: Int, factory: @escaping (any Resolver) -> Service) {
        _register(type, factory: factory)
    }
}

extension Resolver {
    func resolve<Service>(_ type: Service.Type, gateName: GateName) -> Service? {
        resolve(type, name: gateName.rawValue)
    }
}

final class Gate {
    func open() {}
}

final class Fence {
    func paint() {}
}

final class Yard {
    init(north: Gate, south: Gate) {}
}

final class YardAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Gate.self, gateName: .north) { _ in Gate() }
        container.register(Gate.self, gateName: .south) { _ in Gate() }
        container.register(Fence.self, weight: 1) { _ in Fence() }
        container.register(Fence.self, weight: 2) { _ in Fence() }
        //                 ^ warning: [duplicate-registration] {{YardAssembly registers Fence a second time}}
        container.register(Yard.self) { resolver in
            Yard(
                north: resolver.resolve(Gate.self, gateName: .north)!,
                south: resolver.resolve(Gate.self, gateName: .south)!)
        }
    }
}
