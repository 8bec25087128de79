// Who makes a registry of its own asks it for what it put in; what it finds there it asks a locator for, and so do others.
// only: service-locator

//- Sources/App/Registry.swift
final class Registry {
    private let outer: Registry?
    private var parts: [ObjectIdentifier: () -> Any] = [:]
    init(outer: Registry? = nil) { self.outer = outer }
    func register<T>(_ type: T.Type, make: @escaping () -> T) { parts[ObjectIdentifier(type)] = make }
    func resolve<T>(_ type: T.Type) -> T { parts[ObjectIdentifier(type)]?() as? T ?? outer!.resolve(type) }
}

//- Sources/App/Kiln.swift
protocol Oven {
    func heat()
}

protocol Glazing {
    func glaze()
}

final class GasOven: Oven {
    func heat() {}
}

final class Kiln {
    private let registry = Registry()
    private lazy var oven = registry.resolve((any Oven).self)

    init() { fill() }

    private func fill() {
        registry.register((any Oven).self) { GasOven() }
    }

    func fire() {
        oven.heat()
        registry.resolve((any Oven).self).heat()
    }

    func finish() {
        registry.resolve((any Glazing).self).glaze()
//      ^ warning: [service-locator] {{Kiln asks a locator for Glazing}}
    }
}

final class Potter {
    private let registry: Registry

    init(registry: Registry) {
        self.registry = registry
        registry.register((any Oven).self) { GasOven() }
    }

    func work() { registry.resolve((any Oven).self).heat() }
    //            ^ warning: [service-locator] {{Potter asks a locator for Oven}}
}

//- Sources/App/Yard.swift
protocol Yard {
    func get<T>(_ type: T.Type) -> T
    func register<T>(_ type: T.Type, make: @escaping () -> T)
}

extension Yard {
    func get<T>() -> T { get(T.self) }
}

final class OpenYard: Yard {
    private var parts: [ObjectIdentifier: () -> Any] = [:]
    func get<T>(_ type: T.Type) -> T { parts[ObjectIdentifier(type)]!() as! T }
    func register<T>(_ type: T.Type, make: @escaping () -> T) { parts[ObjectIdentifier(type)] = make }
}

final class Brickmaker {
    func run() {
        let yard: Yard = OpenYard()
        yard.register((any Oven).self) { GasOven() }
        begin(yard)
    }

    private func begin(_ yard: Yard) {
        yard.get((any Oven).self).heat()
        let oven: any Oven = yard.get()
        oven.heat()
        let glazing: any Glazing = yard.get()
        //                         ^ warning: [service-locator] {{Brickmaker asks a locator for Glazing}}
        glazing.glaze()
    }
}
