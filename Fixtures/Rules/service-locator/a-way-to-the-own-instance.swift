// A static that fetches the registered instance of its own type is the way to that instance; whatever else
// a type asks for is located.
// only: service-locator

protocol Plugin: AnyObject {}

protocol Ship: AnyObject {
    func get<T: Plugin>(_ type: T.Type) -> T?
    func register<T: Plugin>(_ plugin: T)
}

final class Radar: Plugin {
    static func obtain(in ship: any Ship) -> Radar {
        if let radar = ship.get(Radar.self) { return radar }
        let radar = Radar()
        ship.register(radar)
        return radar
    }
    func sweep() {}
}

final class Sonar: Plugin {
    private let ship: any Ship
    init(ship: any Ship) { self.ship = ship }
    func ping() { ship.get(Radar.self)?.sweep() }
    //            ^ warning: [service-locator] {{Sonar asks a locator for Radar}}
}

final class Bridge {
    static var ship: (any Ship)?
}

final class Sounder {
    static var radar: Radar? { Bridge.ship?.get(Radar.self) }
    //                         ^ warning: [service-locator] {{Sounder asks a locator for Radar}}
}

final class Lamp: Plugin {
    static var current: Lamp? { Bridge.ship?.get(Lamp.self) }
}
