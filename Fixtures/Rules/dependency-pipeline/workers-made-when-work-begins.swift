// What a type makes of what the occasion brings, and keeps as a part of itself, it might as well have made in its initializer.
// What could be handed in, what is shown, and what a flow makes, is a step on the way.
// only: dependency-pipeline

protocol Gauge {
    func level() -> Int
}

final class Probe {
    private let gauge: any Gauge
    private let report: (Int) -> Void
    init(gauge: any Gauge, report: @escaping (Int) -> Void) {
        self.gauge = gauge
        self.report = report
    }
    func open() { report(gauge.level()) }
    //                   ^ related: [dependency-pipeline] {{Probe uses it}}
    //                   ^ related: [dependency-pipeline] {{Probe uses it}}
    //                   ^ related: [dependency-pipeline] {{Probe uses it}}
    //                   ^ related: [dependency-pipeline] {{Probe uses it}}
}

final class Dial {
    private let gauge: any Gauge
    init(gauge: any Gauge) { self.gauge = gauge }
    func turn() -> Int { gauge.level() }
    //                   ^ related: [dependency-pipeline] {{Dial uses it}}
    //                   ^ related: [dependency-pipeline] {{Dial uses it}}
}

protocol Listening: AnyObject {
    func heard(_ level: Int)
}

final class Ear {
    private let gauge: any Gauge
    weak var delegate: (any Listening)?
    init(gauge: any Gauge, delegate: any Listening) {
        self.gauge = gauge
        self.delegate = delegate
    }
    func listen() { delegate?.heard(gauge.level()) }
}

final class BasinService {
    private let gauge: any Gauge
    private var probe: Probe?
    private var last = 0
    init(gauge: any Gauge) { self.gauge = gauge }
    func start() {
        probe = Probe(gauge: gauge) { [weak self] in self?.last = $0 }
        probe?.open()
    }
    func stop() { probe = nil }
}

actor WellService {
    private let gauge: any Gauge
    private var probe: Probe?
    private var levels: [Int] = []
    init(gauge: any Gauge) { self.gauge = gauge }
    func start(at depth: Int) {
        guard probe == nil else { return }
        let probe = Probe(gauge: gauge, report: { print($0 - depth) })
        probe.open()
        self.probe = probe
    }
}

final class TankService: Listening {
    private let gauge: any Gauge
    private var ear: Ear?
    init(gauge: any Gauge) { self.gauge = gauge }
    func open() { ear = Ear(gauge: gauge, delegate: self) }
    func heard(_ level: Int) { print(level) }
}

final class Pump {
    private let probe: Probe
    init(probe: Probe) { self.probe = probe }
    func run() { probe.open() }
}

// One for each of several occasions.
final class LakeService {
    private let gauge: any Gauge
    private var probes: [String: Probe] = [:]
    private var levels: [Int] = []
    init(gauge: any Gauge) { self.gauge = gauge }
    func start(at place: String) {
        let probe = Probe(gauge: gauge) { [weak self] in self?.levels.append($0) }
        probes[place] = probe
        probe.open()
    }
    func stop() { probes = [:] }
}

// A list that somebody else keeps.
final class SeaService {
    private let gauge: any Gauge
    private let racks: Racks
    init(gauge: any Gauge, racks: Racks) {
    //   ^ warning: [dependency-pipeline] {{SeaService takes Gauge only to hand it on: SeaService → Probe, which uses it}}
        self.gauge = gauge
        self.racks = racks
    }
    func start(at place: String) {
        racks.probes[place] = Probe(gauge: gauge) { print($0) }
        //                                 ^ related: [dependency-pipeline] {{SeaService hands it to Probe}}
    }
}

// One that could be handed in.
final class PondService {
    private let gauge: any Gauge
    private var dials: [String: Dial] = [:]
    init(gauge: any Gauge) { self.gauge = gauge }
    //   ^ warning: [dependency-pipeline] {{PondService takes Gauge only to hand it on: PondService → Dial, which uses it}}
    func start(at place: String) { dials[place] = Dial(gauge: gauge) }
    //                                                        ^ related: [dependency-pipeline] {{PondService hands it to Dial}}
}

final class Racks {
    var probes: [String: Probe] = [:]
}

// By way of another part.
final class CisternService {
    private let gauge: any Gauge
    private var pump: Pump?
    init(gauge: any Gauge) { self.gauge = gauge }
    func start(at depth: Int) {
        let probe = Probe(gauge: gauge) { print($0 - depth) }
        pump = Pump(probe: probe)
    }
}

// The pump is given away.
final class HireService {
    private let gauge: any Gauge
    init(gauge: any Gauge) { self.gauge = gauge }
    //   ^ warning: [dependency-pipeline] {{HireService takes Gauge only to hand it on: HireService → Probe, which uses it}}
    func hire(at depth: Int) -> Pump { Pump(probe: Probe(gauge: gauge) { print($0 - depth) }) }
    //                                                          ^ related: [dependency-pipeline] {{HireService hands it to Probe}}
}

// Nothing but what it has: a dial could be handed in.
final class DialService {
    private let gauge: any Gauge
    private var dial: Dial?
    init(gauge: any Gauge) { self.gauge = gauge }
    //   ^ warning: [dependency-pipeline] {{DialService takes Gauge only to hand it on: DialService → Dial, which uses it}}
    func start() { dial = Dial(gauge: gauge) }
    //                                ^ related: [dependency-pipeline] {{DialService hands it to Dial}}
}

// Leads from screen to screen.
final class BasinCoordinator {
    private let gauge: any Gauge
    private var probe: Probe?
    init(gauge: any Gauge) { self.gauge = gauge }
    //   ^ warning: [dependency-pipeline] {{BasinCoordinator takes Gauge only to hand it on: BasinCoordinator → Probe, which uses it}}
    func start() {
        probe = Probe(gauge: gauge) { print($0) }
        //                   ^ related: [dependency-pipeline] {{BasinCoordinator hands it to Probe}}
        probe?.open()
    }
}

final class LevelViewModel {
    private let gauge: any Gauge
    private let depth: Int
    init(gauge: any Gauge, depth: Int) {
        self.gauge = gauge
        self.depth = depth
    }
    func load() -> Int { gauge.level() - depth }
    //                   ^ related: [dependency-pipeline] {{LevelViewModel uses it}}
}

// A model is there for its screen.
final class LevelService {
    private let gauge: any Gauge
    private(set) var model: LevelViewModel?
    init(gauge: any Gauge) { self.gauge = gauge }
    //   ^ warning: [dependency-pipeline] {{LevelService takes Gauge only to hand it on: LevelService → LevelViewModel, which uses it}}
    func open(at depth: Int) { model = LevelViewModel(gauge: gauge, depth: depth) }
    //                                                       ^ related: [dependency-pipeline] {{LevelService hands it to LevelViewModel}}
}

// Another object's property.
final class Rack {
    var probe: Probe?
}

final class RackService {
    private let gauge: any Gauge
    init(gauge: any Gauge) { self.gauge = gauge }
    //   ^ warning: [dependency-pipeline] {{RackService takes Gauge only to hand it on: RackService → Probe, which uses it}}
    func fill(_ rack: Rack) { rack.probe = Probe(gauge: gauge) { print($0) } }
    //                                                  ^ related: [dependency-pipeline] {{RackService hands it to Probe}}
}
