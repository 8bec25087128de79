// Dip: what a registration is told to fill afterwards is the container's own code; what other closures ask a global
// container for is asked of a locator. A wrapper fetches what is registered, be it a package's.
// only: service-locator, hidden-dependency

import Dip
import DeckKit

let locker = DependencyContainer()

final class Bell {
    private var rung = 0
    func ring() { rung += 1 }
}

final class Tower {
    var bell: Bell?
    func open() { bell?.ring() }
}

final class Gate {
    private let bell: Bell
    init(bell: Bell) { self.bell = bell }
    func open() { bell.ring() }
}

func configure(_ container: DependencyContainer) {
    container.register { Bell() }
    container.register { Deck() }
    container.register { Gate(bell: try container.resolve()) }
    container.register { Tower() }
        .resolvingProperties { _, tower in tower.bell = try locker.resolve() as Bell }
}

final class Watch {
    private let queue = WorkQueue()
    func begin() {
        queue.later { try! (locker.resolve() as Bell).ring() }
        //                  ^ warning: [service-locator] {{Watch asks a locator for Bell}}
    }
}

final class Sailor {
    @Injected var deck: Deck?
//  ^ note: [hidden-dependency] {{Sailor needs Deck, which no initializer shows}}
    @Injected var count: Int?
    func swab() { deck?.clean() }
}

final class Cook {
    private let deck: Deck
    init(deck: Deck) { self.deck = deck }
    func cook() { deck.clean() }
}
