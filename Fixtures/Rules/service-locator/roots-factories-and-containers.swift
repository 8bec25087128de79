// Roots, factories and containers ask the locator once, to hand on what they got.

import UIKit

protocol FeedAPI {
    func load()
}

protocol FeedTracking {
    func track()
}

final class LiveFeedAPI: FeedAPI {
    func load() {}
}

final class LiveFeedTracking: FeedTracking {
    func track() {}
}

enum Services {
    static let api: any FeedAPI = LiveFeedAPI()
    static let tracking: any FeedTracking = LiveFeedTracking()
}

final class FeedModel {
    private let api: any FeedAPI
    private let tracking: any FeedTracking
    init(api: any FeedAPI, tracking: any FeedTracking) {
        self.api = api
        self.tracking = tracking
    }
    func load() { api.load(); tracking.track() }
}

struct FeedModelFactory {
    func makeFeedModel() -> FeedModel { FeedModel(api: Services.api, tracking: Services.tracking) }
}

final class FeedContainer {
    lazy var model = FeedModel(api: Services.api, tracking: Services.tracking)
    lazy var spare: FeedModel = FeedModel(api: Services.api, tracking: Services.tracking)
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    private lazy var model = FeedModel(api: Services.api, tracking: Services.tracking)
    func applicationDidFinishLaunching(_ application: UIApplication) {
        Services.tracking.track()
        model.load()
    }
}
