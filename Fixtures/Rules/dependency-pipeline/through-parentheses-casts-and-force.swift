// A mention keeps its meaning through parentheses, a cast, an exclamation mark, try and await.

protocol SyncStoring {
    func pull() throws
}

final class SyncCoordinator {
    private let store: (any SyncStoring)?
    init(store: (any SyncStoring)?) { self.store = store }
    //   ^ warning: [dependency-pipeline] {{SyncCoordinator takes SyncStoring only to hand it on: SyncCoordinator → SyncWorker, which uses it}}

    func start() async throws {
        try await SyncWorker(store: (store as (any SyncStoring)?)!).run()
        try await SyncWorker(store: (self.store)!).run()
    }
}

actor SyncWorker {
    private let store: any SyncStoring
    init(store: any SyncStoring) { self.store = store }
    func run() throws { try store.pull() }
}
