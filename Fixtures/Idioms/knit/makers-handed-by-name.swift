// Knit: a maker that a macro writes may be handed to the registration by its name: it asks for the same as where it is called.
// only: dependency-cycle, unregistered-dependency

import Knit
import KnitMacros

final class BuoyAssembly: ModuleAssembly {
    func assemble(container: Container<Resolver>) {
        container.register(Buoy.self, factory: Buoy.make(resolver:))
        //                                     ^ error: [dependency-cycle] {{Producing Buoy needs itself: Buoy → Chain → Buoy}}
        container.register(Chain.self, factory: Chain.forged(resolver:))
        //                                      ^ related: [dependency-cycle] {{Chain asks for Buoy}}
        container.register(Bell.self, factory: Bell.make)
        //                                     ^ error: [unregistered-dependency] {{Bell asks Swinject for Clapper, which nothing registers}}
        // What it is handed is asked of nobody.
        container.register(Lamp.self, factory: Lamp.make(resolver:clapper:))
        // Written by hand, it asks for nothing that is seen.
        container.register(Mast.self, factory: Mast.make(resolver:))
        // Another one's.
        container.register(Flag.self, factory: Signals.flag(resolver:))
    }
}

final class Clapper {}

final class Buoy {
    @Resolvable<Resolver>
    init(chain: Chain) {}
}

final class Chain {
    init(buoy: Buoy, links: Int) {}

    @Resolvable<Resolver>
    static func forged(buoy: Buoy) -> Chain { Chain(buoy: buoy, links: 12) }
}

final class Bell {
    @Resolvable<Resolver>
    init(clapper: Clapper) {}
}

final class Lamp {
    @Resolvable<Resolver>
    init(buoy: Buoy, @Argument clapper: Clapper) {}
}

final class Mast {
    init(clapper: Clapper) {}
    static func make(resolver: Resolver) -> Mast { Mast(clapper: Clapper()) }
}

final class Flag {
    init(clapper: Clapper) {}
}
