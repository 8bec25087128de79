// A method that gives back one of what it is handed, beside something else, has not made that: what has no other methods is no factory
// for all its name. One that gives back another thing, or says by its name that it makes one, is.
// only: concrete-factory

protocol Cargo {
    func stow()
}

protocol Load {
    func lift()
}

final class Crate: Cargo {
    private let load: any Load
    init(load: any Load) { self.load = load }
    func stow() { load.lift() }
}

final class CargoOrderFactory {
    private let load: any Load
    init(load: any Load) { self.load = load }
    func adding(_ weight: Int, to cargo: any Cargo) -> (any Cargo, Int?) {
        load.lift()
        return (cargo, weight)
    }
    func sorted(_ cargo: (any Cargo)?) -> (cargo: (any Cargo)?, count: Int) { (cargo, 1) }
}

final class CargoPairFactory {
    private let load: any Load
    init(load: any Load) { self.load = load }
    func splitting(_ cargo: any Load) -> (any Cargo, Int) { (Crate(load: cargo), 1) }
}

final class CargoTwinFactory {
    private let load: any Load
    init(load: any Load) { self.load = load }
    func makeTwin(of cargo: any Cargo) -> (any Cargo, Int) { (Crate(load: load), 1) }
}

final class StowageService {
    private let orders: CargoOrderFactory
    init(orders: CargoOrderFactory) { self.orders = orders }
    func stow(_ cargo: any Cargo) { orders.adding(1, to: cargo).0.stow() }
}

final class PairService {
    private let pairs: CargoPairFactory
    init(pairs: CargoPairFactory) { self.pairs = pairs }
    //   ^ note: [concrete-factory] {{PairService takes the factory CargoPairFactory by its concrete type}}
    func stow(_ load: any Load) { pairs.splitting(load).0.stow() }
}

final class TwinService {
    private let twins: CargoTwinFactory
    init(twins: CargoTwinFactory) { self.twins = twins }
    //   ^ note: [concrete-factory] {{TwinService takes the factory CargoTwinFactory by its concrete type}}
    func stow(_ cargo: any Cargo) { twins.makeTwin(of: cargo).0.stow() }
}
