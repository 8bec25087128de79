// The initializer hands the service to a screen that somebody else keeps.

import UIKit

protocol FeedAPI {
    func load()
}

final class FeedWindowCoordinator {
    private let window: UIWindow

    init(api: any FeedAPI, window: UIWindow) {
    //   ^ warning: [dependency-pipeline] {{FeedWindowCoordinator takes FeedAPI only to hand it on: FeedWindowCoordinator → FeedViewController, which uses it}}
        self.window = window
        window.rootViewController = FeedViewController(api: api)
    }

    func start() { window.makeKeyAndVisible() }
}

final class FeedViewController: UIViewController {
    private let api: any FeedAPI
    init(api: any FeedAPI) {
        self.api = api
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { api.load() }
}
