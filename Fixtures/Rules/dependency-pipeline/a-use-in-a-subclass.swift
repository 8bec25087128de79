// The base class hands the service on; a subclass uses it.

protocol BookAPI {
    func books()
}

class ShelfCoordinator {
    let api: any BookAPI
    init(api: any BookAPI) { self.api = api }
    func start() { ShelfModel(api: api).refresh() }
}

final class PublicShelfCoordinator: ShelfCoordinator {
    override func start() {
        super.start()
        api.books()
    }
}

final class ShelfModel {
    private let api: any BookAPI
    init(api: any BookAPI) { self.api = api }
    func refresh() { api.books() }
}
