// A container may have a static way to set itself up for all: that is no work of its own. Another method is.
// only: container-injection

protocol Tides {
    var clock: any TideClock { get }
    var charts: any TideCharts { get }
}

protocol TideClock {
    func now() -> Int
}

protocol TideCharts {
    func draw(at time: Int)
}

final class LiveClock: TideClock {
    func now() -> Int { 0 }
}

final class LiveCharts: TideCharts {
    private let clock: any TideClock
    init(clock: any TideClock) { self.clock = clock }
    func draw(at time: Int) { _ = clock.now() }
}

protocol Models {
    var forecast: Forecast { get }
    var history: History { get }
}

final class Forecast {
    private let clock: any TideClock
    init(clock: any TideClock) { self.clock = clock }
    func tell() -> Int { clock.now() }
}

final class History {
    private let charts: any TideCharts
    init(charts: any TideCharts) { self.charts = charts }
    func draw() { charts.draw(at: 0) }
}

final class ModelFactory: Models {
    static var instance: ModelFactory!
    private let tides: any Tides
    init(tides: any Tides) { self.tides = tides }
    static func initialize(tides: any Tides) { instance = ModelFactory(tides: tides) }
    lazy var forecast = Forecast(clock: tides.clock)
    lazy var history = History(charts: tides.charts)
}

final class Harbour: Models {
    private let tides: any Tides
    init(tides: any Tides) { self.tides = tides }
    //   ^ warning: [container-injection] {{Harbour takes the whole container Tides}}
    func close() { tides.charts.draw(at: tides.clock.now()) }
    lazy var forecast = Forecast(clock: tides.clock)
    lazy var history = History(charts: tides.charts)
}
