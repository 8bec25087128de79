// What is named after the dependencies and fills a registry, or says what one holds, asks it for others.
// only: service-locator, container-injection, singleton

//- Sources/App/Registry.swift
final class Registry {
    static let shared = Registry()
    private var parts: [ObjectIdentifier: () -> Any] = [:]
    func register<T>(_ type: T.Type, make: @escaping () -> T) { parts[ObjectIdentifier(type)] = make }
    func resolve<T>(_ type: T.Type) -> T { parts[ObjectIdentifier(type)]!() as! T }
}

protocol Bees {
    func hum()
}

protocol Honey {
    func flow()
}

final class HiveBees: Bees {
    func hum() {}
}

final class AcaciaHoney: Honey {
    func flow() {}
}

final class Meadow {
    static let shared = Meadow()
    func bloom() {}
}

//- Sources/App/AppDependencies.swift
enum AppDependencies {
    static func setup() {
        Registry.shared.register((any Bees).self) { HiveBees() }
        Registry.shared.register((any Honey).self) { AcaciaHoney() }
        warmUp(Registry.shared)
    }

    private static func warmUp(_ registry: Registry) {
        registry.resolve((any Bees).self).hum()
        Meadow.shared.bloom()
    }
}

//- Sources/App/ApiaryDependencies.swift
struct ApiaryDependencies {
    private let registry: Registry
    init(registry: Registry) { self.registry = registry }
    var bees: any Bees { registry.resolve((any Bees).self) }
    var honey: any Honey { registry.resolve((any Honey).self) }
}

//- Sources/App/Others.swift
struct Beekeeper {
    private let registry: Registry
    init(registry: Registry) { self.registry = registry }
    //   ^ warning: [container-injection] {{Beekeeper takes the whole container Registry}}
    var bees: any Bees { registry.resolve((any Bees).self) }
    //                   ^ warning: [service-locator] {{Beekeeper asks a locator for Bees}}
    var honey: any Honey { registry.resolve((any Honey).self) }
    //                     ^ warning: [service-locator] {{Beekeeper asks a locator for Honey}}
}

struct SwarmDependencies {
    private let registry: Registry
    init(registry: Registry) { self.registry = registry }
    //   ^ warning: [container-injection] {{SwarmDependencies takes the whole container Registry}}
    func swarm() { registry.resolve((any Bees).self).hum() }
    //             ^ warning: [service-locator] {{SwarmDependencies asks a locator for Bees}}
}

final class Market {
    private let apiary: ApiaryDependencies
    init(apiary: ApiaryDependencies) { self.apiary = apiary }
    //   ^ warning: [container-injection] {{Market takes the whole container ApiaryDependencies}}
    func sell() { apiary.honey.flow() }
}
