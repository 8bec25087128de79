// A type hands itself to the part that it builds: the part needs no second owner.

final class Pump {
    private var engine: Engine?

    init() {
        engine = Engine(pump: self)
    }

    func push() { engine?.turn() }
}

final class Engine {
    private let pump: Pump
    init(pump: Pump) { self.pump = pump }
    func turn() { pump.push() }
}
