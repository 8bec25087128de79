// A registration runs the initializer of what it makes: what that resolves is asked for by the registration.
// only: dependency-cycle, unregistered-dependency

import Swinject

final class Gardener {
    private let shed: Shed
    init(resolver: Resolver) {
        shed = resolver.resolve(Shed.self)!
        //     ^ error: [dependency-cycle] {{Producing Gardener needs itself: Gardener → Shed → Gardener}}
    }
    func dig() { shed.open() }
}

final class Shed {
    private let gardener: Gardener
    init(gardener: Gardener) { self.gardener = gardener }
    func open() { gardener.dig() }
}

func assemble(_ container: Container) {
    container.register(Gardener.self) { Gardener(resolver: $0) }
    container.register(Shed.self) { Shed(gardener: $0.resolve(Gardener.self)!) }
    //                                             ^ related: [dependency-cycle] {{Shed asks for Gardener}}
}
