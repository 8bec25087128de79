// Whoever is made without arguments asks all the same for what its eager wrapper names.
// only: dependency-cycle

import Resolver

final class Kiln {
    private let fire = Fire()
    //                 ^ related: [dependency-cycle] {{Kiln constructs Fire}}
    func burn() { fire.glow() }
}

final class Fire {
    @Injected private var kiln: Kiln
//  ^ error: [dependency-cycle] {{Making Fire needs itself: Fire → Kiln → Fire}}
    func glow() { kiln.burn() }
}

final class Oven {
    private let ember = Ember()
    func burn() { ember.glow() }
}

final class Ember {
    @LazyInjected private var oven: Oven
    func glow() { oven.burn() }
}
