// A closure that is handed to a bare function which calls it at once runs there and then; an initializer that is kept
// for later, or handed to who keeps it, makes nothing yet.
// only: dependency-cycle

final class Mill {
    private let make: (String) -> Wheel
    init() { make = Wheel.init }
    func turn() { make("oak").turn() }
}

final class Wheel {
    private let name: String
    private let mill = Mill()
    init(name: String) { self.name = name }
    func turn() { mill.turn() }
}

struct Makers {
    private let make: (String) -> Sail
    init(_ make: @escaping (String) -> Sail) { self.make = make }
    func sail() -> Sail { make("white") }
}

final class Boat {
    private let makers: Makers
    init() { makers = Makers(Sail.init) }
    func leave() { makers.sail().set() }
}

final class Sail {
    private let name: String
    private let boat = Boat()
    init(name: String) { self.name = name }
    func set() { boat.leave() }
}

final class Kiln {
    private let pot: Pot
    init(clay: [Int]) {
        pot = withExtendedLifetime(clay) { Pot(weight: $0.count) }
        //                                 ^ error: [dependency-cycle] {{Making Kiln needs itself: Kiln → Pot → Kiln}}
    }
    func fire() { pot.harden() }
}

final class Pot {
    private let weight: Int
    private let kiln = Kiln(clay: [])
    //                 ^ related: [dependency-cycle] {{Pot constructs Kiln}}
    init(weight: Int) { self.weight = weight }
    func harden() { kiln.fire() }
}
