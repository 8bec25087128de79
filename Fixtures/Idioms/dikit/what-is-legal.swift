// DIKit: deferred needs, optional ones, the project's own functions of the library's names, and words without the library.
// only: dependency-cycle, unregistered-dependency, duplicate-registration, captive-dependency, service-locator, hidden-dependency, singleton-default, singleton

//- Sources/App/Modules.swift
import DIKit

extension DependencyContainer {
    static var harbour = module {
        single { Tides(log: { resolve() }) }
        factory { LogBook(tides: resolve()) }
        single { Ledger.shared }
        single { Keeper(chart: resolve()) }
        single { Chart() }
    }
    static var night = module {
        factory { Chart() }
    }
}

final class Tides {
    private let log: () -> LogBook
    init(log: @escaping () -> LogBook) { self.log = log }
    func read() { log().write() }
}
final class LogBook {
    private let tides: Tides
    init(tides: Tides) { self.tides = tides }
    func write() { tides.read() }
}
final class Ledger {
    static let shared = Ledger()
    func note() {}
}
final class Chart { func draw() {} }
final class Keeper {
    private let chart: Chart
    init(chart: Chart) { self.chart = chart }
    func keep() { chart.draw() }
}

//- Sources/App/Own.swift
import DIKit

// A promise is resolved by its own method.
final class Riddle {
    private var answer: Chart?
    func resolve() -> Chart { answer ?? Chart() }
    func tell() {
        let chart: Chart = resolve()
        chart.draw()
    }
}

@main struct HarbourApp {
    static func main() {
        let keeper: Keeper = resolve()
        keeper.keep()
    }
}

//- Sources/Other/Words.swift
func resolve() -> Wheel { Wheel() }
func factory(_ make: () -> Wheel) {}
final class Wheel { func turn() {} }
final class Mill {
    func mill() {
        let wheel: Wheel = resolve()
        wheel.turn()
        factory { Wheel() }
        factory { Wheel() }
    }
}
// So is what code has a name of its own for.
func ask() {
    let resolve = Outside.resolver()
    let riddle: Riddle = resolve()
    riddle.tell()
}
