// The static call of Resolver asks for what the annotation or the cast says.

import Resolver

protocol MapAPI {
    func map()
}

protocol RouteAPI {
    func route()
}

final class MapModel {
    private lazy var api: any MapAPI = Resolver.resolve()
    //                                 ^ warning: [service-locator] {{MapModel asks a locator for MapAPI}}
    func load() {
        api.map()
        (Resolver.resolve() as any RouteAPI).route()
    //   ^ warning: [service-locator] {{MapModel asks a locator for RouteAPI}}
    }
}
