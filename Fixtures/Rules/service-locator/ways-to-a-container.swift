// A namespace whose static asks a library's container at every read is a way there, be it of one such static alone: who goes
// it asks the container. One of a type that works itself is asked there.
// only: service-locator

import Swinject

protocol Port { func send() }
protocol Shop { func open() }

final class Registry {
    static let shared = Registry()
    let container = Container()
}

enum Surroundings {
    static var port: any Port {
        guard let port = Registry.shared.container.resolve((any Port).self) else { fatalError() }
        return port
    }
}

final class Outskirts {
    static var shop: any Shop { Registry.shared.container.resolve((any Shop).self)! }
}

enum Environs {
    static var port: any Port { Registry.shared.container.resolve((any Port).self)! }
    static var shop: any Shop { Registry.shared.container.resolve((any Shop).self)! }
}

final class Letter {
    func send() { Surroundings.port.send() }
    //            ^ warning: [service-locator] {{Letter asks a locator for Surroundings.port}}
    func buy() { Outskirts.shop.open() }
    //           ^ warning: [service-locator] {{Letter asks a locator for Outskirts.shop}}
}

final class Parcel {
    func send() { Environs.port.send() }
    //            ^ warning: [service-locator] {{Parcel asks a locator for Environs.port}}
    func buy() { Environs.shop.open() }
    //           ^ warning: [service-locator] {{Parcel asks a locator for Environs.shop}}
}

final class Postman {
    static var port: any Port { Registry.shared.container.resolve((any Port).self)! }
    //                          ^ warning: [service-locator] {{Postman asks a locator for Port}}
    func carry() {}
}
