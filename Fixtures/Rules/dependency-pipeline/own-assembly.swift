// What only travels into an object that the type builds in its initializer and keeps is its own assembly.

protocol CacheStoring {
    func clear()
}

final class CachePanel {
    private let cleaner: CacheCleaner
    private let watcher: CacheWatcher

    init(store: any CacheStoring) {
        self.cleaner = CacheCleaner(store: store)
        let watcher = CacheWatcher(store: store)
        self.watcher = watcher
    }

    func open() { cleaner.clean(); watcher.watch() }
}

final class CacheCleaner {
    private let store: any CacheStoring
    init(store: any CacheStoring) { self.store = store }
    func clean() { store.clear() }
}

final class CacheWatcher {
    private let store: any CacheStoring
    init(store: any CacheStoring) { self.store = store }
    func watch() { store.clear() }
}
