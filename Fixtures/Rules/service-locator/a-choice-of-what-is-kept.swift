// A registry that nobody tells anything gives out what it keeps itself, as the type or the case says that it is asked for.
// What gives out values, makes something anew, or keeps one thing only, is none.

protocol Ferry {
    func sail()
}

final class CarFerry: Ferry {
    func sail() {}
}

protocol Pilot {
    func steer()
}

final class HarbourPilot: Pilot {
    func steer() {}
}

final class Harbour {
    static let shared = Harbour()
    private let ferry: any Ferry = CarFerry()
    private let pilot = HarbourPilot()
    private init() {}

    func resolve<Service>(_ type: Service.Type) -> Service? {
        switch type {
        case is any Ferry.Type: return ferry as? Service
        case is any Pilot.Type: return pilot as? Service
        default: return nil
        }
    }
}

enum Berth {
    case ferry, pilot
}

final class Quay {
    static let main = Quay()
    private lazy var ferry: any Ferry = CarFerry()
    private lazy var pilot: any Pilot = HarbourPilot()

    func inject<Service>(_ berth: Berth) -> Service {
        switch berth {
        case .ferry: ferry as! Service
        case .pilot: pilot as! Service
        }
    }
}

final class CrossingModel {
    private let ferry = Harbour.shared.resolve((any Ferry).self)
//                      ^ warning: [service-locator] {{CrossingModel asks a locator for Ferry}}
    private let pilot: any Pilot = Quay.main.inject(.pilot)
//                                 ^ warning: [service-locator] {{CrossingModel asks a locator for Pilot}}

    func cross() {
        ferry?.sail()
        pilot.steer()
    }
}

// MARK: None of them

struct Tide {
    var height = 2.0
}

final class TideTable {
    static let shared = TideTable()
    private var tide = Tide()
    private var title = "High water"
    private let pilot = HarbourPilot()

    func get<Value>(_ berth: Berth) -> Value? {
        switch berth {
        case .ferry: return title as? Value
        case .pilot: return tide as? Value
        }
    }

    func steer() { pilot.steer() }
}

final class Shipyard {
    static let shared = Shipyard()

    func make<Ship>(_ type: Ship.Type) -> Ship? {
        switch type {
        case is CarFerry.Type: return CarFerry() as? Ship
        default: return HarbourPilot() as? Ship
        }
    }
}

final class LoneKeeper {
    static let shared = LoneKeeper()
    private let ferry = CarFerry()

    func get<Service>(_ type: Service.Type) -> Service? { ferry as? Service }
}

final class TideModel {
    func read() -> Double {
        let tide: Tide? = TideTable.shared.get(.pilot)
//                        ^ warning: [singleton] {{TideModel reaches the shared instance TideTable.shared}}
        return tide?.height ?? 0
    }

    func build() {
        Shipyard.shared.make(CarFerry.self)?.sail()
//      ^ warning: [singleton] {{TideModel reaches the shared instance Shipyard.shared}}
        LoneKeeper.shared.get(CarFerry.self)?.sail()
//      ^ warning: [singleton] {{TideModel reaches the shared instance LoneKeeper.shared}}
    }
}
