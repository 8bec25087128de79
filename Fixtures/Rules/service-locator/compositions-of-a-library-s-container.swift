// A library's container is asked for a composition as it is asked for one protocol, be it by another name.
// only: service-locator

import Factory

protocol Routing { func settings() }
protocol Logging { func log() }
final class Both: Routing, Logging {
    func settings() {}
    func log() {}
}
typealias Ways = Routing & Logging

extension Container {
    var twoWays: Factory<any Routing & Logging> { self { Both() } }
    var aliased: Factory<any Ways> { self { Both() } }
    var oneWay: Factory<any Routing> { self { Both() } }
}

final class HomeModel {
    func both() { Container.shared.twoWays().settings() }
    //            ^ warning: [service-locator] {{HomeModel asks a locator for Routing & Logging}}
    func named() { Container.shared.aliased().log() }
    //             ^ warning: [service-locator] {{HomeModel asks a locator for Ways}}
    func one() { Container.shared.oneWay().settings() }
    //           ^ warning: [service-locator] {{HomeModel asks a locator for Routing}}
    func fill() { Container.shared.twoWays.register { Both() } }
}
