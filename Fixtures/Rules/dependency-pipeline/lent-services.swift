// A service that is kept `unowned`, for somebody else keeps it, is handed on like any other. What a service has made gets it
// back.

protocol TideClient: AnyObject { func fetch() }

final class Loader {
    private unowned let client: any TideClient
    init(client: any TideClient) { self.client = client }
    func load() { client.fetch() }
}

final class Chart {
    private unowned let client: any TideClient
    init(client: any TideClient) { self.client = client }
    //   ^ warning: [dependency-pipeline] {{Chart takes TideClient only to hand it on: Chart → Loader, which uses it}}
    func open() -> Loader { Loader(client: client) }
}

final class Lamp {
    private unowned let service: LampService
    init(service: LampService) { self.service = service }
    func flash() -> Flash { Flash(service: service) }
}

final class Flash {
    private unowned let service: LampService
    init(service: LampService) { self.service = service }
    func end() { service.note() }
}

final class LampService {
    private lazy var lamp = Lamp(service: self)
    func start() { lamp.flash().end() }
    func note() {}
}
