// What makes more than five services is an assembler in all but name: what it reads while it does goes into what it
// makes. What it calls itself, then or later, is its own doing.
// only: singleton

final class Chart { static let shared = Chart(); func read() {} }
final class LogBook { static let shared = LogBook(); func write(_ line: String) {} }
final class RadarService { init(chart: Chart) {} }
final class SonarService { init() {} }
final class EngineService { init() {} }
final class AnchorService { init() {} }
final class GalleyService { init() {} }
final class CrewService { init() {} }

final class ShipContext {
    let chart: Chart
    let radar: RadarService
    let sonar = SonarService()
    let engine = EngineService()
    let anchor = AnchorService()
    let galley = GalleyService()
    let crew = CrewService()

    init() {
        chart = .shared
        radar = RadarService(chart: Chart.shared)
        LogBook.shared.write("ready")
    //  ^ warning: [singleton] {{ShipContext reaches the shared instance LogBook.shared in 2 places}}
    }

    func sail() {
        LogBook.shared.write("off")
    //  ^ related: [singleton]
    }
}

// Once it is told to start, all at once; later it is too late to hand anything in.
final class HarbourContext {
    private var radar: RadarService?
    private var sonar: SonarService?
    private var engine: EngineService?
    private var anchor: AnchorService?
    private var galley: GalleyService?
    private var crew: CrewService?

    func begin() {
        radar = RadarService(chart: Chart.shared)
        sonar = SonarService()
        engine = EngineService()
        anchor = AnchorService()
        galley = GalleyService()
        crew = CrewService()
    }

    func sweep() {
        radar = RadarService(chart: Chart.shared)
        //                          ^ warning: [singleton] {{HarbourContext reaches the shared instance Chart.shared}}
    }
}

final class BoatModel {
    let chart: Chart
    let sonar = SonarService()

    init() {
        chart = .shared
        //      ^ warning: [singleton] {{BoatModel}}
    }
}

@Observable
final class ShipEnvironment {
    let chart: Chart
    let radar: RadarService
    let sonar: SonarService
    let engine: EngineService
    let anchor: AnchorService
    let galley: GalleyService
    let crew: CrewService

    init(sonar: SonarService? = nil) {
        chart = .shared
        radar = RadarService(chart: .shared)
        self.sonar = sonar ?? SonarService()
        engine = EngineService()
        anchor = AnchorService()
        galley = GalleyService()
        crew = CrewService()
    }
}

@Observable
final class HelmState {
    private let chart: Chart
    private let radar: RadarService
    private let sonar = SonarService()
    private let engine = EngineService()
    private let anchor = AnchorService()
    private let galley = GalleyService()
    private let crew = CrewService()

    init() {
        chart = .shared
        //      ^ warning: [singleton] {{HelmState reaches the shared instance Chart.shared in 2 places}}
        radar = RadarService(chart: .shared)
        //                          ^ related: [singleton]
    }
}

final class FleetContext {
    let radar: RadarService
    let sonar: SonarService
    let engine = EngineService()
    let anchor = AnchorService()
    let galley = GalleyService()
    let crew = CrewService()
    let pilots: PilotService

    init(pilots: PilotService) {
        self.pilots = pilots
        radar = RadarService(chart: .shared)
        //                          ^ warning: [singleton] {{FleetContext}}
        sonar = SonarService()
    }

    func sail() {}
}

final class RaftContext {
    let radar: RadarService
    let sonar = SonarService()
    let engine = EngineService()
    let anchor = AnchorService()
    let galley = GalleyService()
    let crew = CrewService()

    init(chart: Chart = .shared) {
        radar = RadarService(chart: Chart.shared)
        //                          ^ warning: [singleton] {{RaftContext}}
        chart.read()
    }

    func sail() {}
}

final class PilotService { init() {} }
