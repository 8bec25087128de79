// A library's container that gives out a composition by default gives out a dependency.
// only: singleton-default

import Factory

protocol Routing { func settings() }
protocol Logging { func log() }
final class Both: Routing, Logging {
    func settings() {}
    func log() {}
}

extension Container {
    var twoWays: Factory<any Routing & Logging> { self { Both() } }
}

final class HomeModule {
    private let ways: any Routing & Logging
    init(ways: any Routing & Logging = Container.shared.twoWays()) { self.ways = ways }
    //                                 ^ note: [singleton-default] {{HomeModule asks a locator for Routing & Logging unless it is handed one}}
    func open() {
        ways.settings()
        ways.log()
    }
}
