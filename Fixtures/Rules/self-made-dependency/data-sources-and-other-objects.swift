// A data source is a part of the screen that makes it; another object of Objective-C is a service like any other.
// only: self-made-dependency

import UIKit

protocol ReedLoading {
    func load()
}

final class ReedDataSource: NSObject, UITableViewDataSource, ReedLoading {
    func load() {}
}

final class ReedService: NSObject, ReedLoading {
    func load() {}
}

final class ReedViewModel {
    private let source = ReedDataSource()
    private let service = ReedService()
    //                    ^ note: [self-made-dependency] {{ReedViewModel creates ReedService, which it could be given}}
    func start() {
        source.load()
        service.load()
    }
}
