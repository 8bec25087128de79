// What works by itself from its initializer on, and is asked nothing by anybody, needs a keeper: without one it would be
// gone, and so would what it does.
// only: unused-dependency

import Combine

protocol TideFeed {
    var changes: AnyPublisher<Int, Never> { get }
    func reset()
}

/// Watches from the start.
final class TideWatcher {
    private let feed: TideFeed
    private var subscriptions: Set<AnyCancellable> = []

    init(feed: TideFeed) {
        self.feed = feed
        watch()
    }

    private func watch() {
        feed.changes.sink { [weak self] _ in self?.ring() }.store(in: &subscriptions)
    }

    private func ring() { feed.reset() }
}

/// Registers itself; what it is told it is told by the notifications.
final class StormWatcher {
    init(feed: TideFeed) {
        Signals.add(self, to: feed)
    }
    @objc func stormBegan() {}
}

/// Says that it is there, and does nothing then.
final class FogWatcher {
    init(feed: TideFeed) { feed.reset() }
}

/// Starts by itself, too, and is asked elsewhere: to keep it is not all that can be done with it.
final class TideArchive {
    private let feed: TideFeed
    init(feed: TideFeed) {
        self.feed = feed
        fill()
    }
    private func fill() { feed.reset() }
    func level() -> Int { 0 }
}

/// The same of what is read elsewhere.
final class TideGauge {
    private let feed: TideFeed
    private(set) var height = 0
    init(feed: TideFeed) {
        self.feed = feed
        measure()
    }
    private func measure() { feed.reset() }
}

/// Does nothing by itself.
final class TidePrinter {
    private let feed: TideFeed
    init(feed: TideFeed) { self.feed = feed }
    private func print() { feed.reset() }
}

/// Inherits what is asked elsewhere.
class Station {
    func name() -> String { "" }
}

final class TideStation: Station {
    private let feed: TideFeed
    init(feed: TideFeed) {
        self.feed = feed
        super.init()
        begin()
    }
    private func begin() { feed.reset() }
}

/// Keeps what it has subscribed to.
final class WaveWatcher {
    private var subscriptions: Set<AnyCancellable> = []
    init(feed: TideFeed) {
        feed.changes.sink { _ in feed.reset() }.store(in: &subscriptions)
    }
}

/// Keeps nothing.
final class WindWatcher {
    init(feed: TideFeed) {
        _ = feed.changes.sink { _ in feed.reset() }
    }
}

final class Breakwater {
    private let waves: WaveWatcher
    private let winds: WindWatcher
    init(waves: WaveWatcher, winds: WindWatcher) {
        //                   ^ warning: [unused-dependency] {{Breakwater takes WindWatcher and keeps it, but never uses it}}
        self.waves = waves
        self.winds = winds
    }
}

final class Harbour {
    private let watcher: TideWatcher
    private let storms: StormWatcher?
    private let archive: TideArchive
    private let gauge: TideGauge
    private let printer: TidePrinter
    private let station: TideStation
    private let fog: FogWatcher

    init(
        watcher: TideWatcher,
        storms: StormWatcher?,
        archive: TideArchive,
    //  ^ warning: [unused-dependency] {{Harbour takes TideArchive and keeps it, but never uses it}}
        gauge: TideGauge,
    //  ^ warning: [unused-dependency] {{Harbour takes TideGauge and keeps it, but never uses it}}
        printer: TidePrinter,
    //  ^ warning: [unused-dependency] {{Harbour takes TidePrinter and keeps it, but never uses it}}
        fog: FogWatcher,
    //  ^ warning: [unused-dependency] {{Harbour takes FogWatcher and keeps it, but never uses it}}
        station: TideStation
    //  ^ warning: [unused-dependency] {{Harbour takes TideStation and keeps it, but never uses it}}
    ) {
        self.watcher = watcher
        self.storms = storms
        self.archive = archive
        self.gauge = gauge
        self.printer = printer
        self.station = station
        self.fog = fog
    }
}

/// Keeps it weakly, or not at all: that keeps nothing alive.
final class Pier {
    private weak var watcher: TideWatcher?
    init(watcher: TideWatcher) { self.watcher = watcher }
}

