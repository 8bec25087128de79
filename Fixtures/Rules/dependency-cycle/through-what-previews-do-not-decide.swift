// What serves previews is no second implementation: the other one is what the protocol is bound to.
// only: dependency-cycle

protocol Deck {
    func go()
}

final class Ship {
    private let deck: any Deck
    init(deck: any Deck) { self.deck = deck }
    //   ^ related: [dependency-cycle] {{Ship takes Deck, which is LiveDeck}}
    func sail() { deck.go() }
}

final class LiveDeck: Deck {
    private let ship: Ship
    init(ship: Ship) { self.ship = ship }
    //   ^ error: [dependency-cycle] {{Making LiveDeck needs itself: LiveDeck → Ship → LiveDeck}}
    func go() { ship.sail() }
}

#if DEBUG
    final class DeckPreview: Deck {
        func go() {}
    }
#endif
