// Computed statics and globals, and static functions, are ways to what is kept or made behind them.
// only: dependency-cycle

protocol Mooring { func moor() }
protocol Watching { func watch() }
final class Quay: Mooring {
    private let lookout: any Watching
    init() { lookout = HarbourServices.lookout }
    func moor() { lookout.watch() }
}
final class Lookout: Watching {
    private let quay: any Mooring
    init(quay: any Mooring = HarbourServices.quay) { self.quay = quay }
    //                       ^ error: [dependency-cycle] {{Producing HarbourServices._lookout needs itself: _lookout → quay → _quay → lookout → _lookout}}
    func watch() { quay.moor() }
}
final class HarbourServices {
    private static var _quay: any Mooring = Quay()
    private static var _lookout: any Watching = Lookout()
    static var quay: any Mooring { return _quay }
    static var lookout: any Watching { _lookout }
    static func use(_ quay: any Mooring) { _quay = quay }
}

protocol Logging { func note() }
final class DiskLog: Logging { func note() { print("noted") } }
final class Bell {
    private let log: any Logging
    init() { log = Ship.log }
    func ring() { log.note() }
}
final class Vessel {
    var log: any Logging = DiskLog()
    var bell = Bell()
}
private var keptShip = Vessel()
var Ship: Vessel { keptShip }
//                 ^ error: [dependency-cycle] {{Producing Ship needs itself: Ship → keptShip → Ship}}

protocol Tiding { func tide() }
protocol Mooning { func pull() }
final class Tide: Tiding {
    private let moon: any Mooning
    init(moon: any Mooning) { self.moon = moon }
    func tide() { moon.pull() }
}
final class Moon: Mooning {
    private let tide: any Tiding
    init(tide: any Tiding) { self.tide = tide }
    func pull() { tide.tide() }
}
enum Sky {
    static let tide: any Tiding = configured()
    private static func configured() -> any Tiding { Tide(moon: current()) }
    //                                                          ^ error: [dependency-cycle] {{Producing Sky.configured needs itself: configured → current → moon → tide → configured}}
    private static func current() -> any Mooning { moon }
    private static let moon: any Mooning = Moon(tide: tide)
}

protocol Winding { func blow() }
protocol Waving { func roll() }
final class Wind: Winding {
    private let wave: any Waving
    init(wave: any Waving) { self.wave = wave }
    func blow() { wave.roll() }
}
final class Wave: Waving {
    private let wind: any Winding
    init(wind: any Winding) { self.wind = wind }
    func roll() { wind.blow() }
}
enum Weather {
    static var wind: any Winding { Wind(wave: wave) }
    static var wave: any Waving { Wave(wind: wind) }
    //                                       ^ error: [dependency-cycle] {{Producing Weather.wave needs itself: wave → wind → wave}}
}

protocol Cooling { func cool() }
protocol Heating { func heat() }
final class Cooler: Cooling {
    private let heater: any Heating
    init(heater: any Heating) { self.heater = heater }
    func cool() { heater.heat() }
}
final class Heater: Heating {
    private let cooler: any Cooling
    init(cooler: any Cooling) { self.cooler = cooler }
    func heat() { cooler.cool() }
}
enum Climate {
    nonisolated(unsafe) private static var _cooler: (any Cooling)?
    static var cooler: any Cooling {
        if _cooler == nil { _cooler = Cooler(heater: heater) }
        //                                           ^ error: [dependency-cycle] {{Producing Climate.cooler needs itself: cooler → heater → cooler}}
        return _cooler!
    }
    static var heater: any Heating { Heater(cooler: cooler) }
}
final class ClimateContainer {
    private var _cooler: (any Cooling)?
    var cooler: any Cooling {
        if let kept = _cooler { return kept }
        _cooler = Cooler(heater: heater)
        //                       ^ error: [dependency-cycle] {{Producing ClimateContainer.cooler needs itself: cooler → heater → cooler}}
        return _cooler!
    }
    var heater: any Heating { Heater(cooler: cooler) }
}
