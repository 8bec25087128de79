// Default arguments that construct one another never end; where one of them is handed something, its default is left alone.
// only: dependency-cycle

final class Tide {
    private let moon: Moon
    init(moon: Moon = Moon()) { self.moon = moon }
    //                ^ related: [dependency-cycle] {{Tide constructs Moon}}
    func rise() { moon.rise() }
}

final class Moon {
    private let tide: Tide
    init(tide: Tide = Tide()) { self.tide = tide }
    //                ^ error: [dependency-cycle] {{Making Moon needs itself: Moon → Tide → Moon}}
    func rise() { tide.rise() }
}

final class Wave {
    private let foam: Foam
    init(foam: Foam = Foam()) { self.foam = foam }
    //                ^ related: [dependency-cycle] {{Wave constructs Foam}}
    func roll() { foam.roll() }
}

final class Foam {
    private let wave = Wave()
    //                 ^ error: [dependency-cycle] {{Making Foam needs itself: Foam → Wave → Foam}}
    func roll() { wave.roll() }
}

final class Spray {
    private let drop: Drop
    init(drop: Drop = Drop()) { self.drop = drop }
    init(dry: Bool) { drop = Drop(spray: nil) }
    func fly() { drop.fly() }
}

final class Drop {
    private let spray: Spray?
    init() { spray = Spray(dry: true) }
    init(spray: Spray?) { self.spray = spray }
    func fly() { spray?.fly() }
}

final class Shore {
    private let sand: Sand
    init(sand: Sand = Sand()) { self.sand = sand }
    func lie() { sand.lie() }
}

final class Sand {
    private lazy var shore = Shore(sand: self)
    func lie() { shore.lie() }
}
