// Who hands the container that he takes to a method of his own that fills it fills it himself. To hand it to another one's is
// no filling, nor is a method that only asks it.
// only: container-injection

protocol Finding: AnyObject {
    func resolve<Thing>(_ type: Thing.Type) -> Thing
}

protocol Telling {
    func register<Thing>(_ type: Thing.Type, make: @escaping (any Finding) -> Thing)
}

final class Registry: Finding, Telling {
    private var makers: [String: (any Finding) -> Any] = [:]
    func resolve<Thing>(_ type: Thing.Type) -> Thing { makers["\(type)"]!(self) as! Thing }
    func register<Thing>(_ type: Thing.Type, make: @escaping (any Finding) -> Thing) { makers["\(type)"] = make }
}

final class Anvil {
    func ring() {}
}

final class Smithy {
    private let anvil: Anvil
    private lazy var second = Anvil()
    init(registry: any Finding & Telling) {
        anvil = registry.resolve(Anvil.self)
        fill(telling: registry)
    }
    private func fill(telling: any Telling) { telling.register(Anvil.self) { _ in self.second } }
    func work() { anvil.ring() }
}

// Over several steps, from the property, or once somebody asks.
final class Forge {
    private let registry: any Finding & Telling
    init(registry: any Finding & Telling) { self.registry = registry }
    func open() {
        prepare(registry)
        registry.resolve(Anvil.self).ring()
    }
    private func prepare(_ registry: any Finding & Telling) { fill(registry) }
    private func fill(_ telling: any Telling) { telling.register(Anvil.self) { _ in Anvil() } }
}

class Hearth {
    let registry: any Finding & Telling
    init(registry: any Finding & Telling) {
//       ^ warning: [container-injection] {{Hearth takes the whole container Finding & Telling}}
        self.registry = registry
    }
    func glow() { registry.resolve(Anvil.self).ring() }
}

final class BlueHearth: Hearth {
    init(registry: any Finding & Telling, size: Int) {
        super.init(registry: registry)
        fill(registry)
    }
    private func fill(_ telling: any Telling) { telling.register(Anvil.self) { _ in Anvil() } }
}

// It only asks.
final class Farrier {
    init(registry: any Finding & Telling) { work(with: registry) }
    //   ^ warning: [container-injection] {{Farrier takes the whole container Finding & Telling}}
    private func work(with finding: any Finding) { finding.resolve(Anvil.self).ring() }
}

// It hands it to another one who fills it, and fills others that it did not take.
final class Stable {
    private let finding: any Finding
    init(finding: any Finding & Telling) {
    //   ^ warning: [container-injection] {{Stable takes the whole container Finding & Telling}}
        self.finding = finding
        Filler.fill(finding)
    }
    func open() { finding.resolve(Anvil.self).ring() }
    func prepare(_ other: any Telling) { other.register(Anvil.self) { _ in Anvil() } }
}

enum Filler {
    static func fill(_ telling: any Telling) { telling.register(Anvil.self) { _ in Anvil() } }
}
