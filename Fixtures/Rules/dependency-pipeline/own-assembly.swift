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

final class CacheShelf {
    private let cleaner: CacheCleaner
    init(cleaner: CacheCleaner) { self.cleaner = cleaner }
    func tidy() { cleaner.clean() }
}

final class CacheRoom {
    private let shelf: CacheShelf

    // Handed to several others, one of which is kept.
    init(store: any CacheStoring) {
        let cleaner = CacheCleaner(store: store)
        CacheShelf(cleaner: cleaner).tidy()
        shelf = CacheShelf(cleaner: cleaner)
    }

    func open() { shelf.tidy() }
}

final class CacheHall {
    init(store: any CacheStoring) {
    //   ^ warning: [dependency-pipeline] {{CacheHall takes CacheStoring only to hand it on: CacheHall → CacheCleaner, which uses it}}
        let cleaner = CacheCleaner(store: store)
        CacheShelf(cleaner: cleaner).tidy()
        CacheShelf(cleaner: cleaner).tidy()
    }
}
