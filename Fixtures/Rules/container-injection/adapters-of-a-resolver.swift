// What gives out by type itself may take a resolver: it is one, for those who must not know the library. Who takes it
// takes a whole resolver, though nobody registers anything with it.
// only: container-injection, service-locator

//- Sources/Wiring/SwinjectParts.swift
import Swinject

final class SwinjectParts: Parts {
    private let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    func resolve<Part>(_ type: Part.Type) -> Part { resolver.resolve(type)! }
}

final class PartsList {
    private let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    //   ^ warning: [container-injection] {{PartsList takes the whole container Resolver}}
    func count() { resolver.resolve(Wheel.self)?.turn() }
    //             ^ warning: [service-locator] {{PartsList asks a locator for Wheel}}
}

//- Sources/Wiring/Parts.swift
protocol Parts {
    func resolve<Part>(_ type: Part.Type) -> Part
}

final class Wheel {
    func turn() {}
}

final class Workbench {
    private let parts: any Parts
    init(parts: any Parts) { self.parts = parts }
    //   ^ warning: [container-injection] {{Workbench takes the whole container Parts}}
    func build() { parts.resolve(Wheel.self).turn() }
    //             ^ warning: [service-locator] {{Workbench asks a locator for Wheel}}
}

/// A formula is worked out, for whatever it is told: nothing is asked for by type.
protocol Formula {
    func resolve(_ names: [String: Double]) -> Double
}

final class Sheet {
    private let formula: any Formula
    init(formula: any Formula) { self.formula = formula }
    func total() -> Double { formula.resolve([:]) }
}
