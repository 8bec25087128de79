// What an assembler is to make later it hands in as a closure, where it makes all the rest, some of it for one another. A closure of one
// who assembles nothing else is no such thing, nor is what an assembler's method makes. Who makes many parts for itself alone, of what it
// was handed, is no assembler.
// only: inline-assembly

import UIKit

protocol Compass {
    func north()
}

protocol Plotting {
    func plot()
}

final class Plot: Plotting {
    private let compass: Compass
    init(compass: Compass) { self.compass = compass }
    func plot() { compass.north() }
}

final class PlotTable {
    private let make: () -> Plotting
    private let compass: Compass
    init(make: @escaping () -> Plotting, compass: Compass) {
        self.make = make
        self.compass = compass
    }
    func open() { compass.north() ; make().plot() }
}

final class RadarService {
    private let compass: Compass
    init(compass: Compass) { self.compass = compass }
    func turn() { compass.north() }
}
final class SonarService {
    private let compass: Compass
    init(compass: Compass) { self.compass = compass }
    func turn() { compass.north() }
}
final class RadioService {
    private let compass: Compass
    init(compass: Compass) { self.compass = compass }
    func turn() { compass.north() }
}
final class LightService {
    private let compass: Compass
    init(compass: Compass) { self.compass = compass }
    func turn() { compass.north() }
}
final class EngineService {
    private let compass: Compass
    private let light: LightService
    init(compass: Compass, light: LightService) {
        self.compass = compass
        self.light = light
    }
    func turn() {
        compass.north()
        light.turn()
    }
}

protocol Bridging {
    func enter()
}

final class ShipBridge: Bridging {
    private let compass: Compass
    private let table: PlotTable
    private let radar: RadarService
    private let sonar: SonarService
    private let radio: RadioService
    private let light: LightService
    private let engine: EngineService
    init(compass: Compass) {
        self.compass = compass
        radar = RadarService(compass: compass)
        sonar = SonarService(compass: compass)
        radio = RadioService(compass: compass)
        light = LightService(compass: compass)
        engine = EngineService(compass: compass, light: light)
        table = PlotTable(make: { Plot(compass: compass) }, compass: compass)
    }
    func enter() {
        table.open()
        radar.turn()
        sonar.turn()
        radio.turn()
        light.turn()
        engine.turn()
        Plot(compass: compass).plot()
    //  ^ note: [inline-assembly] {{ShipBridge builds Plot out of its own dependencies}}
    }
}

final class DinghyBridge: Bridging {
    private let table: PlotTable
    init(compass: Compass) {
        table = PlotTable(make: { Plot(compass: compass) }, compass: compass)
        //                        ^ note: [inline-assembly] {{DinghyBridge builds Plot out of its own dependencies}}
    }
    func enter() { table.open() }
}

final class LoneBridge: Bridging {
    private let compass: Compass
    private let radar: RadarService
    private let sonar: SonarService
    private let radio: RadioService
    private let light: LightService
    private let ferry: FerryService
    private let buoy: BuoyService
    init(compass: Compass) {
        self.compass = compass
        radar = RadarService(compass: compass)
        //      ^ note: [inline-assembly] {{LoneBridge builds RadarService out of its own dependencies}}
        sonar = SonarService(compass: compass)
        //      ^ note: [inline-assembly] {{LoneBridge builds SonarService out of its own dependencies}}
        radio = RadioService(compass: compass)
        //      ^ note: [inline-assembly] {{LoneBridge builds RadioService out of its own dependencies}}
        light = LightService(compass: compass)
        //      ^ note: [inline-assembly] {{LoneBridge builds LightService out of its own dependencies}}
        ferry = FerryService(compass: compass)
        //      ^ note: [inline-assembly] {{LoneBridge builds FerryService out of its own dependencies}}
        buoy = BuoyService(compass: compass)
        //     ^ note: [inline-assembly] {{LoneBridge builds BuoyService out of its own dependencies}}
    }
    func enter() {
        compass.north()
        radar.turn()
        sonar.turn()
        radio.turn()
        light.turn()
        ferry.turn()
        buoy.turn()
    }
}

