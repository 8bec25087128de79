// Who is given a service makes none of its parts: of a service that the initializer makes, and its parts, the service alone is
// told. What goes by a name of its own is told, and so is what goes into something that nobody could hand in.
// only: self-made-dependency, inline-assembly

protocol Reel {
    func turn()
}

final class SpoolService {
    private let reel: any Reel
    init(reel: any Reel) { self.reel = reel }
    func wind() { reel.turn() }
}

final class Loom {
    private let spools: [SpoolService]
    private let reel: any Reel
    init(spool: SpoolService, reel: any Reel) {
        spools = [spool]
        self.reel = reel
    }
    init(spools: [SpoolService], reel: any Reel) {
        self.spools = spools
        self.reel = reel
    }
    func weave() {
        spools.first?.wind()
        reel.turn()
    }
}

final class MillViewModel {
    private let loom: Loom
    private let second: Loom
    init(reel: any Reel) {
        loom = Loom(spool: SpoolService(reel: reel), reel: reel)
        //     ^ note: [self-made-dependency] {{MillViewModel creates Loom, which it could be given}}
        second = loom
    }
    func run() { loom.weave(); second.weave() }
}

final class ListViewModel {
    private let loom: Loom
    init(reel: any Reel) {
        loom = Loom(spools: [SpoolService(reel: reel)], reel: reel)
        //     ^ note: [self-made-dependency] {{ListViewModel creates Loom, which it could be given}}
    }
    func run() { loom.weave() }
}

final class NameViewModel {
    private let loom: Loom
    init(reel: any Reel) {
        let spool = SpoolService(reel: reel)
        //          ^ note: [inline-assembly] {{NameViewModel builds SpoolService out of its own dependencies}}
        loom = Loom(spool: spool, reel: reel)
        //     ^ note: [self-made-dependency] {{NameViewModel creates Loom, which it could be given}}
    }
    func run() { loom.weave() }
}

final class LaterViewModel {
    private let reel: any Reel
    private var loom: Loom?
    init(reel: any Reel) { self.reel = reel }
    func run() {
        reel.turn()
        loom = Loom(spool: SpoolService(reel: reel), reel: reel)
        //                 ^ note: [inline-assembly] {{LaterViewModel builds SpoolService out of its own dependencies}}
        loom?.weave()
    }
}
