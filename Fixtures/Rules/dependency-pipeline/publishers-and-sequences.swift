// A publisher makes its subscriptions and a sequence its iterators: what they need it is handed for them.
// only: dependency-pipeline

import Combine

final class TideCache {
    static let shared = TideCache()
    func next() -> Int? { nil }
}

final class TideSubscription: Subscription {
    private let cache: TideCache
    init(cache: TideCache) { self.cache = cache }
    func request(_ demand: Subscribers.Demand) { _ = cache.next() }
    func cancel() {}
}

struct TidePublisher: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let cache: TideCache
    init(cache: TideCache) { self.cache = cache }
    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        subscriber.receive(subscription: TideSubscription(cache: cache))
    }
}

struct Tides: AsyncSequence {
    private let cache: TideCache
    init(cache: TideCache) { self.cache = cache }
    func makeAsyncIterator() -> TideIterator { TideIterator(cache: cache) }
}

struct TideIterator: AsyncIteratorProtocol {
    private let cache: TideCache
    init(cache: TideCache) { self.cache = cache }
    mutating func next() async -> Int? { cache.next() }
}

final class TideTable {
    private let cache: TideCache
    init(cache: TideCache) { self.cache = cache }
    //   ^ warning: [dependency-pipeline] {{TideTable takes TideCache only to hand it on: TideTable → TideSubscription, which uses it}}
    func open() -> any Subscription { TideSubscription(cache: cache) }
}
