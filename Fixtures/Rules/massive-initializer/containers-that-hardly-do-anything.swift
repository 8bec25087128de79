// A container that makes four things and does one is a container still: what tests hand it is no massive initializer.
// only: massive-initializer

protocol DebugItems {
    func items() -> [String]
}

final class SnowClient {}
final class SnowStore {}
final class SnowTracker {}
final class SnowCache {}
final class SnowMonitor {}

final class SnowDependencies {
    let client: SnowClient
    let store: SnowStore
    let tracker: SnowTracker
    let cache: SnowCache
    let monitor: SnowMonitor

    init() {
        client = SnowClient()
        store = SnowStore()
        tracker = SnowTracker()
        cache = SnowCache()
        monitor = SnowMonitor()
    }

    init(client: SnowClient, store: SnowStore, tracker: SnowTracker, cache: SnowCache, monitor: SnowMonitor) {
        self.client = client
        self.store = store
        self.tracker = tracker
        self.cache = cache
        self.monitor = monitor
    }
}

extension SnowDependencies: DebugItems {
    func items() -> [String] { ["\(client)"] }
}

final class IceDependencies {
    let client: SnowClient
    let store: SnowStore
    let tracker: SnowTracker
    let cache: SnowCache
    let monitor: SnowMonitor

    init() {
        client = SnowClient()
        store = SnowStore()
        tracker = SnowTracker()
        cache = SnowCache()
        monitor = SnowMonitor()
    }

    init(client: SnowClient, store: SnowStore, tracker: SnowTracker, cache: SnowCache, monitor: SnowMonitor) {
    // <- warning: [massive-initializer] {{5 dependencies}}
        self.client = client
        self.store = store
        self.tracker = tracker
        self.cache = cache
        self.monitor = monitor
    }

    func melt() -> String { "\(client) \(store)" }
    func freeze() -> String { "\(tracker) \(cache) \(monitor)" }
}
