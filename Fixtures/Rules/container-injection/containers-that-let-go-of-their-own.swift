// A container may let go of what it keeps itself. What takes something away from another object works with that: it is
// no container, and neither is what takes nothing away.
// only: container-injection

final class Disk {
    func open() {}
}

final class ShipStore {
    private let disk: Disk
    init(disk: Disk) { self.disk = disk }
    func load() { disk.open() }
}

final class ShipMail {
    private let disk: Disk
    init(disk: Disk) { self.disk = disk }
    func load() { disk.open() }
}

final class Ship {
    var cabin: ShipStore?
}

final class ShipContainer {
    let store = ShipStore(disk: Disk())
    let mail = ShipMail(disk: Disk())
    var cabin: ShipStore?
    func leave() { cabin = nil }
}

final class Captain {
    private let container: ShipContainer
    init(container: ShipContainer) { self.container = container }
    //   ^ warning: [container-injection] {{Captain takes the whole container ShipContainer}}
    func sail() {
        container.store.load()
        container.mail.load()
    }
}

final class DockContainer {
    let store = ShipStore(disk: Disk())
    let mail = ShipMail(disk: Disk())
    private let ship: Ship
    init(ship: Ship) { self.ship = ship }
    func leave() { ship.cabin = nil }
}

final class Docker {
    private let container: DockContainer
    init(container: DockContainer) { self.container = container }
    func load() {
        container.store.load()
        container.mail.load()
    }
}