final class Jetty {
    init(watcher: TideWatcher) {}
    //   ^ warning: [unused-dependency] {{Jetty takes TideWatcher, but never uses it}}
}

final class Almanac {
    private let archive: TideArchive
    private let gauge: TideGauge
    private let station: TideStation
    init(archive: TideArchive, gauge: TideGauge, station: TideStation) {
        self.archive = archive
        self.gauge = gauge
        self.station = station
    }
    func level() -> Int { archive.level() + gauge.height + station.name().count }
}

/// Starts by itself; somebody whom nobody knows may read its depth.
final class Sounder {
    private let feed: TideFeed
    var depth = 1
    init(feed: TideFeed) {
        self.feed = feed
        sound()
    }
    private func sound() { feed.reset() }
}

/// What may be read of somebody has names that nobody else can say here.
final class Diver {
    private let feed: TideFeed
    private var breath = 1
    static var record = 1
    init(feed: TideFeed) {
        self.feed = feed
        dive()
    }
    private func dive() { feed.reset() }
}

/// Another one's method sets it going, not its own initializer.
final class Dredger {
    private let feed: TideFeed
    init(feed: TideFeed) { self.feed = feed }
    private func dig() { feed.reset() }
    private func restart() { dig() }
}

final class Quay {
    private let sounder: Sounder
    private let diver: Diver
    private let dredger: Dredger

    init(
        sounder: Sounder,
    //  ^ warning: [unused-dependency] {{Quay takes Sounder and keeps it, but never uses it}}
        diver: Diver,
        dredger: Dredger
    //  ^ warning: [unused-dependency] {{Quay takes Dredger and keeps it, but never uses it}}
    ) {
        self.sounder = sounder
        self.diver = diver
        self.dredger = dredger
    }

    func show(_ chart: Chart) -> Int { chart.legend.depth + chart.legend.breath + chart.legend.record }
}

/// A package's type has a method of the same name, and nothing of the project is one.
final class Lookout {
    private let feed: TideFeed
    init(feed: TideFeed) {
        self.feed = feed
        watch()
    }
    private func watch() { feed.reset() }
    func signal(to ship: String) {}
}

final class Pier {
    private let lookout: Lookout
    init(lookout: Lookout) { self.lookout = lookout }
    func warn(_ horn: OutsideHorn) { horn.signal("fog") }
}

/// It works until it is let go, whoever else may ask something that is called alike.
final class Foghorn {
    private let feed: TideFeed
    let pitch: Int
    init(feed: TideFeed, pitch: Int) {
        self.feed = feed
        self.pitch = pitch
        blow()
    }
    deinit { feed.reset() }
    private func blow() { feed.reset() }
}

/// It works when it is told to.
final class Siren {
    let feed: TideFeed
    let pitch: Int
    init(feed: TideFeed, pitch: Int) {
        self.feed = feed
        self.pitch = pitch
    }
    deinit { feed.reset() }
}

final class Lighthouse {
    private let foghorn: Foghorn
    private let siren: Siren
    init(foghorn: Foghorn, siren: Siren) {
        //                 ^ warning: [unused-dependency] {{Lighthouse takes Siren and keeps it, but never uses it}}
        self.foghorn = foghorn
        self.siren = siren
    }
    func compare(_ one: Unknown) -> Int { one.pitch }
}

/// It stops as well, but others ask it.
final class Gong {
    private let feed: TideFeed
    init(feed: TideFeed) {
        self.feed = feed
        strike()
    }
    deinit { feed.reset() }
    func strike() { feed.reset() }
}

final class GongRoom {
    private let gong: Gong
    init(gong: Gong) { self.gong = gong }
    func enter() { gong.strike() }
}

final class GongHall {
    private let gong: Gong
    init(gong: Gong) { self.gong = gong }
    //   ^ warning: [unused-dependency] {{GongHall takes Gong and keeps it, but never uses it}}
}

/// Whoever stops it himself does no more than letting it go.
final class Buoy {
    private let feed: TideFeed
    init(feed: TideFeed) {
        self.feed = feed
        start()
    }
    deinit { stop() }
    private func start() { feed.reset() }
    func stop() { feed.reset() }
}

