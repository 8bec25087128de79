// A protocol that the configuration calls a container is narrow if its one taker calls the methods it demands, too.
// only: container-injection
// config: { "roles": { "containers": ["*ModelServices"] } }

protocol PlumAPI {
    func load()
}

protocol PlumModelServices {
    var api: any PlumAPI { get }
    var clock: any PlumAPI { get }
    func store(for year: Int) -> any PlumAPI
}

final class PlumModel {
    private let services: any PlumModelServices
    init(services: any PlumModelServices) { self.services = services }
    func open() {
        services.api.load()
        services.clock.load()
        services.store(for: 1901).load()
    }
}

protocol PearModelServices {
    var api: any PlumAPI { get }
    var clock: any PlumAPI { get }
    func store(for year: Int) -> any PlumAPI
}

final class PearModel {
    private let services: any PearModelServices
    init(services: any PearModelServices) { self.services = services }
    //   ^ warning: [container-injection] {{PearModel takes the whole container PearModelServices}}
    func open() {
        services.api.load()
        services.clock.load()
    }
}
