// What is called a container and keeps much stays one with a shortcut for those who read it, and with what a test tells it. One that works
// with what it keeps is a service, and so is a class that others build their work upon.
// only: container-injection

protocol Radio {
    func call()
}
protocol Radar {
    func sweep()
}
final class ShipRadio: Radio { func call() {} }
final class ShipRadar: Radar { func sweep() {} }
final class Anchor { func drop() {} }
final class Engine { func start() {} }
final class Rudder { func turn() {} }

class ShipDependencies {
    let radio: any Radio
    let radar: any Radar
    let anchor: Anchor
    let engine: Engine
    let rudder: Rudder
    init() {
        radio = ShipRadio()
        radar = ShipRadar()
        anchor = Anchor()
        engine = Engine()
        rudder = Rudder()
    }
    func entries(of count: Int) -> [String] { ["\(count)"] }
}

final class Helm {
    private let ship: ShipDependencies
    init(ship: ShipDependencies) { self.ship = ship }
    //   ^ warning: [container-injection] {{Helm takes the whole container ShipDependencies}}
    func steer() {
        ship.rudder.turn()
        ship.engine.start()
    }
}

class BoatDependencies {
    let radio: any Radio = ShipRadio()
    let radar: any Radar = ShipRadar()
    let anchor = Anchor()
    let engine = Engine()
    let rudder = Rudder()
    func leave(at hour: Int) -> Bool {
        engine.start()
        return hour > 6
    }
}

final class Pilot {
    private let boat: BoatDependencies
    init(boat: BoatDependencies) { self.boat = boat }
    func steer() {
        boat.rudder.turn()
        boat.engine.start()
    }
}

final class HarbourContainer {
    private static var replacement: (any Radio)?
    lazy var radar: any Radar = ShipRadar()
    lazy var radio: any Radio = Self.replacement ?? ShipRadio()
    static func setReplacement(_ radio: (any Radio)?) { replacement = radio }
}

final class HarbourMaster {
    private let harbour: HarbourContainer
    init(harbour: HarbourContainer) { self.harbour = harbour }
    //   ^ warning: [container-injection] {{HarbourMaster takes the whole container HarbourContainer}}
    func watch() {
        harbour.radar.sweep()
        harbour.radio.call()
    }
}

class Errand {
    let radar = ShipRadar()
    let engine = Engine()
}
final class FishingErrand: Errand {
    func run() {
        radar.sweep()
        engine.start()
    }
}
final class FerryErrand: Errand {
    func cross() { engine.start() }
}

final class Owner {
    private let errand: Errand
    init(errand: Errand) { self.errand = errand }
    func send() { errand.engine.start() }
}

// What surrounds everything is no container for a shortcut of its.
class TideEnvironment {
    let radio: any Radio = ShipRadio()
    let radar: any Radar = ShipRadar()
    let anchor = Anchor()
    let engine = Engine()
    let rudder = Rudder()
    func entries(of count: Int) -> [String] { ["\(count)"] }
}

final class Swimmer {
    private let tide: TideEnvironment
    init(tide: TideEnvironment) { self.tide = tide }
    func swim() {
        tide.rudder.turn()
        tide.engine.start()
    }
}
