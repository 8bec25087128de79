// What the initializer builds and keeps is own assembly, however it gets there: by a name declared before, out of a
// closure that is called at once, as an element of a collection, in the case of an enum.

protocol WindGauge {
    func read() -> Int
}

final class Sail {
    private let gauge: any WindGauge
    init(gauge: any WindGauge) { self.gauge = gauge }
    func set() -> Int { gauge.read() }
}

final class Sloop {
    private let sail: Sail

    init(gauge: any WindGauge, spare: Sail?) {
        let chosen: Sail
        if let spare { chosen = spare } else { chosen = Sail(gauge: gauge) }
        sail = chosen
    }

    func go() -> Int { sail.set() }
}

final class Ketch {
    private let sail: Sail?

    init(gauge: any WindGauge, isRigged: Bool) {
        var rigged: Sail? = nil
        if isRigged {
            let sail = Sail(gauge: gauge)
            rigged = sail
        }
        sail = rigged
    }

    func go() -> Int { sail?.set() ?? 0 }
}

final class Yawl {
    private let sail: Sail

    init(gauge: any WindGauge, isRacing: Bool) {
        let sail: Sail = {
            if isRacing { return Sail(gauge: gauge) }
            return Sail(gauge: gauge)
        }()
        self.sail = sail
    }

    func go() -> Int { sail.set() }
}

final class Schooner {
    private var sails: [String: Sail] = [:]

    init(gauge: any WindGauge, masts: [String]) {
        for mast in masts {
            let sail = Sail(gauge: gauge)
            sails[mast] = sail
        }
    }

    func go() -> Int { sails.values.reduce(0) { $0 + $1.set() } }
}

final class Dinghy {
    init(gauge: any WindGauge, isTowed: Bool) {
    //   ^ warning: [dependency-pipeline] {{Dinghy takes WindGauge only to hand it on: Dinghy → Sail, which uses it}}
        let sail: Sail
        if isTowed { return }
        sail = Sail(gauge: gauge)
        print(sail.set())
    }
}

final class Raft {
    private let gauge: any WindGauge
    private var sails: [String: Sail] = [:]

    init(gauge: any WindGauge) { self.gauge = gauge }
    //   ^ warning: [dependency-pipeline] {{Raft takes WindGauge only to hand it on: Raft → Sail, which uses it}}

    func hoist() { sails["main"] = Sail(gauge: gauge) }
}

enum Rigging {
    case bare
    case set(Sail)
}

struct Cutter {
    private let rigging: Rigging
    init(gauge: any WindGauge) { rigging = .set(Sail(gauge: gauge)) }
    func isBare() -> Bool { if case .bare = rigging { true } else { false } }
}

struct Barge {
    private let gauge: any WindGauge
    init(gauge: any WindGauge) { self.gauge = gauge }
    //   ^ warning: [dependency-pipeline] {{Barge takes WindGauge only to hand it on: Barge → Sail, which uses it}}
    func hoist() -> Rigging { .set(Sail(gauge: gauge)) }
}
