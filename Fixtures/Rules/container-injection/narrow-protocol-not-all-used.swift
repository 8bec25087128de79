// A protocol made for one type is narrow only if the type uses all of it: handing a member on is not using it.
// only: container-injection

protocol KiteAPI {
    func load()
}

protocol KiteTracking {
    func track()
}

protocol KiteServices {
    var api: any KiteAPI { get }
    var tracking: any KiteTracking { get }
}

final class KiteModel {
    private let services: any KiteServices
    init(services: any KiteServices) { self.services = services }
    //   ^ warning: [container-injection] {{KiteModel takes the whole container KiteServices}}
    func load() {
        services.api.load()
        KiteTail(tracking: services.tracking).follow()
    }
}

final class KiteTail {
    private let tracking: any KiteTracking
    init(tracking: any KiteTracking) { self.tracking = tracking }
    func follow() { tracking.track() }
}
