// A global actor must have a shared instance: the language demands it.

@globalActor actor StoreActor {
    static let shared = StoreActor()
}

@globalActor struct RenderActor {
    actor Worker {}
    static let shared = Worker()
}

final class StoreModel {
    func isolated() -> Bool {
        StoreActor.shared.assertIsolated()
        RenderActor.shared.assertIsolated()
        return true
    }
}
