// What a factory that is handed things to make others of keeps for itself makes no container of it: it is handed five services.
// A container is there for what it keeps.
// only: massive-initializer

protocol SailLoft { func sew() }
protocol RopeWalk { func twist() }
protocol BoatYard { func build() }
protocol PaintShop { func paint() }
protocol Chandlery { func sell() }

final class LiveSailLoft: SailLoft {
    private let ropes: any RopeWalk
    init(ropes: any RopeWalk) { self.ropes = ropes }
    func sew() { ropes.twist() }
}

protocol Regatta { func start() }

final class LiveRegatta: Regatta {
    private let sails: any SailLoft
    private let yard: any BoatYard
    init(sails: any SailLoft, yard: any BoatYard) {
        self.sails = sails
        self.yard = yard
    }
    func start() {
        sails.sew()
        yard.build()
    }
}

protocol RegattaMaking { func makeRegatta() -> any Regatta }

final class RegattaFactory: RegattaMaking {
    private let all: [Any]
    private let ropes: any RopeWalk
    private let yard: any BoatYard
    private lazy var sails = LiveSailLoft(ropes: ropes)

    init(loft: any SailLoft, ropes: any RopeWalk, yard: any BoatYard, paint: any PaintShop, shop: any Chandlery) {
//  ^ warning: [massive-initializer] {{RegattaFactory takes 5 dependencies, more than 4: SailLoft, RopeWalk, BoatYard, PaintShop, Chandlery}}
        all = [loft, paint, shop]
        self.ropes = ropes
        self.yard = yard
    }

    func makeRegatta() -> any Regatta { LiveRegatta(sails: sails, yard: yard) }
}

final class RegattaContainer: RegattaMaking {
    private let all: [Any]
    private let ropes: any RopeWalk
    private let yard: any BoatYard
    private lazy var sails = LiveSailLoft(ropes: ropes)

    init(loft: any SailLoft, ropes: any RopeWalk, yard: any BoatYard, paint: any PaintShop, shop: any Chandlery) {
        all = [loft, paint, shop]
        self.ropes = ropes
        self.yard = yard
    }

    func makeRegatta() -> any Regatta { LiveRegatta(sails: sails, yard: yard) }
}

/// Others are given what this one keeps.
final class ShowingFactory: RegattaMaking {
    private let all: [Any]
    private let ropes: any RopeWalk
    private let yard: any BoatYard
    lazy var sails = LiveSailLoft(ropes: ropes)

    init(loft: any SailLoft, ropes: any RopeWalk, yard: any BoatYard, paint: any PaintShop, shop: any Chandlery) {
        all = [loft, paint, shop]
        self.ropes = ropes
        self.yard = yard
    }

    func makeRegatta() -> any Regatta { LiveRegatta(sails: sails, yard: yard) }
}
