// Who tells a registry of several things, and keeps it for that, asks it for what they are made of.
// only: service-locator

//- Sources/App/Registry.swift
final class Registry {
    static let shared = Registry()
    private var parts: [ObjectIdentifier: Any] = [:]
    func register<T>(_ type: T.Type, part: Any) { parts[ObjectIdentifier(type)] = part }
    func resolve<T>(_ type: T.Type) -> T { parts[ObjectIdentifier(type)] as! T }
}

@propertyWrapper struct Part<T> {
    private let type: T.Type
    private let registry = Registry.shared
    var wrappedValue: T { registry.resolve(type) }
    init(_ type: T.Type) { self.type = type }
}

//- Sources/App/Definitions.swift
protocol Loom {
    func weave()
}

protocol Mill {
    func grind()
}

final class HandLoom: Loom {
    func weave() {}
}

final class WindMill: Mill {
    private let loom: any Loom
    init(loom: any Loom) { self.loom = loom }
    func grind() { loom.weave() }
}

final class Definitions {
    private let registry = Registry.shared

    func define() {
        registry.register((any Loom).self, part: HandLoom())
        registry.register((any Mill).self, part: WindMill(loom: registry.resolve((any Loom).self)))
    }

    func open() {
        registry.resolve((any Mill).self).grind()
//      ^ warning: [service-locator] {{Definitions asks a locator for Mill}}
    }
}

final class Outfit {
    private let registry: Registry

    init() { registry = Registry.shared }

    func define() {
        registry.register((any Loom).self, part: HandLoom())
        registry.register((any Mill).self, part: WindMill(loom: registry.resolve((any Loom).self)))
    }
}

final class Weaver {
    private let registry: Registry

    init() { registry = Registry.shared }
    //                  ^ warning: [service-locator] {{Weaver reaches the locator Registry.shared}}

    func work() { registry.resolve((any Loom).self).weave() }
    //            ^ warning: [service-locator] {{Weaver asks a locator for Loom}}
}

final class Miller {
    private let registry = Registry.shared
    //                     ^ warning: [service-locator] {{Miller reaches the locator Registry.shared}}
    func work() { registry.resolve((any Mill).self).grind() }
    //            ^ warning: [service-locator] {{Miller asks a locator for Mill}}
}
