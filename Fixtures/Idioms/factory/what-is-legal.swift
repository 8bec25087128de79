// Lazy wrappers, factories that are handed on, contexts and closures that ask later: no ring, nothing captive.
// only: dependency-cycle, captive-dependency, duplicate-registration, unregistered-dependency, singleton, service-locator

//- Sources/App/Container+Station.swift
import Factory

extension Container {
    var train: Factory<Train> { self { Train() }.singleton.onTest { Train() } }
    var station: Factory<Station> { self { Station(train: self.train()) } }
    var signal: Factory<Signal> { self { Signal(crossing: { self.crossing() }) } }
    var crossing: Factory<Crossing> { self { Crossing(signal: self.signal(), train: Container.shared.train()) } }
    var timetable: Factory<Timetable?> { promised() }
}

//- Sources/App/Legacy.swift
import Factory

extension SharedContainer {
    static let clock = Factory<StationClock>(scope: .singleton) { StationClock() }
    static let bell = Factory { Bell(clock: clock()) }
}

//- Sources/App/Station.swift
import Factory

final class Train {
    @LazyInjected(\.station) private var station
    private var speed = 0
    func leave() { station.wave(); speed += 1 }
}

final class Station {
    private let train: Train
    init(train: Train) { self.train = train }
    func wave() { train.leave() }
}

final class Signal {
    private let crossing: () -> Crossing
    init(crossing: @escaping () -> Crossing) { self.crossing = crossing }
    func show() { crossing().close() }
}

final class Crossing {
    private let signal: Signal
    private let train: Train
    init(signal: Signal, train: Train) {
        self.signal = signal
        self.train = train
    }
    func close() { signal.show(); train.leave() }
}

protocol Timetable {
    func next()
}

final class StationClock {
    private var minutes = 0
    func tick() { minutes += 1 }
}

final class Bell {
    private let clock: StationClock
    init(clock: StationClock) { self.clock = clock }
    func ring() { clock.tick() }
}
