// A container of many parts may have a shortcut or two that read a plain value of it. A method that works with one of
// its parts, be that behind a protocol, is the work of a service, and so is what does much besides.
// only: container-injection

protocol Clocking {
    func now() -> Int
}

final class QuartzClock: Clocking {
    func now() -> Int { 0 }
}

final class Ledger {
    private let clock: Clocking
    init(clock: Clocking) { self.clock = clock }
    func write() { print(clock.now()) }
}

struct Address {
    var city = "Bergen"
    var street = "Quay"
}

final class GuildContainer {
    let grain = Ledger(clock: QuartzClock())
    let wool = Ledger(clock: QuartzClock())
    let salt = Ledger(clock: QuartzClock())
    let timber = Ledger(clock: QuartzClock())
    let fish = Ledger(clock: QuartzClock())
    let address = Address()
    func city() -> String { address.city }
}

final class GuildHall {
    private let container: GuildContainer
    init(container: GuildContainer) { self.container = container }
    //   ^ warning: [container-injection] {{GuildHall takes the whole container GuildContainer}}
    func open() {
        container.grain.write()
        print(container.city())
    }
}

final class TowerContainer {
    let grain = Ledger(clock: QuartzClock())
    let wool = Ledger(clock: QuartzClock())
    let salt = Ledger(clock: QuartzClock())
    let timber = Ledger(clock: QuartzClock())
    let fish = Ledger(clock: QuartzClock())
    let clock: Clocking = QuartzClock()
    func hour() -> Int { clock.now() }
}

final class Tower {
    private let container: TowerContainer
    init(container: TowerContainer) { self.container = container }
    func ring() {
        container.grain.write()
        print(container.hour())
    }
}

final class BankContainer {
    let grain = Ledger(clock: QuartzClock())
    let wool = Ledger(clock: QuartzClock())
    let salt = Ledger(clock: QuartzClock())
    let timber = Ledger(clock: QuartzClock())
    let fish = Ledger(clock: QuartzClock())
    let address = Address()
    func city() -> String { address.city }
    func street() -> String { address.street }
    func whole() -> String { address.street + address.city }
}

final class Bank {
    private let container: BankContainer
    init(container: BankContainer) { self.container = container }
    func open() {
        container.grain.write()
        print(container.whole())
    }
}
