// An assignment to a property of a container tells it something, whichever way code goes to the container. What is done with that property's
// value is done with what it gave.
// only: service-locator

protocol Gauge { func read() -> Int }
final class WallGauge: Gauge { func read() -> Int { 0 } }
protocol Valve: AnyObject {
    var isOpen: Bool { get set }
    var gauge: Gauge? { get set }
}
final class Boiler {
    private let gauge: Gauge
    init(gauge: Gauge) { self.gauge = gauge }
    func heat() { print(gauge.read()) }
}

enum Plant {
    nonisolated(unsafe) static var gauge: Gauge = WallGauge()
    nonisolated(unsafe) static var valve: Valve?
}

final class Works {
    static let shared = Works()
    static func sharedInstance() -> Works { shared }
    lazy var gauge: Gauge = WallGauge()
    lazy var boiler = Boiler(gauge: gauge)
    var valve: Valve?
}

final class StaticFitter {
    func fit(_ valve: Valve) { Plant.valve = valve }
}

final class Fitter {
    func fit(_ valve: Valve, _ gauge: Gauge) {
        Works.shared.valve = valve
        Works.sharedInstance().gauge = gauge
    }
}

final class Plumber {
    func turn(_ gauge: Gauge) {
        Works.shared.valve?.isOpen = true
    //  ^ warning: [service-locator] {{Plumber asks a locator for Valve in 2 places}}
        Works.shared.valve!.gauge = gauge
    //  ^ related: [service-locator] {{also asks for Valve here}}
        Works.shared.valve = nil
    }
}

final class Copyist {
    private var gauge: Gauge?
    func copy() { gauge = Works.shared.gauge }
    //                    ^ warning: [service-locator] {{Copyist asks a locator for Gauge in 2 places}}
    func copyBack() { Works.shared.gauge = Works.sharedInstance().gauge }
    //                                     ^ related: [service-locator] {{also asks for Gauge here}}
}
