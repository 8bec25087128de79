// Swinject's container behind a lock is asked like the container itself; what else synchronizes is no container.
// only: service-locator

import Swinject

final class Anvil {
    func strike() {}
}

enum Forge {
    static let container = Container()
}

final class Smith {
    func work() { Forge.container.synchronize().resolve(Anvil.self)!.strike() }
    //            ^ warning: [service-locator] {{Smith asks a locator for Anvil}}
}

final class Striker {
    private let resolver = Forge.container.synchronize()
    func work() { resolver.resolve(Anvil.self)!.strike() }
    //            ^ warning: [service-locator] {{Striker asks a locator for Anvil}}
}

final class Bellows {
    private let wheel: Wheel
    init(wheel: Wheel) { self.wheel = wheel }
    func blow() { wheel.synchronize().resolve(Anvil.self)?.strike() }
}

final class Wheel {
    func synchronize() -> Wheel { self }
    func resolve(_ kind: Anvil.Type) -> Anvil? { nil }
}
