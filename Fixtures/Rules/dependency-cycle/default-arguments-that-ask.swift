// What an initializer takes by default is asked for where an instance is made without it. Where it is handed in, or another
// initializer makes the instance, nobody asks.
// only: dependency-cycle

final class Sloop {
    static let shared = Sloop()
    private let cutter: Cutter
    init(cutter: Cutter = .shared) { self.cutter = cutter }
    //                    ^ related: [dependency-cycle] {{Sloop.shared asks for Cutter.shared}}
    func sail() { cutter.sail() }
}

final class Cutter {
    static let shared = Cutter(crew: 3)
    private let sloop: Sloop
    private let crew: Int
    init(crew: Int, sloop: Sloop = .shared) {
    //                             ^ error: [dependency-cycle] {{Producing Cutter.shared needs itself: Cutter.shared → Sloop.shared → Cutter.shared}}
        self.crew = crew
        self.sloop = sloop
    }
    func sail() { sloop.sail() }
}

final class Yawl {
    static let shared = Yawl()
    private let ketch: Ketch
    init(ketch: Ketch = .shared) { self.ketch = ketch }
    func sail() { ketch.sail() }
}

final class Ketch {
    static let shared = Ketch(yawl: nil)
    private let yawl: Yawl?
    init(yawl: Yawl? = .shared) { self.yawl = yawl }
    func sail() { yawl?.sail() }
}

final class Brig {
    static let shared = Brig(masts: 2)
    private let barque: Barque?
    init(masts: Int) { barque = nil }
    init(barque: Barque = .shared) { self.barque = barque }
    func sail() { barque?.sail() }
}

final class Barque {
    static let shared = Barque()
    private let brig: Brig
    init(brig: Brig = .shared) { self.brig = brig }
    func sail() { brig.sail() }
}

final class Junk {
    static let shared = Junk()
    private let dhow: () -> Dhow
    init(dhow: @escaping () -> Dhow = { .shared }) { self.dhow = dhow }
    func sail() { dhow().sail() }
}

final class Dhow {
    static let shared = Dhow()
    private let junk: Junk
    init(junk: Junk = .shared) { self.junk = junk }
    func sail() { junk.sail() }
}

// One of several that may be left away is handed in: which one is not looked at.

final class Tug {
    static let shared = Tug(barge: Barge(load: 1))
    private let barge: Barge
    init(barge: Barge = .shared, power: Int = 3) { self.barge = barge }
    func pull() { barge.float() }
}

final class Barge {
    static let shared = Barge()
    private let tug: Tug?
    init(tug: Tug = .shared) { self.tug = tug }
    init(load: Int) { tug = nil }
    func float() { tug?.pull() }
}
