// Who makes a registry and tells it of something asks its own one, and the closure that a registry is told may ask for
// what it makes its object of; who is handed a registry asks a locator.
// only: service-locator

protocol Oven {
    func heat()
}

final class GasOven: Oven {
    func heat() {}
}

protocol Depot {
    func resolve<T>(_ type: T.Type) -> T
    func set<T>(_ thing: T, for type: T.Type)
    func register(_ type: Any.Type, _ make: @escaping () -> Any)
}

extension Depot {
    func pull<T>() -> T { resolve(T.self) }
}

final class Registry: Depot {
    private var parts: [ObjectIdentifier: Any] = [:]
    func set<T>(_ thing: T, for type: T.Type) { parts[ObjectIdentifier(type)] = thing }
    func register(_ type: Any.Type, _ make: @escaping () -> Any) { parts[ObjectIdentifier(type)] = make() }
    func resolve<T>(_ type: T.Type) -> T { parts[ObjectIdentifier(type)] as! T }
}

func part<T>(of depot: any Depot) -> T { depot.pull() }

final class Kiln {
    private let registry = Registry()
    init() { registry.register(Oven.self) { GasOven() } }
    func fire() { registry.resolve(Oven.self).heat() }
}

final class Potter {
    private let depot: any Depot
    init(depot: any Depot) { self.depot = depot }
    func cool() {
        let oven: any Oven = part(of: depot)
    //                       ^ warning: [service-locator] {{Potter asks a locator for Oven}}
        oven.heat()
    }
}

final class RiverClay {
    private let oven: any Oven
    init(oven: any Oven) { self.oven = oven }
    func knead() { oven.heat() }
}

final class Wheel {
    private let depot: any Depot
    init(depot: any Depot) { self.depot = depot }

    func prepare() {
        depot.register(RiverClay.self) { [depot] in RiverClay(oven: part(of: depot)) }
        print("ready")
    }
}

final class Bench {
    private let depot: any Depot
    init(depot: any Depot) { self.depot = depot }

    func prepare() {
        depot.register(RiverClay.self) { [depot] in RiverClay(oven: depot.resolve(Oven.self)) }
    }
}
