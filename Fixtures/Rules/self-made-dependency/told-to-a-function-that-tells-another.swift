// Who tells a function what one that it calls keeps gives away what it has made, and assembles. A function that only
// asks what it is told, be it by way of another one, is given nothing.
// only: self-made-dependency

protocol Part {
    func go()
}

final class BowService: Part {
    func go() {}
}

final class SternService: Part {
    func go() {}
}

final class MastService: Part {
    func go() {}
}

final class KeelService: Part {
    func go() {}
}

final class SailService: Part {
    func go() {}
}

final class HelmService: Part {
    func go() {}
}

final class Yard {
    private var parts: [any Part] = []
    func take(_ part: any Part) { keep(part) }
    private func keep(_ part: any Part) { parts.append(part) }
    func look(at part: any Part) { inspect(part) }
    private func inspect(_ part: any Part) { part.go() }
}

final class ShipCoordinator {
    private let bow = BowService()
    private let stern = SternService()
    private let mast = MastService()
    private let keel = KeelService()
    private let sail = SailService()
    private let helm = HelmService()
    func start(in yard: Yard) {
        yard.take(bow)
        stern.go()
        mast.go()
        keel.go()
        sail.go()
        helm.go()
    }
}

final class BoatCoordinator {
    private let bow = BowService()
    //                ^ note: [self-made-dependency] {{BoatCoordinator creates BowService, which it could be given}}
    private let stern = SternService()
    //                  ^ note: [self-made-dependency] {{BoatCoordinator creates SternService, which it could be given}}
    private let mast = MastService()
    //                 ^ note: [self-made-dependency] {{BoatCoordinator creates MastService, which it could be given}}
    private let keel = KeelService()
    //                 ^ note: [self-made-dependency] {{BoatCoordinator creates KeelService, which it could be given}}
    private let sail = SailService()
    //                 ^ note: [self-made-dependency] {{BoatCoordinator creates SailService, which it could be given}}
    private let helm = HelmService()
    //                 ^ note: [self-made-dependency] {{BoatCoordinator creates HelmService, which it could be given}}
    func start(in yard: Yard) {
        yard.look(at: bow)
        stern.go()
        mast.go()
        keel.go()
        sail.go()
        helm.go()
    }
}
