// A container of Has-protocols that is given everything, and made in a convenience initializer, is one.
// only: container-injection

protocol QuayAPI {
    func load()
}

protocol QuayTracking {
    func track()
}

protocol HasQuayAPI {
    var api: any QuayAPI { get }
}

protocol HasQuayTracking {
    var tracking: any QuayTracking { get }
}

final class QuayServiceContainer: HasQuayAPI, HasQuayTracking {
    let api: any QuayAPI
    let tracking: any QuayTracking

    init(api: any QuayAPI, tracking: any QuayTracking) {
        self.api = api
        self.tracking = tracking
    }

    convenience init() { self.init(api: LiveQuayAPI(), tracking: LiveQuayTracking()) }
}

final class LiveQuayAPI: QuayAPI {
    func load() {}
}

final class LiveQuayTracking: QuayTracking {
    func track() {}
}

final class QuayProcessor {
    private let services: QuayServiceContainer
    init(services: QuayServiceContainer) { self.services = services }
    //   ^ warning: [container-injection] {{QuayProcessor takes the whole container QuayServiceContainer}}
    func start() { services.api.load() }
}
