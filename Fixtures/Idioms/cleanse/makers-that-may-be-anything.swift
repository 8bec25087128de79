// A binding without a name whose maker may make anything hides what is bound.
// only: unregistered-dependency

import Cleanse
import Foundation

struct MillModule: Module {
    static func configure(binder: Binder<Unscoped>) {
        binder.bind().to { Box.unpack(MillStone()) }
        binder.bind(Miller.self).to(factory: Miller.init)
    }
}

protocol Grain {
    func grind()
}

final class MillStone: Grain {
    func grind() {}
}

final class Miller {
    private let grain: any Grain
    init(grain: any Grain) { self.grain = grain }
    func work() { grain.grind() }
}
