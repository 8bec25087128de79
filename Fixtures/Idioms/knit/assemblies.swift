// Knit: whoever conforms to one of its protocols for assemblies is a container, and may reach what it hands in.
// only: singleton, service-locator

import Knit

final class Depot {
    static let shared = Depot()
    private var stock = 0
    func take() -> Int { stock }
}

final class RopeAssembly: GeneratedModuleAssembly {
    func assemble(container: Container<Resolver>) { fill(container) }
    private func fill(_ container: Container<Resolver>) {
        let depot = Depot.shared
        container.register(Rope.self) { _ in Rope(depot: depot) }
    }
}

final class SailAssembly: FakeAssembly {
    typealias ReplacedAssembly = RopeAssembly
    func assemble(container: Container<Resolver>) { fill(container) }
    private func fill(_ container: Container<Resolver>) {
        let depot = Depot.shared
        container.register(Rope.self) { _ in Rope(depot: depot) }
    }
}

final class MastAssembly: AbstractAssembly {
    func assemble(container: Container<Resolver>) { check(Depot.shared, container) }
    private func check(_ depot: Depot, _ container: Container<Resolver>) {
        if depot.take() > 0 { container.registerAbstract(Rope.self) }
    }
}

final class HullAssembly: DefaultModuleAssemblyOverride {
    typealias OverrideType = SailAssembly
    func assemble(container: Container<Resolver>) { fill(container) }
    private func fill(_ container: Container<Resolver>) {
        let depot = Depot.shared
        container.register(Rope.self) { _ in Rope(depot: depot) }
    }
}

final class Ropewalk: Walking {
    func twist() -> Int { Depot.shared.take() }
    //                    ^ warning: [singleton] {{Ropewalk reaches the shared instance Depot.shared}}
}

final class Rope {
    private let depot: Depot
    init(depot: Depot) { self.depot = depot }
    func pull() -> Int { depot.take() }
}
