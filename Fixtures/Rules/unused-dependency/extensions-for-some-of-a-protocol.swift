// What an extension for some of a protocol's types asks of itself is a member of theirs, written with `self` or without.

import UIKit

protocol FeedAPI {
    func load() -> Int
}

protocol FeedLog {
    func note()
}

protocol FeedClock {
    func now() -> Int
}

protocol FeedCache {
    func clear()
}

protocol Tracking {}

protocol ClockKeeping {
    var clock: any FeedClock { get }
}

final class FeedPage: UIViewController, Tracking, ClockKeeping {
    let api: any FeedAPI
    let log: any FeedLog
    let clock: any FeedClock
    let cache: any FeedCache
    init(api: any FeedAPI, log: any FeedLog, clock: any FeedClock, cache: any FeedCache) {
        self.api = api
        self.cache = cache
        self.log = log
        self.clock = clock
        super.init(nibName: nil, bundle: nil)
    }
}

extension Tracking where Self: FeedPage {
    func track() -> Int { api.load() }
    func tell() { self.log.note() }
}

extension Tracking where Self: UIViewController & ClockKeeping {
    func tick() -> Int { self.clock.now() }
}

extension Tracking {
    func clear() where Self: FeedPage { cache.clear() }
}

final class FeedModel {
    let api: any FeedAPI
    let clock: any FeedClock
    init(api: any FeedAPI, clock: any FeedClock) {
        //                 ^ warning: [unused-dependency] {{FeedModel takes FeedClock and keeps it, but never uses it}}
        self.api = api
        self.clock = clock
    }
    func load() -> Int { api.load() }
}
