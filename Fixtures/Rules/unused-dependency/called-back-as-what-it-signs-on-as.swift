// Whoever calls back what has signed on with somebody asks it for nothing: for those calls it must live, and who signs it on does
// not keep it. What is asked by another way as well is no longer there to be kept alone.
// only: unused-dependency

protocol TideListening: AnyObject {
    func rose()
}

protocol StormListening: TideListening {
    func began()
}

protocol TideBroadcasting {
    func add(listener: any TideListening)
    func warn(_ listener: any StormListening)
}

final class TideStation: TideBroadcasting {
    private weak var listener: (any TideListening)?
    private var warned: [any StormListening] = []
    func add(listener: any TideListening) { self.listener = listener }
    func warn(_ listener: any StormListening) { warned.append(listener) }
    func tell() {
        listener?.rose()
        for listener in warned { listener.began() }
    }
}

/// Signs on at once.
final class TideBell: TideListening {
    init(station: any TideBroadcasting) { station.add(listener: self) }
    func rose() {}
}

/// Signs on by a method of its own, as something that is more.
final class StormBell: StormListening {
    private let station: any TideBroadcasting
    init(station: any TideBroadcasting) {
        self.station = station
        signOn()
    }
    private func signOn() { station.warn(self) }
    func rose() {}
    func began() {}
}

protocol EngineDelegate: AnyObject {
    func stopped()
}

final class Engine {
    private weak var delegate: (any EngineDelegate)?
    init(delegate: any EngineDelegate) { self.delegate = delegate }
    func run() { delegate?.stopped() }
}

/// Is the delegate of what it makes.
final class Ferry: EngineDelegate {
    private lazy var engine = Engine(delegate: self)
    init(station: any TideBroadcasting) {
        station.warn(FogBell())
        sail()
    }
    private func sail() { engine.run() }
    func stopped() {}
}

final class FogBell: StormListening {
    func rose() {}
    func began() {}
}

final class Promenade {
    private let bell: TideBell
    private let storms: StormBell
    private let ferry: Ferry
    init(bell: TideBell, storms: StormBell, ferry: Ferry) {
        self.bell = bell
        self.storms = storms
        self.ferry = ferry
    }
}

/// Signs on, and is asked by name.
final class TideLog: TideListening {
    init(station: any TideBroadcasting) { station.add(listener: self) }
    func rose() {}
    func pages() -> Int { 0 }
}

protocol Measuring {
    func height() -> Int
}

/// Signs on as one thing, and is asked as another.
final class TideGauge: TideListening, Measuring {
    init(station: any TideBroadcasting) { station.add(listener: self) }
    func rose() {}
    func height() -> Int { 0 }
}

protocol Lifting: AnyObject {
    func lift()
}

final class Hook {
    private let crane: any Lifting
    init(crane: any Lifting) { self.crane = crane }
    func pull() { crane.lift() }
}

/// What it makes keeps it, and works with it.
final class Crane: Lifting {
    private var hook: Hook?
    init(station: any TideBroadcasting) {
        station.warn(FogBell())
        hook = Hook(crane: self)
    }
    func lift() {}
}

final class Quay {
    private let log: TideLog
    private let gauge: TideGauge
    private let crane: Crane

    init(
        log: TideLog,
    //  ^ warning: [unused-dependency] {{Quay takes TideLog and keeps it, but never uses it}}
        gauge: TideGauge,
    //  ^ warning: [unused-dependency] {{Quay takes TideGauge and keeps it, but never uses it}}
        crane: Crane
    //  ^ warning: [unused-dependency] {{Quay takes Crane and keeps it, but never uses it}}
    ) {
        self.log = log
        self.gauge = gauge
        self.crane = crane
    }
}

final class Almanac {
    private let log: TideLog
    private let gauge: any Measuring
    init(log: TideLog, gauge: any Measuring) {
        self.log = log
        self.gauge = gauge
    }
    func level() -> Int { log.pages() + gauge.height() }
}
