// A protocol that asks types alone for something, or objects for what its own extension gives them, is a mixin: that two types adopt
// it makes them no family. One that asks objects to do or to keep something does, though an extension may do it for them.
// only: self-made-dependency

final class Tide {
    static let shared = Tide()
    private var level = 0
    func rise() { level += 1 }
}

protocol Chronicling {
    static var chronicle: String { get }
    var chronicle: String { get }
    static func makeChronicle(of name: String) -> String
}

extension Chronicling {
    static func makeChronicle(of name: String) -> String { "log/" + name }
    var chronicle: String { Self.chronicle }
}

final class CurrentService: Chronicling {
    static let chronicle = makeChronicle(of: "current")
    func measure() { Tide.shared.rise() }
}

final class BuoyService: Chronicling {
    static let chronicle = makeChronicle(of: "buoy")
    private let currents = CurrentService()
    //                     ^ note: [self-made-dependency] {{BuoyService creates CurrentService, which it could be given}}
    func float() { currents.measure() }
}

protocol Titled {
    static func make() -> Self
    var title: String { get }
}

final class GaugeService: Titled {
    let title = "Gauge"
    static func make() -> GaugeService { GaugeService() }
    func measure() { Tide.shared.rise() }
}

final class MastService: Titled {
    let title = "Mast"
    private let gauge = GaugeService()
    static func make() -> MastService { MastService() }
    func float() { gauge.measure() }
}

protocol Mooring {
    func moor()
}

extension Mooring {
    func moor() {}
}

final class RopeService: Mooring {
    func pull() { Tide.shared.rise() }
}

final class BollardService: Mooring {
    private let rope = RopeService()
    func hold() { rope.pull() }
}
