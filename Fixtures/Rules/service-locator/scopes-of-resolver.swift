// Resolver's scopes are statics of the container's type: who names one says how long something is kept.
// only: service-locator

import Resolver

final class Loom {}

struct LoomSettings {
    var width = 1
    func register() {
        Resolver.register { self }.scope(Resolver.cached)
        Resolver.register { Loom() }.scope(Resolver.application)
    }
    func weave() -> Loom { Weaver(Resolver.main).loom }
    //                            ^ warning: [service-locator] {{LoomSettings reaches the locator Resolver.main}}
}

struct Weaver {
    let loom: Loom
    init(_ resolver: Resolver) { loom = resolver.resolve() }
    //                                  ^ warning: [service-locator] {{Weaver asks a locator for Loom}}
}
