// The initializer captures the service in a closure that the type keeps, and the closure only hands it on.

protocol FeedAPI {
    func load()
}

final class FeedRouter {
    private let makeModel: () -> FeedViewModel

    init(using api: any FeedAPI) {
    //         ^ warning: [dependency-pipeline] {{FeedRouter takes FeedAPI only to hand it on: FeedRouter → FeedViewModel, which uses it}}
        makeModel = { FeedViewModel(api: api) }
    }

    func show() { makeModel().refresh() }
}

final class FeedViewModel {
    private let api: any FeedAPI
    init(api: any FeedAPI) { self.api = api }
    func refresh() { api.load() }
}
