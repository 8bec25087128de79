// `resolver~>` and `resolver ~> Type.self` ask like `resolve`, and stop where nothing is registered.
// only: unregistered-dependency, dependency-cycle

import Swinject
import SwinjectAutoregistration

protocol Bark { func peel() }
protocol Moss { func grow() }
protocol Lichen { func cling() }

final class Birch: Bark { func peel() {} }

final class Trunk {
    init(bark: any Bark, moss: any Moss) { bark.peel(); moss.grow() }
}

final class Stump {
    init(bark: any Bark, lichen: any Lichen) { bark.peel(); lichen.cling() }
}

final class Root {
    private let stem: Stem
    init(stem: Stem) { self.stem = stem }
    func drink() { stem.drink() }
}

final class Stem {
    private let root: Root
    init(root: Root) { self.root = root }
    func drink() { root.drink() }
}

func assemble(_ container: Container) {
    container.register(Bark.self) { _ in Birch() }
    container.register(Trunk.self) { resolver in Trunk(bark: resolver~>, moss: resolver~>) }
    //                                                                         ^ error: [unregistered-dependency] {{Trunk asks Swinject for Moss, which nothing registers}}
    container.register(Stump.self) { Stump(bark: $0 ~> Bark.self, lichen: $0 ~> Lichen.self) }
    //                                                                          ^ error: [unregistered-dependency] {{Stump asks Swinject for Lichen, which nothing registers}}
    container.register(Root.self) { resolver in Root(stem: resolver~>) }
    //                                                     ^ error: [dependency-cycle] {{Producing Root needs itself: Root → Stem → Root}}
    container.autoregister(Stem.self, initializer: Stem.init)
    //                                             ^ related: [dependency-cycle] {{Stem asks for Root}}
}
