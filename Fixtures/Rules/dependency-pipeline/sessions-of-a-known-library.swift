// The `Session` of a library that is known to have a service of that name is one.
// only: dependency-pipeline

import Alamofire

final class PageModel {
    private let session: Session
    init(session: Session) { self.session = session }
    func load() { session.cancelAllRequests() }
}

final class PageCoordinator {
    private let session: Session
    init(session: Session) { self.session = session }
    //   ^ warning: [dependency-pipeline] {{PageCoordinator takes Session only to hand it on: PageCoordinator → PageModel, which uses it}}
    func start() { PageModel(session: session).load() }
}
