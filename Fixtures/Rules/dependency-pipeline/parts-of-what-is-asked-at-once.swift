// What is made to be asked at once, of the maker's own alone, could be handed in; parts that are made for it of nothing else bring
// no more. What the occasion brings, be it within a part, and a part that is used before, make it a call in other words.
// only: dependency-pipeline

protocol Dredging {
    func dredge()
}

final class Probe {
    private let dredger: any Dredging
    private let depth: Int
    init(dredger: any Dredging, depth: Int = 3) {
        self.dredger = dredger
        self.depth = depth
    }
    func dip() { for _ in 0..<depth { dredger.dredge() } }
}

final class Sounder {
    private let dredger: any Dredging
    private let probe: Probe
    init(dredger: any Dredging, probe: Probe) {
        self.dredger = dredger
        self.probe = probe
    }
    func sound() {
        dredger.dredge()
        probe.dip()
    }
}

struct Depth {
    let fathoms: Int
}

final class DepthSounder {
    private let dredger: any Dredging
    private let depth: Depth
    init(dredger: any Dredging, depth: Depth) {
        self.dredger = dredger
        self.depth = depth
    }
    func sound() { for _ in 0..<depth.fathoms { dredger.dredge() } }
}

final class NamedPartModel {
    private let dredger: any Dredging
    init(dredger: any Dredging) { self.dredger = dredger }
    //   ^ warning: [dependency-pipeline] {{NamedPartModel takes Dredging only to hand it on: NamedPartModel → Probe, which uses it}}
    func start() {
        let probe = Probe(dredger: dredger)
        let sounder = Sounder(dredger: dredger, probe: probe)
        sounder.sound()
    }
}

final class NestedPartModel {
    private let dredger: any Dredging
    init(dredger: any Dredging) { self.dredger = dredger }
    //   ^ warning: [dependency-pipeline] {{NestedPartModel takes Dredging only to hand it on: NestedPartModel → Sounder, which uses it}}
    func start() { Sounder(dredger: dredger, probe: Probe(dredger: dredger, depth: 4)).sound() }
}

final class OccasionModel {
    private let dredger: any Dredging
    init(dredger: any Dredging) { self.dredger = dredger }
    func start(depth: Int) { Sounder(dredger: dredger, probe: Probe(dredger: dredger, depth: depth)).sound() }
}

final class ValueModel {
    private let dredger: any Dredging
    init(dredger: any Dredging) { self.dredger = dredger }
    func start() { DepthSounder(dredger: dredger, depth: Depth(fathoms: 4)).sound() }
}

final class UsedPartModel {
    private let dredger: any Dredging
    init(dredger: any Dredging) { self.dredger = dredger }
    func start(depth: Int) {
        let probe = Probe(dredger: dredger, depth: depth)
        probe.dip()
        Sounder(dredger: dredger, probe: probe).sound()
    }
}