final class BuoyHolder {
    private let buoy: Buoy
    init(buoy: Buoy) { self.buoy = buoy }
}

final class BuoyKeeper {
    private let buoy: Buoy
    init(buoy: Buoy) { self.buoy = buoy }
    func leave() { buoy.stop() }
}

/// Keep what they have begun in a property of their own: a subscription, a timer, a task.
final class SwellWatcher {
    private var subscription: AnyCancellable?
    init(feed: TideFeed) {
        subscription = feed.changes.sink { _ in feed.reset() }
    }
}
final class ClockWatcher {
    private var timer: Timer?
    init(feed: TideFeed) {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in feed.reset() }
    }
}
final class StreamWatcher {
    private let task: Task<Void, Never>
    init(feed: TideFeed) {
        task = Task { for await _ in feed.changes.values { feed.reset() } }
    }
}

/// What its superclass begins.
class Watcher {
    private var subscriptions: Set<AnyCancellable> = []
    init(feed: TideFeed) {
        feed.changes.sink { _ in feed.reset() }.store(in: &subscriptions)
    }
}
final class IceWatcher: Watcher {}

/// Tells somebody from when on it is there, and until when.
final class Mooring {
    private let berth: Berth
    init(berth: Berth) {
        self.berth = berth
        berth.take()
    }
    deinit { berth.leave() }
}
final class Berth {
    func take() {}
    func leave() {}
}

/// Writes a log when it is made and when it is let go; only says so when it is let go; keeps a closure that nobody calls; has
/// a superclass that could do something.
final class Journal {
    func note(_ line: String) {}
}
final class Keel {
    private let feed: TideFeed
    private let journal: Journal
    init(feed: TideFeed, journal: Journal) {
        self.feed = feed
        self.journal = journal
        journal.note("made")
    }
    func lay() { feed.reset() }
    deinit { journal.note("gone") }
}
class Spar {
    init() { setUp() }
    func setUp() {}
}
final class Mast: Spar {
    private let feed: TideFeed
    init(feed: TideFeed) {
        self.feed = feed
        super.init()
    }
    func raise() { feed.reset() }
}
final class Plank {
    private let feed: TideFeed
    init(feed: TideFeed) { self.feed = feed }
    func lift() { feed.reset() }
    deinit { print("gone") }
}
final class Rope {
    private let pull: () -> Void
    init(feed: TideFeed) { pull = { feed.reset() } }
}
final class Chart {
    private let feed: TideFeed
    private let names: [String]
    init(feed: TideFeed, depths: [Int]) {
        self.feed = feed
        names = depths.map { "\($0)" }
    }
    func draw() { feed.reset() }
}

final class Shipyard {
    private let swell: SwellWatcher
    private let clock: ClockWatcher
    private let ice: IceWatcher
    private let mooring: Mooring
    private let stream: StreamWatcher
    private let keel: Keel
    private let mast: Mast
    private let plank: Plank
    private let rope: Rope
    private let chart: Chart
    init(
        swell: SwellWatcher, clock: ClockWatcher, ice: IceWatcher, mooring: Mooring, stream: StreamWatcher,
        keel: Keel,
    //  ^ warning: [unused-dependency] {{Shipyard takes Keel and keeps it, but never uses it}}
        mast: Mast,
    //  ^ warning: [unused-dependency] {{Shipyard takes Mast and keeps it, but never uses it}}
        plank: Plank,
    //  ^ warning: [unused-dependency] {{Shipyard takes Plank and keeps it, but never uses it}}
        rope: Rope,
    //  ^ warning: [unused-dependency] {{Shipyard takes Rope and keeps it, but never uses it}}
        chart: Chart
    //  ^ warning: [unused-dependency] {{Shipyard takes Chart and keeps it, but never uses it}}
    ) {
        self.swell = swell
        self.clock = clock
        self.ice = ice
        self.mooring = mooring
        self.stream = stream
        self.keel = keel
        self.mast = mast
        self.plank = plank
        self.rope = rope
        self.chart = chart
    }
}
