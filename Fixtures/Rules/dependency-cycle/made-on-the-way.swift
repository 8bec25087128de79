// What a provider's code makes on its way back to the provider is part of the provider's ring, which is told of once.
// only: dependency-cycle

import Swinject

final class Apple {
    private let branch: Branch
    init(branch: Branch) { self.branch = branch }
    func fall() { branch.bend() }
}

final class Branch {
    private let apple: Apple
    init(apple: Apple) { self.apple = apple }
    func bend() { apple.fall() }
}

final class OrchardContainer {
    lazy var apple = Apple(branch: Branch(apple: apple))
    //                                           ^ error: [dependency-cycle] {{Producing OrchardContainer.apple needs itself: apple → apple}}
    lazy var pear = Pear()
}

final class Pear {}

func plant(_ container: Container) {
    container.register(Plum.self) { resolver in Plum(twig: Twig(plum: resolver.resolve(Plum.self)!)) }
    //                                                                ^ error: [dependency-cycle] {{Producing Plum needs itself: Plum → Plum}}
}

final class Plum {
    private let twig: Twig
    init(twig: Twig) { self.twig = twig }
    func fall() { twig.bend() }
}

final class Twig {
    private let plum: Plum
    init(plum: Plum) { self.plum = plum }
    func bend() { plum.fall() }
}

final class Root {
    private let soil: Soil
    init(soil: Soil) { self.soil = soil }
    //   ^ error: [dependency-cycle] {{Making Root needs itself: Root → Soil → Root}}
    func drink() { soil.give() }
}

final class Soil {
    private let root: Root
    init(root: Root) { self.root = root }
    //   ^ related: [dependency-cycle] {{Soil takes Root}}
    func give() { root.drink() }
}
