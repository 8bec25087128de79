// A container's method that has another one of it fill its properties fills them. One that calls another container's,
// or one that fills nothing, does something else: what has such is no container.
// only: container-injection

final class Disk {
    func open() {}
}

final class DeckStore {
    private let disk: Disk
    init(disk: Disk) { self.disk = disk }
    func load() { disk.open() }
}

final class DeckMail {
    private let disk: Disk
    init(disk: Disk) { self.disk = disk }
    func load() { disk.open() }
}

final class DeckContainer {
    private(set) var store: DeckStore!
    private(set) var mail: DeckMail!
    func prepare() { fill() }
    private func fill() {
        store = DeckStore(disk: Disk())
        mail = DeckMail(disk: Disk())
    }
}

final class Bridge {
    private let container: DeckContainer
    init(container: DeckContainer) { self.container = container }
    //   ^ warning: [container-injection] {{Bridge takes the whole container DeckContainer}}
    func sail() {
        container.store.load()
        container.mail.load()
    }
}

final class HoldContainer {
    private var visits = 0
    let store = DeckStore(disk: Disk())
    let mail = DeckMail(disk: Disk())
    func prepare() { count() }
    private func count() { visits += 1 }
}

final class Hold {
    private let container: HoldContainer
    init(container: HoldContainer) { self.container = container }
    func close() {
        container.store.load()
        container.mail.load()
    }
}

final class MastContainer {
    let store = DeckStore(disk: Disk())
    let mail = DeckMail(disk: Disk())
    func greet(_ deck: DeckContainer) { deck.prepare() }
}

final class Mast {
    private let container: MastContainer
    init(container: MastContainer) { self.container = container }
    func climb() {
        container.store.load()
        container.mail.load()
    }
}
