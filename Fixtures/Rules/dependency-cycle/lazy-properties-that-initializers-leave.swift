// A lazy property that the initializer fills itself, or reads in some cases only, or later, or of another one, waits.
// only: dependency-cycle

import FactoryKit

extension Container {
    var ferry: Factory<Ferry> { self { Ferry() } }
    var berth: Factory<Berth> { self { Berth() } }
    var barge: Factory<Barge> { self { Barge(isLit: true, other: nil) } }
    var lamp: Factory<Lamp> { self { Lamp() } }
    var yacht: Factory<Yacht> { self { Yacht() } }
    var flag: Factory<Flag> { self { Flag() } }
}

final class Ferry {
    @LazyInjected(\.berth) private var berth
    private lazy var other = Container.shared.berth()
    init(berth: Berth = Berth(ferry: nil)) {
        self.berth = berth
        self.other = berth
        self.berth.clear()
        other.clear()
    }
    func dock() {}
}

final class Berth {
    private let ferry: Ferry?
    init(ferry: Ferry?) { self.ferry = ferry }
    init() { ferry = Container.shared.ferry() }
    func clear() { ferry?.dock() }
}

final class Barge {
    @LazyInjected(\.lamp) private var lamp
    private lazy var spare = Container.shared.lamp()
    private var onDark: () -> Void = {}
    init(isLit: Bool, other: Barge?) {
        if isLit { lamp.shine() }
        onDark = { [self] in spare.shine() }
        other?.lamp.shine()
        other?.spare.shine()
        Task { self.spare.shine() }
    }
    func load() {}
}

final class Lamp {
    private let barge = Container.shared.barge()
    func shine() { barge.load() }
}

// What stands for the value is no value yet, and a subclass may fill it with something else.

class Yacht {
    @LazyInjected(\.flag) private var flag
    lazy var pennant = Container.shared.flag()
    init() {
        $flag.onResolve { $0.wave() }
        pennant.wave()
    }
    func heel() {}
}

final class Racer: Yacht {
    override lazy var pennant = Flag(yacht: nil)
}

final class Flag {
    private let yacht: Yacht?
    init(yacht: Yacht?) { self.yacht = yacht }
    init() { yacht = Container.shared.yacht() }
    func wave() { yacht?.heel() }
}
