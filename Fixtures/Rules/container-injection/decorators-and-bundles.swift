// What conforms to the container that it takes decorates it; a record that keeps it beside others hands it on.
// only: container-injection

import Swinject

struct LockedResolver: Resolver {
    let resolver: Resolver
    func resolve<Service>(_ type: Service.Type) -> Service? { resolver.resolve(type) }
}

// What the library's protocol demands is in another module.
final class CountingResolver: Resolver {
    private let resolver: Resolver
    private var count = 0
    init(resolver: Resolver) { self.resolver = resolver }
    func note() { count += 1 }
}

protocol SlipAPI {
    func load()
}

protocol SlipTracking {
    func track()
}

protocol SlipServices {
    var api: any SlipAPI { get }
    var tracking: any SlipTracking { get }
}

struct LoggingSlipServices: SlipServices {
    private let services: any SlipServices
    init(services: any SlipServices) { self.services = services }
    var api: any SlipAPI { services.api }
    var tracking: any SlipTracking { services.tracking }
}

struct SlipInputs {
    let services: any SlipServices
    let tracking: any SlipTracking
}

final class SlipModel {
    private let services: any SlipServices
    init(inputs: SlipInputs) {
        services = inputs.services
        inputs.tracking.track()
    }
    func load() { services.api.load() }
}
