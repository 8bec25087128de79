// What only keeps things for all to see puts them together, be it that a protocol says what there is to be seen, and is called a
// service. What its protocol asks to do something, or that may be set, is a service that makes its own parts.
// only: self-made-dependency

protocol Hauling {
    func haul()
}

final class RopeService: Hauling {
    func haul() {}
}

final class ChainService: Hauling {
    func haul() {}
}

protocol DeckServiceInterface {
    var ropes: any Hauling { get }
    var chains: any Hauling { get }
}

final class DeckService: DeckServiceInterface {
    let ropes: any Hauling = RopeService()
    let chains: any Hauling = ChainService()
}

protocol CraneServiceInterface {
    var ropes: any Hauling { get }
    var chains: any Hauling { get }
    func lift()
}

final class CraneService: CraneServiceInterface {
    let ropes: any Hauling = RopeService()
    //                       ^ note: [self-made-dependency] {{CraneService creates RopeService, which it could be given}}
    let chains: any Hauling = ChainService()
    //                        ^ note: [self-made-dependency] {{CraneService creates ChainService, which it could be given}}
    func lift() {
        ropes.haul()
        chains.haul()
    }
}

protocol RigServiceInterface {
    var ropes: any Hauling { get }
    var chains: any Hauling { get }
}

// Beside what its protocol asks for it works.
final class RigService: RigServiceInterface {
    let ropes: any Hauling = RopeService()
    //                       ^ note: [self-made-dependency] {{RigService creates RopeService, which it could be given}}
    let chains: any Hauling = ChainService()
    //                        ^ note: [self-made-dependency] {{RigService creates ChainService, which it could be given}}
    func rig() { ropes.haul() }
}

class HoistService {
    func hoist() {}
}

final class TowService: HoistService, DeckServiceInterface {
    let ropes: any Hauling = RopeService()
    //                       ^ note: [self-made-dependency] {{TowService creates RopeService, which it could be given}}
    let chains: any Hauling = ChainService()
    //                        ^ note: [self-made-dependency] {{TowService creates ChainService, which it could be given}}
}
