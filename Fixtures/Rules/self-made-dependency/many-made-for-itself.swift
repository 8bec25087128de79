// However many services a component makes, where it makes them of nothing, and for nobody but itself, they could be given.
// only: self-made-dependency
protocol Part { func go() }

final class BowService: Part { func go() {} }
final class SternService: Part { func go() {} }
final class MastService: Part { func go() {} }
final class KeelService: Part { func go() {} }
final class SailService: Part { func go() {} }
final class HelmService: Part { func go() {} }

final class TideCoordinator {
    private lazy var bow = BowService()
    //                     ^ note: [self-made-dependency] {{TideCoordinator creates BowService, which it could be given}}
    private lazy var stern = SternService()
    //                       ^ note: [self-made-dependency] {{TideCoordinator creates SternService, which it could be given}}
    private lazy var mast = MastService()
    //                      ^ note: [self-made-dependency] {{TideCoordinator creates MastService, which it could be given}}
    private lazy var keel = KeelService()
    //                      ^ note: [self-made-dependency] {{TideCoordinator creates KeelService, which it could be given}}
    private lazy var sail = SailService()
    //                      ^ note: [self-made-dependency] {{TideCoordinator creates SailService, which it could be given}}
    private lazy var helm = HelmService()
    //                      ^ note: [self-made-dependency] {{TideCoordinator creates HelmService, which it could be given}}
    func start() {
        bow.go()
        stern.go()
        mast.go()
        keel.go()
        sail.go()
        helm.go()
    }
}

final class Sailor: Part { func go() {} }
final class Rope {
    init(sailor: Sailor) {}
}

// Handed to another object: the ship's context assembles.
final class ShipCoordinator {
    private let bow = BowService()
    private let stern = SternService()
    private let mast = MastService()
    private let keel = KeelService()
    private let helm = HelmService()
    private let sailor = Sailor()
    private let crewService = SailService()
    private lazy var rope = Rope(sailor: sailor)
    func start() { bow.go() }
}

// Made of something.
final class BuoyService: Part {
    init(depth: Int) {}
    func go() {}
}
final class RiverCoordinator {
    private let bow = BowService()
    private let stern = SternService()
    private let mast = MastService()
    private let keel = KeelService()
    private let helm = HelmService()
    private let buoy = BuoyService(depth: 3)
    func start() { bow.go() }
}

// Shown to others.
final class FleetCoordinator {
    let bow = BowService()
    private let stern = SternService()
    private let mast = MastService()
    private let keel = KeelService()
    private let helm = HelmService()
    private let sail = SailService()
    func start() { stern.go() }
}
