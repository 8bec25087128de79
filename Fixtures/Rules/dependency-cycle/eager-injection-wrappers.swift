// An eager wrapper resolves while its owner is being built; two of them wait for each other.
// only: dependency-cycle

import Resolver

final class Compass {
    @Injected private var chart: SeaChart
//  ^ error: [dependency-cycle] {{Making Compass needs itself: Compass → SeaChart → Compass}}
    func turn() { chart.draw() }
}

final class SeaChart {
    @Injected private var compass: Compass
//  ^ related: [dependency-cycle] {{SeaChart asks for Compass}}
    func draw() { compass.turn() }
}
