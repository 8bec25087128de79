// A function named for what it makes that calls itself never ends. One of any other name that belongs to no type most
// likely means another of its name: a macro's, an overload of another module, a C function.
// only: dependency-cycle

final class FeedStore {
    private let upstream: FeedStore?
    init(upstream: FeedStore?) { self.upstream = upstream }
    func load() { upstream?.load() }
}

func makeFeedStore() -> FeedStore {
    FeedStore(upstream: makeFeedStore())
    //                  ^ error: [dependency-cycle] {{Producing makeFeedStore needs itself: makeFeedStore → makeFeedStore}}
}
func feedStore() -> FeedStore {
    FeedStore(upstream: feedStore())
}

final class FeedContainer {
    let root = FeedStore(upstream: nil)
    lazy var second = FeedStore(upstream: root)
    func archive() -> FeedStore {
        FeedStore(upstream: archive())
    //                      ^ error: [dependency-cycle] {{Producing FeedContainer.archive needs itself: archive → archive}}
    }
    func chained() -> FeedStore {
        FeedStore(upstream: second)
    }
}
