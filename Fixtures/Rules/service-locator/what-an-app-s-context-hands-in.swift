// What makes the app's services hands them what it asks of a locator, or of a shared instance, for them; what it asks for to
// use it itself is its own doing.
// only: service-locator, singleton

protocol Tides { func read() }
final class LiveTides: Tides { func read() {} }
protocol Winds { func blow() }
final class LiveWinds: Winds { func blow() {} }
protocol Moons { func rise() }
final class LiveMoons: Moons { func rise() {} }

enum Almanac {
    static let tides: any Tides = LiveTides()
    static let winds: any Winds = LiveWinds()
    static let moons: any Moons = LiveMoons()
}

final class Chart {
    static let shared = Chart()
    let tides: any Tides = LiveTides()
    func show() {}
}

final class RadarService { init(tides: any Tides, winds: any Winds) { tides.read(); winds.blow() } }
final class EngineService { init(tides: any Tides) { tides.read() } }
final class SonarService { init(tides: any Tides) { tides.read() } }
final class AnchorService { init() {} }
final class GalleyService { init() {} }
final class CrewService { init() {} }

struct Launching {
    private let tides = Almanac.tides
    private let chartTides = Chart.shared.tides
    private let moons = Almanac.moons
    //                  ^ warning: [service-locator] {{Launching asks a locator for Almanac.moons}}
    private let radar: RadarService
    private let sonar: SonarService
    private let engine: EngineService
    private let anchor = AnchorService()
    private let galley = GalleyService()
    private let crew = CrewService()

    init() {
        radar = RadarService(tides: tides, winds: Almanac.winds)
        sonar = SonarService(tides: Chart.shared.tides)
        engine = EngineService(tides: chartTides)
        Chart.shared.show()
    //  ^ warning: [singleton] {{Launching reaches the shared instance Chart.shared}}
        moons.rise()
    }
}

final class DeckModel {
    private let sonar: SonarService
    private let radar: RadarService

    init() {
        sonar = SonarService(tides: Chart.shared.tides)
        //                          ^ warning: [singleton] {{DeckModel reaches the shared instance Chart.shared}}
        radar = RadarService(tides: Almanac.tides, winds: LiveWinds())
        //                          ^ warning: [service-locator] {{DeckModel asks a locator for Almanac.tides}}
    }
}
