// What an assembler is to make later it hands in as a closure, where it makes all the rest. A closure of one who assembles
// nothing else is no such thing, nor is what an assembler's method makes.
// only: inline-assembly

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
    init(compass: Compass) { self.compass = compass }
    func turn() { compass.north() }
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
        engine = EngineService(compass: compass)
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
