// Who hands itself to what it makes, be it later, is the one that is asked for; who is handed by somebody else must be there first.
// only: dependency-cycle

final class Helm {
    private let ship: Ship
    init(ship: Ship) { self.ship = ship }
    func steer() { ship.sails.hoist() }
}
final class Sails {
    private let helm: Helm
    init(helm: Helm) { self.helm = helm }
    func hoist() { helm.steer() }
}
final class Ship {
    private(set) var sails: Sails!
    private(set) lazy var helm = Helm(ship: self)
    init() { sails = Sails(helm: helm) }
}

final class Oar {
    private let boat: Boat
    init(boat: Boat) { self.boat = boat }
    func row() { boat.bench.sit() }
}
final class Bench {
    private let oar: Oar
    init(oar: Oar) { self.oar = oar }
    func sit() { oar.row() }
}
final class Boat {
    private(set) var bench: Bench!
    init(oar: Oar) { bench = Bench(oar: oar) }
    //   ^ error: [dependency-cycle] {{Making Boat needs itself: Boat → Oar → Boat}}
}

// Within what it hands over, and by way of a function of what it makes.
struct RudderParts {
    let barge: Barge
    let width: Int
}
final class Rudder {
    private let parts: RudderParts
    init(parts: RudderParts) { self.parts = parts }
    func turn() { parts.barge.float() }
}
final class Barge {
    private(set) var rudder: Rudder!
    init() { rudder = Rudder(parts: RudderParts(barge: self, width: 2)) }
    func float() { rudder.turn() }
}
final class Mast {
    private let yacht: Yacht
    init(yacht: Yacht) { self.yacht = yacht }
    static func make(for yacht: Yacht) -> Mast { Mast(yacht: yacht) }
    func stand() { yacht.boom.swing() }
}
final class Boom {
    private let mast: Mast
    init(mast: Mast) { self.mast = mast }
    func swing() { mast.stand() }
}
final class Yacht {
    private(set) var boom: Boom!
    init() {
        let mast = Mast.make(for: self)
        boom = Boom(mast: mast)
    }
}

// Who must be handed one before, be it that others are handed him later.
final class Fleet {
    private let flagship: Flagship
    init(flagship: Flagship) { self.flagship = flagship }
    func sail() { flagship.lead() }
}
final class Flagship {
    private let fleet: Fleet
    private lazy var spare = Fleet(flagship: self)
    init(fleet: Fleet) { self.fleet = fleet }
    //   ^ error: [dependency-cycle] {{Making Flagship needs itself: Flagship → Fleet → Flagship}}
    func lead() { fleet.sail() }
}
