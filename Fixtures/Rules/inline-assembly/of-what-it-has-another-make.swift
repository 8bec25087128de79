// What an initializer has something make that it takes, or asks that for, the type was not given. A factory could be asked for
// what is built of it.

protocol Log { func note(_ line: String) }

final class Ship {
    private let log: any Log
    init(log: any Log) { self.log = log }
    func rename() { log.note("renamed") }
}

final class Fleet {
    private let log: any Log
    init(log: any Log) { self.log = log }
    func adopt() -> Ship {
        log.note("adopted")
        return Ship(log: log)
    }
}

final class ShipViewModel {
    private let ship: Ship
    init(ship: Ship) { self.ship = ship }
    func rename() { ship.rename() }
}

final class AdoptionViewModel {
    private let ship: Ship
    private let model: ShipViewModel
    init(fleet: Fleet) {
        ship = fleet.adopt()
        model = ShipViewModel(ship: ship)
    }
    func start() {
        model.rename()
        ship.rename()
    }
}

protocol ShipFactory { func makeShip() -> Ship }

final class YardViewModel {
    private let ship: Ship
    private let model: ShipViewModel
    init(ships: any ShipFactory) {
        ship = ships.makeShip()
        model = ShipViewModel(ship: ship)
        //      ^ note: [inline-assembly] {{YardViewModel builds ShipViewModel out of its own dependencies}}
    }
    func start() {
        model.rename()
        ship.rename()
    }
}
