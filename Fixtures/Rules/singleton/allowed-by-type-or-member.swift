// The configuration allows one member of a type, or a type with all its members, and nothing besides.
// config: { "singletons": { "allow": ["Bell.tower", "Gong"] } }

final class Bell {
    static let tower = Bell()
    static let porch = Bell()
    private init() {}
    func ring() {}
}

final class Gong {
    static let shared = Gong()
    static let spare = Gong()
    private init() {}
    func strike() {}
}

final class Drum {
    static let shared = Drum()
    private init() {}
    func beat() {}
}

final class Ringer {
    func morning() {
        Bell.tower.ring()
        Gong.shared.strike()
        Gong.spare.strike()
    }

    func evening() {
        Bell.porch.ring()
    //  ^ warning: [singleton] {{Ringer reaches the shared instance Bell.porch}}
        Drum.shared.beat()
    //  ^ warning: [singleton] {{Ringer reaches the shared instance Drum.shared}}
    }
}
