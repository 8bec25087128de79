// only: dependency-pipeline
// What a type gives to one that is nested in it, and that hands it on, is one thing to mend: the outer one's.

protocol Wind {
    func blow()
}

final class Sail {
    private let wind: Wind
    init(wind: Wind) { self.wind = wind }
    func set() { wind.blow() }
}

final class Mast {
    private let wind: Wind
    init(wind: Wind) { self.wind = wind }
    //   ^ warning: [dependency-pipeline] {{Mast takes Wind only to hand it on: Mast → Sail, which uses it}}

    final class Boom {
        private let wind: Wind
        private let end: Clew
        init(wind: Wind) {
            self.wind = wind
            end = Clew(wind: wind)
        }
        func swing() { Sail(wind: wind).set() }

        struct Clew {
            let wind: Wind
            func pull() { Sail(wind: wind).set() }
        }
    }

    func turn() { Boom(wind: wind).swing() }
}

// The outer one has nothing to do with it.
final class Hull {
    final class Rudder {
        private let wind: Wind
        init(wind: Wind) { self.wind = wind }
        //   ^ warning: [dependency-pipeline] {{Hull.Rudder takes Wind only to hand it on: Hull.Rudder → Sail, which uses it}}
        func swing() { Sail(wind: wind).set() }
    }
}

// The outer one uses it.
final class Keel {
    private let wind: Wind
    init(wind: Wind) { self.wind = wind }

    final class Fin {
        private let wind: Wind
        init(wind: Wind) { self.wind = wind }
        //   ^ warning: [dependency-pipeline] {{Keel.Fin takes Wind only to hand it on: Keel.Fin → Sail, which uses it}}
        func swing() { Sail(wind: wind).set() }
    }

    func turn() {
        wind.blow()
        Fin(wind: wind).swing()
    }
}

// The outer one hands on another one.
final class Deck {
    private let wind: Wind
    init(wind: Wind) { self.wind = wind }
    //   ^ warning: [dependency-pipeline] {{Deck takes Wind only to hand it on: Deck → Sail, which uses it}}

    final class Hatch {
        private let wind: Wind
        init(wind: Wind) { self.wind = wind }
        //   ^ warning: [dependency-pipeline] {{Deck.Hatch takes Wind only to hand it on: Deck.Hatch → Sail, which uses it}}
        func open() { Sail(wind: wind).set() }
    }

    func turn() { Sail(wind: wind).set() }
}
