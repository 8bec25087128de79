// Of a member that a type hands to several, each of them is told once: to hand it to one of them less would not be enough.
// only: dependency-pipeline

protocol HasClock {
    var clock: any Ticking { get }
}
protocol HasDeck {
    var deck: any Scrubbing { get }
}
protocol Ticking {
    func tick() -> Int
}
protocol Scrubbing {
    func scrub()
}
typealias RoundScope = HasClock & HasDeck

final class Bosun {
    private let clock: any Ticking
    init(clock: any Ticking) { self.clock = clock }
    func whistle() { _ = clock.tick() }
}

final class Cook {
    private let clock: any Ticking
    init(clock: any Ticking) { self.clock = clock }
    func cook() { _ = clock.tick() }
}

final class Lookout {
    private let clock: any Ticking
    init(clock: any Ticking) { self.clock = clock }
    func look() { _ = clock.tick() }
}

final class Round {
    private let clock: any Ticking
    private let deck: any Scrubbing
    private let lookout: Lookout
    private var bosun: Bosun?
    private var cook: Cook?

    init(scope: RoundScope) {
    //   ^ warning: [dependency-pipeline] {{Round reads clock of RoundScope only to hand it on}}
        clock = scope.clock
        deck = scope.deck
        lookout = Lookout(clock: scope.clock)
    }

    func call() {
        deck.scrub()
        bosun = Bosun(clock: clock)
        //                   ^ related: [dependency-pipeline] {{clock is handed to Bosun}}
    }

    func serve() {
        cook = Cook(clock: clock)
        //                 ^ related: [dependency-pipeline] {{clock is handed to Cook}}
        lookout.look()
    }

    func callAgain() { bosun = Bosun(clock: clock) }
}
