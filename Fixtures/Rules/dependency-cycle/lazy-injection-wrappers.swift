// One of the two wrappers resolves when it is first read: the ring is legal.
// only: dependency-cycle

import Resolver

final class Orchard {
    @Injected private var press: CiderPress
    func harvest() { press.run() }
}

final class CiderPress {
    @LazyInjected private var orchard: Orchard
    func run() { orchard.harvest() }
}
