// Swinject: a closure that fills another container on the way still asks for what it makes its object of.
// only: dependency-cycle, unregistered-dependency

import Swinject

final class Kitchen {
    private let stove: Stove
    private let parts: Container

    init(stove: Stove, parts: Container) {
        self.stove = stove
        self.parts = parts
    }

    func cook() { stove.heat(parts) }
}

final class Stove {
    private let kitchen: Kitchen

    init(kitchen: Kitchen) {
        self.kitchen = kitchen
    }

    func heat(_ parts: Container) { kitchen.cook() }
}

final class Pan {
    func fry() {}
}

final class KitchenAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Kitchen.self) { resolver in
            let parts = Container()
            parts.register(Pan.self) { _ in Pan() }
            return Kitchen(stove: resolver.resolve(Stove.self)!, parts: parts)
    //                            ^ error: [dependency-cycle] {{Producing Kitchen needs itself: Kitchen → Stove → Kitchen}}
        }
        container.register(Stove.self) { resolver in
            Stove(kitchen: resolver.resolve(Kitchen.self)!)
    //                     ^ related: [dependency-cycle] {{Stove asks for Kitchen}}
        }
    }
}
