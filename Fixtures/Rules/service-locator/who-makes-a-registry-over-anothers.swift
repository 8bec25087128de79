// Who makes a registry over another one, wherever that is, and fills it, asks his own for what he told it: the registry is
// a part of his, and nothing that he could be given. What he did not tell it he asks a locator for, and whoever fills none
// makes a registry that another one could make.
// only: service-locator, inline-assembly, self-made-dependency

//- Sources/App/Registry.swift
protocol Finding: AnyObject {
    func resolve<Thing>(_ type: Thing.Type) -> Thing
}

protocol Telling {
    func register<Thing>(_ type: Thing.Type, make: @escaping (any Finding) -> Thing)
}

final class Registry: Finding, Telling {
    private let outer: (any Finding)?
    private var makers: [String: (any Finding) -> Any] = [:]
    init(outer: (any Finding)? = nil) { self.outer = outer }
    func resolve<Thing>(_ type: Thing.Type) -> Thing { makers["\(type)"]?(self) as? Thing ?? outer!.resolve(type) }
    func register<Thing>(_ type: Thing.Type, make: @escaping (any Finding) -> Thing) { makers["\(type)"] = make }
}

//- Sources/App/Voyage.swift
protocol Mate {
    func steer()
}

protocol Cook {
    func boil()
}

final class FirstMate: Mate {
    func steer() {}
}

final class Deck {
    private let mate: any Mate
    init(mate: any Mate) { self.mate = mate }
    func clear() { mate.steer() }
}

final class VoyageCoordinator {
    private let registry: Registry

    init(finding: any Finding) {
        registry = Registry(outer: finding)
        fill()
    }

    func start() {
        registry.resolve(Deck.self).clear()
        registry.resolve((any Cook).self).boil()
    //  ^ warning: [service-locator] {{VoyageCoordinator asks a locator for Cook}}
    }
}

extension VoyageCoordinator {
    private func fill() {
        registry.register((any Mate).self) { _ in FirstMate() }
        registry.register(Deck.self) { Deck(mate: $0.resolve((any Mate).self)) }
    }
}

// By what it asks for, and by what it is asked and told.
final class FerryCoordinator {
    private let finding: any Finding

    init(finding: any Finding) {
        let registry: any Finding & Telling = Registry(outer: finding)
        self.finding = registry
        registry.register((any Mate).self) { _ in FirstMate() }
        registry.register(Deck.self) { Deck(mate: $0.resolve((any Mate).self)) }
    }

    func start() { finding.resolve(Deck.self).clear() }
}

final class BargeCoordinator {
    private let registry: any Finding & Telling

    init(finding: any Finding) { registry = Registry(outer: finding) }

    func start() {
        registry.register(Deck.self) { Deck(mate: $0.resolve((any Mate).self)) }
        registry.resolve(Deck.self).clear()
    }
}

// Nothing is told here.
final class RaftCoordinator {
    private let registry: Registry
    init(finding: any Finding) { registry = Registry(outer: finding) }
    //                                      ^ note: [inline-assembly] {{RaftCoordinator builds Registry out of its own dependencies}}
    func start() { registry.resolve(Deck.self).clear() }
    //             ^ warning: [service-locator] {{RaftCoordinator asks a locator for Deck}}
}

// Or it is told to another one's.
final class TugCoordinator {
    private let telling: Registry
    init(telling: Registry) { self.telling = telling }

    func start() {
        telling.register(Deck.self) { Deck(mate: $0.resolve((any Mate).self)) }
        telling.resolve(Deck.self).clear()
    //  ^ warning: [service-locator] {{TugCoordinator asks a locator for Deck}}
    }
}
