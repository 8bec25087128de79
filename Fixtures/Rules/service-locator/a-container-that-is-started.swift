// What is named container, makes services for others and is started once is a container still. A service that is started is none.
// only: service-locator, self-made-dependency, inline-assembly, singleton

protocol Store {
    func load()
}

final class DiskStore: Store {
    func load() {}
}

final class Wire {
    private let store: any Store
    init(store: any Store) { self.store = store }
    func open() { store.load() }
}

final class Tracker {
    private let wire: Wire
    init(wire: Wire) { self.wire = wire }
    func track() { wire.open() }
}

final class AppServices {
    static let shared = AppServices()
    let store: any Store
    let wire: Wire
    let tracker: Tracker
    private init() {
        store = DiskStore()
        wire = Wire(store: store)
        tracker = Tracker(wire: wire)
    }
    func start(onReset: () -> Void) { onReset() }
}

final class CardModel {
    func save() { AppServices.shared.tracker.track() }
    //            ^ warning: [service-locator] {{CardModel asks a locator for Tracker}}
}

final class SyncEngine {
    static let shared = SyncEngine()
    let store: any Store
    private init() { store = DiskStore() }
    func start(onReset: () -> Void) { onReset() }
}

final class SyncModel {
    func save() { SyncEngine.shared.store.load() }
    //            ^ warning: [singleton] {{SyncModel reaches the shared instance SyncEngine.shared}}
}
