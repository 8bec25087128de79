// However often a key is registered again, by whatever arguments, one finding names all the places.
// only: duplicate-registration

import Swinject

final class Gate {
    func open() {}
}

final class Sluice {
    func open() {}
}

final class LockAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Gate.self) { _ in Gate() }
        //                 ^ related: [duplicate-registration] {{Gate is registered here first}}
        container.register(Gate.self) { _ in Gate() }
        //                 ^ warning: [duplicate-registration] {{LockAssembly registers Gate a second time}}
        container.register(Gate.self) { _ in Gate() }
        //                 ^ related: [duplicate-registration] {{Gate is registered again here}}
        container.register(Gate.self) { (_, width: Int) in Gate() }
        //                 ^ related: [duplicate-registration] {{Gate is registered here first}}
        container.register(Gate.self) { (_, width: Int) in Gate() }
        //                 ^ related: [duplicate-registration] {{Gate is registered again here}}
        // Nobody registers these anew.
        container.register(Gate.self) { (_, width: Bool, depth: Int) in Gate() }
        container.register(Gate.self, name: "upper") { _ in Gate() }

        container.register(Sluice.self) { _ in Sluice() }
        //                 ^ related: [duplicate-registration] {{Sluice is registered here first}}
        container.register(Sluice.self) { _ in Sluice() }
        //                 ^ warning: [duplicate-registration] {{LockAssembly registers Sluice a second time}}
    }
}
