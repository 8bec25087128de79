// What is kept `unowned` since somebody else lends it is one's own dependency, and another component that is made of it is
// built inline. What a service gives of itself to those whom it makes is none of their dependencies.
// only: inline-assembly

protocol TideClient: AnyObject { func fetch() }

final class ChartViewModel {
    private unowned let client: any TideClient
    init(client: any TideClient) { self.client = client }
    func load() { client.fetch() }
    func detail() -> DetailViewModel { DetailViewModel(client: client) }
    //                                 ^ note: [inline-assembly] {{ChartViewModel builds DetailViewModel out of its own dependencies}}
}

final class DetailViewModel {
    private unowned let client: any TideClient
    init(client: any TideClient) { self.client = client }
    func load() { client.fetch() }
}

final class BerthService {
    private lazy var list = BerthViewModel(service: self)
    func start() { list.load() }
    func note() {}
}

final class BerthViewModel {
    private unowned let service: BerthService
    init(service: BerthService) { self.service = service }
    func load() { service.note() }
    func row() -> BerthRowViewModel { BerthRowViewModel(service: service) }
}

final class BerthRowViewModel {
    private unowned let service: BerthService
    init(service: BerthService) { self.service = service }
    func tap() { service.note() }
}
