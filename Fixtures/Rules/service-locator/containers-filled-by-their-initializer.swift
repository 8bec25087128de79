// A class that does nothing but make much of what others need, in its initializer, is their container, be it called anything and
// started by a static function. One that works itself, that keeps what it makes to itself or that makes only a few parts is none:
// to reach it is to reach a shared instance.
// only: service-locator, singleton, container-outside-root

final class Tides { func height() -> Int { 0 } }
final class Moons { func phase() -> Int { 0 } }
final class Winds { func speed() -> Int { 0 } }
final class Waves { func length() -> Int { 0 } }
final class Clouds { func cover() -> Int { 0 } }
final class Charts {
    private let tides: Tides
    init(tides: Tides) { self.tides = tides }
    func draw() -> Int { tides.height() }
}

final class TideManager { func height() -> Int { 0 } }
final class MoonManager { func phase() -> Int { 0 } }
final class WindManager { func speed() -> Int { 0 } }
final class WaveManager { func length() -> Int { 0 } }
final class ChartManager {
    private let tides: TideManager
    init(tides: TideManager) { self.tides = tides }
    func draw() -> Int { tides.height() }
}

final class Heart {
    static var instance: Heart?
    static func start() throws {
        let heart = Heart()
        instance = heart
    }
    static var shared: Heart { instance! }

    let tideManager: TideManager
    let moonManager: MoonManager
    let windManager: WindManager
    let waveManager: WaveManager
    let chartManager: ChartManager

    init() {
        tideManager = TideManager()
        moonManager = MoonManager()
        windManager = WindManager()
        waveManager = WaveManager()
        chartManager = ChartManager(tides: tideManager)
    }
}

final class Working {
    static let shared = Working()
    let tideManager: TideManager
    let moonManager: MoonManager
    let windManager: WindManager
    let waveManager: WaveManager
    let chartManager: ChartManager

    init() {
        tideManager = TideManager()
        moonManager = MoonManager()
        windManager = WindManager()
        waveManager = WaveManager()
        chartManager = ChartManager(tides: tideManager)
    }
    func draw() { _ = chartManager.draw() }
}

final class Small {
    static let shared = Small()
    let tideManager: TideManager
    let moonManager: MoonManager
    let windManager: WindManager
    let waveManager: WaveManager

    init() {
        tideManager = TideManager()
        moonManager = MoonManager()
        windManager = WindManager()
        waveManager = WaveManager()
    }
}

final class Plain {
    static let shared = Plain()
    let tides: Tides
    let moons: Moons
    let winds: Winds
    let waves: Waves
    let clouds: Clouds
    let charts: Charts

    init() {
        tides = Tides()
        moons = Moons()
        winds = Winds()
        waves = Waves()
        clouds = Clouds()
        charts = Charts(tides: tides)
    }
}

final class Model {
    func draw() -> Int {
        Heart.shared.chartManager.draw()
//      ^ warning: [service-locator] {{Model asks a locator for ChartManager}}
            + Working.shared.chartManager.draw()
//            ^ warning: [singleton] {{Model reaches the shared instance Working.shared}}
            + Small.shared.tideManager.height()
//            ^ warning: [singleton] {{Model reaches the shared instance Small.shared}}
            + Plain.shared.charts.draw()
//            ^ warning: [singleton] {{Model reaches the shared instance Plain.shared}}
    }
}
