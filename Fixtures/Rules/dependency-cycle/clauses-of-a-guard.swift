// A guard asks its first condition in any case, and each further one only where those before it hold.
// only: dependency-cycle

protocol Baking { func bake() }
protocol Milling { func mill() }
final class Oven: Baking {
    private let mill: (any Milling)?
    init(mill: (any Milling)? = nil) { self.mill = mill }
    func bake() { mill?.mill() }
}
final class Windmill: Milling {
    private let oven: (any Baking)?
    init(oven: (any Baking)? = nil) { self.oven = oven }
    func mill() { oven?.bake() }
}
enum Bakery {
    nonisolated(unsafe) static var isOpen = false
    nonisolated(unsafe) static var spare: (any Milling)?
}

/// What stands first.
final class EarlyContainer {
    var oven: any Baking {
        guard let mill = mill as? Windmill, Bakery.isOpen else { return Oven() }
        //               ^ related: [dependency-cycle] {{oven asks for mill}}
        return Oven(mill: mill)
    }
    var mill: any Milling { Windmill(oven: oven) }
    //                                     ^ error: [dependency-cycle] {{Producing EarlyContainer.mill needs itself: mill → oven → mill}}
}

/// What stands behind a condition, a binding, a pattern, and one that is told its own name alone.
final class LateContainer {
    var oven: any Baking {
        guard Bakery.isOpen, let mill = mill as? Windmill else { return Oven() }
        return Oven(mill: mill)
    }
    var mill: any Milling { Windmill(oven: oven) }

    var stove: any Baking {
        guard let spare = Bakery.spare, grinder is Windmill else { return Oven() }
        return Oven(mill: spare)
    }
    var grinder: any Milling { Windmill(oven: stove) }

    var kiln: any Baking {
        guard case .some = Bakery.spare, case let wheel as Windmill = wheel else { return Oven() }
        return Oven(mill: wheel)
    }
    var wheel: any Milling { Windmill(oven: kiln) }

    var hearth: (any Baking)? {
        guard Bakery.isOpen, let stone else { return nil }
        return Oven(mill: stone)
    }
    var stone: (any Milling)? { Windmill(oven: hearth) }
}
