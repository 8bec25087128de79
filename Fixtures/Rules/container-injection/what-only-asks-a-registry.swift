// What is called dependencies and says by its properties what a registry can be asked for is a container, which may
// keep the registry. What asks it for values alone takes the whole registry for itself.
// only: container-injection

protocol Sounding {
    func sound()
}

protocol Anchoring {
    func drop()
}

final class Registry {
    private var makers: [ObjectIdentifier: () -> Any] = [:]
    func resolve<Part>(_ type: Part.Type) -> Part { makers[ObjectIdentifier(type)]!() as! Part }
    func register<Part>(_ type: Part.Type, _ make: @escaping () -> Part) { makers[ObjectIdentifier(type)] = make }
}

final class DeckDependencies {
    private let registry: Registry
    init(registry: Registry) { self.registry = registry }
    var sounding: Sounding { registry.resolve(Sounding.self) }
    var anchoring: Anchoring { registry.resolve(Anchoring.self) }
}

// What it gives out are values.
final class HullDependencies {
    private let registry: Registry
    init(registry: Registry) { self.registry = registry }
    //   ^ warning: [container-injection] {{HullDependencies takes the whole container Registry}}
    var draught: Double { registry.resolve(Double.self) }
    var name: String { registry.resolve(String.self) }
}
