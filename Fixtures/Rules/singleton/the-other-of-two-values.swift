// What stands beside `??`, or in the other branch of `? :`, tells the type of `.shared`.
// only: singleton

final class Ferry {
    static let shared = Ferry()
    var spare: Ferry?
    func sail() {}
}

struct Fare {
    static let shared = Fare()
}

final class Ticket {
    private var ferry: Ferry?
    private var fare: Fare?

    func sail() {
        (ferry ?? .shared).sail()
        //        ^ warning: [singleton] {{Ticket reaches the shared instance Ferry.shared}}
        print(fare ?? .shared)
    }
}

final class Season {
    private var ferry: Ferry?

    func sail(isOpen: Bool) {
        guard let ferry else { return }
        let chosen = isOpen ? ferry : .shared
        //                            ^ warning: [singleton] {{Season reaches the shared instance Ferry.shared}}
        chosen.sail()
    }
}

final class Pass {
    private var ferry: Ferry?

    func sail() {
        let chosen = ferry?.spare ?? ferry ?? .shared
        //                                    ^ warning: [singleton] {{Pass reaches the shared instance Ferry.shared}}
        chosen.sail()
    }
}
