// Two computed properties build each other, one of them in an explicit getter and through self.

struct TideContainer {
    var feed: TideFeed { TideFeed(store: store) }
    //                                   ^ error: [dependency-cycle] {{Producing TideContainer.feed needs itself: feed → store → feed}}

    var store: TideStore {
        get {
            return TideStore(feed: self.feed)
            //                     ^ related: [dependency-cycle] {{store asks for feed}}
        }
    }
}

final class TideFeed {
    private let store: TideStore
    init(store: TideStore) { self.store = store }
    func refresh() { store.save() }
}

final class TideStore {
    private let feed: TideFeed?
    init(feed: TideFeed?) { self.feed = feed }
    func save() { feed?.refresh() }
}
