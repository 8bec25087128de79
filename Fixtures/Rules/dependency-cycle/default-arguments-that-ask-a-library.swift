// A library's container is asked by a default argument as by the initializer itself, where the maker leaves that away.
// only: dependency-cycle

import Factory

extension Container {
    var oar: Factory<Oar> { self { Oar() }.singleton }
    var boat: Factory<Boat> { self { Boat() }.singleton }
    var sail: Factory<Sail> { self { Sail(mast: Mast(sail: nil)) } }
    var mast: Factory<Mast> { self { Mast() } }
}

final class Oar {
    private let boat: Boat
    init(boat: Boat = Container.shared.boat()) { self.boat = boat }
    //                ^ related: [dependency-cycle] {{oar asks for boat}}
    func row() { boat.move() }
}

final class Boat {
    private let oar: Oar
    init(oar: Oar = Container.shared.oar()) { self.oar = oar }
    //              ^ error: [dependency-cycle] {{Producing Container.boat needs itself: boat → oar → boat}}
    func move() { oar.row() }
}

final class Sail {
    private let mast: Mast
    init(mast: Mast = Container.shared.mast()) { self.mast = mast }
    func hoist() { mast.stand() }
}

final class Mast {
    private let sail: Sail?
    init(sail: Sail? = Container.shared.sail()) { self.sail = sail }
    func stand() { sail?.hoist() }
}
