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
    //  ^ related: [singleton] {{also reaches LogBook.shared here}}
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
        //      ^ warning: [singleton] {{BoatModel reaches the shared instance Chart.shared}}
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
        //                          ^ related: [singleton] {{also reaches Chart.shared here}}
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
        //                          ^ warning: [singleton] {{FleetContext reaches the shared instance Chart.shared}}
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
        //                          ^ warning: [singleton] {{RaftContext reaches the shared instance Chart.shared}}
        chart.read()
    }

    func sail() {}
}

final class PilotService { init() {} }

// By a local name it goes there, too, unless it is asked something on the way.
final class BargeContext {
    let chart: Chart
    let radar: RadarService
    let sonar = SonarService()
    let engine = EngineService()
    let anchor = AnchorService()
    let galley = GalleyService()
    let crew = CrewService()

    init() {
        let chart = Chart.shared
        self.chart = chart
        radar = RadarService(chart: chart)
        let book = LogBook.shared
        //         ^ warning: [singleton] {{BargeContext reaches the shared instance LogBook.shared}}
        book.write("made")
    }

    func sail() {}
}

final class TugContext {
    let radar: RadarService
    let sonar = SonarService()
    let engine = EngineService()
    let anchor = AnchorService()
    let galley = GalleyService()
    let crew = CrewService()

    init() {
        let chart = Chart.shared
        //          ^ warning: [singleton] {{TugContext reaches the shared instance Chart.shared}}
        chart.read()
        radar = RadarService(chart: chart)
    }

    func sail() {}
}

// What it keeps to put it into others, or to show it, it hands in; what it only asks and tells itself it uses.
final class Signals { static let shared = Signals(); func raise() {} ; let chart = Chart() }
final class Beacon { static let shared = Beacon(); func light() {} }
final class Whistle { static let shared = Whistle(); func blow() {} }
final class Flags { static let shared = Flags(); func hoist() {} }
final class Bridge { init(beacon: Beacon) { beacon.light() } }

final class PortContext {
    private let radar: RadarService
    private lazy var sonar = SonarService()
    private lazy var engine = EngineService()
    private lazy var anchor = AnchorService()
    private lazy var galley = GalleyService()
    private lazy var crew = CrewService()
    private lazy var log = LogBook.shared
    //                     ^ warning: [singleton] {{PortContext reaches the shared instance LogBook.shared}}
    private lazy var beacon = Beacon.shared
    private lazy var bridge = Bridge(beacon: beacon)
    private let signals: Signals
    let flags = Flags.shared
    private let whistle: Whistle

    init() {
        signals = .shared
        radar = RadarService(chart: signals.chart)
        whistle = .shared
        //        ^ warning: [singleton] {{PortContext reaches the shared instance Whistle.shared}}
    }

    func open() {
        log.write("open")
        beacon.light()
        signals.raise()
        whistle.blow()
        flags.hoist()
    }
}

final class Watch {
    func raise(in port: PortContext) { port.flags.hoist() }
}
