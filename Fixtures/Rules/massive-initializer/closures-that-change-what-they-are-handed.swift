// Whoever calls a closure that gives back what it is handed one of has one already: it makes none, and is no dependency. One that makes
// it of something else is.
// only: massive-initializer, dependency-pipeline, unused-dependency

protocol Sail { func area() -> Int }
protocol Mast { func stand() }
protocol Keel { func hold() }
protocol Helm { func turn() }
protocol Deck { func clear() }

final class Changing {
    private let mast: any Mast
    private let keel: any Keel
    private let helm: any Helm
    private let deck: any Deck
    private let change: (any Sail) -> any Sail
    init(
        mast: any Mast, keel: any Keel, helm: any Helm, deck: any Deck, change: @escaping (any Sail) -> any Sail
    ) {
        self.mast = mast
        self.keel = keel
        self.helm = helm
        self.deck = deck
        self.change = change
    }
    func go(_ sail: any Sail) {
        mast.stand()
        keel.hold()
        helm.turn()
        deck.clear()
        print(change(sail).area())
    }
}

final class Making {
    private let mast: any Mast
    private let keel: any Keel
    private let helm: any Helm
    private let deck: any Deck
    private let make: (any Mast) -> any Sail
    init(
//  ^ warning: [massive-initializer] {{Making takes 5 dependencies, more than 4: Mast, Keel, Helm, Deck, Sail}}
        mast: any Mast, keel: any Keel, helm: any Helm, deck: any Deck, make: @escaping (any Mast) -> any Sail
    ) {
        self.mast = mast
        self.keel = keel
        self.helm = helm
        self.deck = deck
        self.make = make
    }
    func go() {
        mast.stand()
        keel.hold()
        helm.turn()
        deck.clear()
        print(make(mast).area())
    }
}

typealias SailChange = (any Sail, Int) throws -> (any Sail)?

final class Loft {
    private let change: SailChange
    private let choose: ((any Sail)?) -> any Sail
    init(change: @escaping SailChange, choose: @escaping ((any Sail)?) -> any Sail) {
        self.change = change
        self.choose = choose
    }
    func bench() -> Bench { Bench(change: change, choose: choose) }
}

final class Bench {
    private let change: SailChange
    init(change: @escaping SailChange, choose: @escaping ((any Sail)?) -> any Sail) { self.change = change }
    func sew(_ sail: any Sail) throws { print(try change(sail, 1)?.area() ?? 0) }
}

final class Yard {
    private let make: (Int) -> any Sail
    init(make: @escaping (Int) -> any Sail) { self.make = make }
    //   ^ warning: [unused-dependency] {{Yard takes Sail and keeps it, but never uses it}}
    func sew() {}
}
