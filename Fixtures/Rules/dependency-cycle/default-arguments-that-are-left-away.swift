// A call that leaves a parameter away evaluates its default while it makes the object.
// only: dependency-cycle

final class Tide {
    static let shared = Tide()
    private let moon: Moon
    init(moon: Moon = .shared) { self.moon = moon }
    //                ^ related: [dependency-cycle] {{Tide.shared asks for Moon.shared}}
    func rise() { moon.rise() }
}
final class Moon {
    static let shared = Moon()
    private let tide: Tide
    init(tide: Tide = .shared) { self.tide = tide }
    //                ^ error: [dependency-cycle] {{Producing Moon.shared needs itself: Moon.shared → Tide.shared → Moon.shared}}
    func rise() { tide.rise() }
}

/// What cannot be left away is passed, and no more.
final class Wave {
    static let shared = Wave(height: 2)
    private let foam: Foam
    init(height: Int, foam: Foam = .shared) { self.foam = foam }
    //                             ^ related: [dependency-cycle] {{Wave.shared asks for Foam.shared}}
    func roll() { foam.roll() }
}
final class Foam {
    static let shared = Foam()
    private let wave: Wave
    init() { wave = .shared }
    //              ^ error: [dependency-cycle] {{Producing Foam.shared needs itself: Foam.shared → Wave.shared → Foam.shared}}
    func roll() { wave.roll() }
}

/// Within what a part begins with.
final class Harbour {
    static let shared = Harbour()
    private let quay = Quay()
    func open() { quay.open() }
}
final class Quay {
    private let harbour: Harbour
    init(harbour: Harbour = .shared) { self.harbour = harbour }
    //                      ^ error: [dependency-cycle] {{Producing Harbour.shared needs itself: Harbour.shared → Harbour.shared}}
    func open() { harbour.open() }
}

/// Something else is passed in its place.
final class Lamp {
    static let shared = Lamp(oil: Oil(lamp: nil))
    private let oil: Oil
    init(oil: Oil = .shared) { self.oil = oil }
    func burn() { oil.burn() }
}
final class Oil {
    static let shared = Oil(lamp: nil)
    private let lamp: Lamp?
    init(lamp: Lamp? = .shared) { self.lamp = lamp }
    func burn() { lamp?.burn() }
}

/// A part is handed what it would take by default.
final class Pier {
    static let shared = Pier()
    private let rope = Rope(pier: nil)
    func hold() { rope.hold() }
}
final class Rope {
    private let pier: Pier?
    init(pier: Pier? = .shared) { self.pier = pier }
    func hold() { pier?.hold() }
}

/// By default it is asked for later.
final class Sail {
    static let shared = Sail()
    private let wind: () -> Wind
    init(wind: @escaping () -> Wind = { .shared }) { self.wind = wind }
    func set() { wind().blow() }
}
final class Wind {
    static let shared = Wind()
    private let sail: Sail
    init(sail: Sail = .shared) { self.sail = sail }
    func blow() { sail.set() }
}

/// It is no initializer that takes it by default.
final class Oar {
    static let shared = Oar()
    func pull(by hand: Hand = .shared) { hand.grip() }
}
final class Hand {
    static let shared = Hand()
    private let oar: Oar
    init(oar: Oar = .shared) { self.oar = oar }
    func grip() { oar.pull() }
}

/// The other initializer is called.
final class Flag {
    static let shared = Flag(colour: 3)
    private let mast: Mast?
    init(mast: Mast = .shared) { self.mast = mast }
    init(colour: Int) { mast = nil }
    func wave() { mast?.stand() }
}
final class Mast {
    static let shared = Mast()
    private let flag: Flag
    init(flag: Flag = .shared) { self.flag = flag }
    func stand() { flag.wave() }
}

/// One of several that may be left away is handed in: which one is not looked at.
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

/// What a shared object has is asked by default for what is made there with something in its place.
final class Dock {
    static let shared = Dock()
    let parts = PartsFactory()
}
final class PartsFactory {
    func makeWinch() -> Winch { Winch(chain: nil) }
    func makeChain() -> Chain { Chain(winch: nil) }
}
final class Winch {
    private let chain: Chain?
    init(chain: Chain? = Dock.shared.parts.makeChain()) { self.chain = chain }
    func turn() { chain?.pull() }
}
final class Chain {
    private let winch: Winch?
    init(winch: Winch? = Dock.shared.parts.makeWinch()) { self.winch = winch }
    func pull() { winch?.turn() }
}
