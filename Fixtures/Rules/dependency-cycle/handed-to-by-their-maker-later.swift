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
