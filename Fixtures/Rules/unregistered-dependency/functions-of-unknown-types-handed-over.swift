// A function whose type cannot be told may make anything.
// only: unregistered-dependency

import Resolver

protocol Winch { func wind() }

final class Anchor {}

func register(_ makers: Makers) {
    Resolver.register { Anchor() }
    Resolver.register(factory: makers.first)
}

final class Deck {
    @Injected private var winch: Winch
    func work() { winch.wind() }
}
