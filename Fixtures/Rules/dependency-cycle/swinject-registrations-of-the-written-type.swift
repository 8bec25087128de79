// What a registration's closure makes without its name is of the registered type, and asks what that one's initializer asks.
// only: dependency-cycle

import Swinject

final class Keel {
    private let hull: Hull
    init(resolver: Resolver) { hull = resolver.resolve(Hull.self)! }
    //                                ^ related: [dependency-cycle] {{Keel asks for Hull}}
    func hold() { hull.hold() }
}

final class Hull {
    private let keel: Keel
    init(resolver: Resolver) { keel = resolver.resolve(Keel.self)! }
    //                                ^ error: [dependency-cycle] {{Producing Hull needs itself: Hull → Keel → Hull}}
    func hold() { keel.hold() }
}

final class Deck {
    private let hatch: Hatch
    init(hatch: Hatch) { self.hatch = hatch }
    func walk() { hatch.open() }
}

final class Hatch {
    weak var deck: Deck?
    func open() {}
}

func register(in container: Container) {
    container.register(Keel.self) { resolver in .init(resolver: resolver) }
    container.register(Hull.self) { .init(resolver: $0) }
    container.register(Deck.self) { resolver in .init(hatch: resolver.resolve(Hatch.self)!) }
    container.register(Hatch.self) { _ in .init() }
        .initCompleted { resolver, hatch in hatch.deck = resolver.resolve(Deck.self) }
}
