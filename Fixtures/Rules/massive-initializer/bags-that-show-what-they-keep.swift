// A struct that promises nothing but to show what it keeps is a bag: its initializer spells out what it has anyway.
// only: massive-initializer

protocol SailService { func hoist() }
protocol RopeService { func pull() }
protocol MastService { func climb() }
protocol KeelService { func sink() }
protocol HelmService { func turn() }

protocol HasSail { var sail: SailService { get } }
protocol HasRope { var rope: RopeService { get } }
protocol HasMast { var mast: MastService { get } }
protocol HasKeel { var keel: KeelService { get } }
protocol HasHelm { var helm: HelmService { get } }
protocol HasNothing {}
protocol Rigging: HasNothing, HasSail, HasRope, HasMast, HasKeel, HasHelm {}

struct ShipRigging: Rigging {
    let sail: SailService
    let rope: RopeService
    let mast: MastService
    let keel: KeelService
    let helm: HelmService

    init(sail: SailService, rope: RopeService, mast: MastService, keel: KeelService, helm: HelmService) {
        self.sail = sail
        self.rope = rope
        self.mast = mast
        self.keel = keel
        self.helm = helm
    }
}

protocol Sailing { func cast() }

final class Voyage: Sailing, HasHelm {
    let helm: HelmService
    private let sail: SailService
    private let rope: RopeService
    private let mast: MastService
    private let keel: KeelService

    init(sail: SailService, rope: RopeService, mast: MastService, keel: KeelService, helm: HelmService) {
//  ^ warning: [massive-initializer] {{Voyage takes 5 dependencies, more than 4: SailService, RopeService, MastService, KeelService, HelmService}}
        self.sail = sail
        self.rope = rope
        self.mast = mast
        self.keel = keel
        self.helm = helm
    }

    func cast() {
        sail.hoist()
        rope.pull()
        mast.climb()
        keel.sink()
        helm.turn()
    }
}