final class FerryService {
    private let compass: Compass
    init(compass: Compass) { self.compass = compass }
    func turn() { compass.north() }
}
final class BuoyService {
    private let compass: Compass
    init(compass: Compass) { self.compass = compass }
    func turn() { compass.north() }
}

final class LazyBridge: Bridging {
    private let compass: Compass
    private lazy var radar = RadarService(compass: compass)
    //                       ^ note: [inline-assembly] {{LazyBridge builds RadarService out of its own dependencies}}
    private lazy var sonar = SonarService(compass: compass)
    //                       ^ note: [inline-assembly] {{LazyBridge builds SonarService out of its own dependencies}}
    private lazy var radio = RadioService(compass: compass)
    //                       ^ note: [inline-assembly] {{LazyBridge builds RadioService out of its own dependencies}}
    private lazy var light = LightService(compass: compass)
    //                       ^ note: [inline-assembly] {{LazyBridge builds LightService out of its own dependencies}}
    private lazy var ferry = FerryService(compass: compass)
    //                       ^ note: [inline-assembly] {{LazyBridge builds FerryService out of its own dependencies}}
    private lazy var buoy = BuoyService(compass: compass)
    //                      ^ note: [inline-assembly] {{LazyBridge builds BuoyService out of its own dependencies}}
    init(compass: Compass) { self.compass = compass }
    func enter() {
        compass.north()
        radar.turn()
        sonar.turn()
        radio.turn()
        light.turn()
        ferry.turn()
        buoy.turn()
    }
}

// Flows that are handed something make the rest for themselves, though it is for one another, too. The one that the root starts goes on with
// the root's work.
final class HarbourCoordinator {
    private let compass: Compass
    private lazy var radar = RadarService(compass: compass)
    //                       ^ note: [inline-assembly] {{HarbourCoordinator builds RadarService out of its own dependencies}}
    private lazy var sonar = SonarService(compass: compass)
    //                       ^ note: [inline-assembly] {{HarbourCoordinator builds SonarService out of its own dependencies}}
    private lazy var radio = RadioService(compass: compass)
    //                       ^ note: [inline-assembly] {{HarbourCoordinator builds RadioService out of its own dependencies}}
    private lazy var light = LightService(compass: compass)
    //                       ^ note: [inline-assembly] {{HarbourCoordinator builds LightService out of its own dependencies}}
    private lazy var ferry = FerryService(compass: compass)
    //                       ^ note: [inline-assembly] {{HarbourCoordinator builds FerryService out of its own dependencies}}
    private lazy var engine = EngineService(compass: compass, light: light)
    //                        ^ note: [inline-assembly] {{HarbourCoordinator builds EngineService out of its own dependencies}}
    init(compass: Compass) { self.compass = compass }
    func start() {
        compass.north()
        radar.turn()
        sonar.turn()
        radio.turn()
        ferry.turn()
        engine.turn()
        present(HarbourScreen())
    }
    private func present(_ screen: HarbourScreen) { print(screen) }
}

final class HarbourScreen: UIViewController {}

final class FleetCoordinator {
    private let compass: Compass
    private lazy var radar = RadarService(compass: compass)
    private lazy var sonar = SonarService(compass: compass)
    private lazy var radio = RadioService(compass: compass)
    private lazy var light = LightService(compass: compass)
    private lazy var ferry = FerryService(compass: compass)
    private lazy var engine = EngineService(compass: compass, light: light)
    init(compass: Compass) { self.compass = compass }
    func start() {
        compass.north()
        radar.turn()
        sonar.turn()
        radio.turn()
        ferry.turn()
        engine.turn()
        present(HarbourScreen())
    }
    private func present(_ screen: HarbourScreen) { print(screen) }
}

final class ShipCompass: Compass {
    func north() {}
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    private let fleet = FleetCoordinator(compass: ShipCompass())
    func applicationDidFinishLaunching(_ application: UIApplication) { fleet.start() }
}
