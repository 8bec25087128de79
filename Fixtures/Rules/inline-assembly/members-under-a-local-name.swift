// A local name for a member of a member is the type's own dependency, as the member is where it stands; what is read of an
// argument of a method is its caller's.
// only: inline-assembly

protocol Oars { func row() }
final class Lockers {
    let oars: any Oars
    init(oars: any Oars) { self.oars = oars }
    func lock() { oars.row() }
}
final class Boathouse {
    let lockers: Lockers
    init(lockers: Lockers) { self.lockers = lockers }
    func open() { lockers.lock() }
}
final class CrewCoordinator {
    private let oars: any Oars
    init(oars: any Oars) { self.oars = oars }
    func start() { oars.row() }
}

final class NamedCoordinator {
    private let house: Boathouse
    init(house: Boathouse) { self.house = house }
    func go() {
        house.open()
        let oars = house.lockers.oars
        CrewCoordinator(oars: oars).start()
        // <- note: [inline-assembly] {{NamedCoordinator builds CrewCoordinator out of its own dependencies}}
    }
}
final class TwiceNamedCoordinator {
    private let house: Boathouse
    init(house: Boathouse) { self.house = house }
    func go() {
        house.open()
        let lockers = house.lockers
        let oars = lockers.oars
        CrewCoordinator(oars: oars).start()
        // <- note: [inline-assembly] {{TwiceNamedCoordinator builds CrewCoordinator out of its own dependencies}}
    }
}

final class ToldCoordinator {
    private let house: Boathouse
    init(house: Boathouse) { self.house = house }
    func go(to other: Boathouse) {
        house.open()
        let oars = other.lockers.oars
        CrewCoordinator(oars: oars).start()
    }
    func leave(for other: Boathouse) {
        let (own, others) = (house.lockers.oars, other.lockers.oars)
        own.row()
        CrewCoordinator(oars: others).start()
    }
}
