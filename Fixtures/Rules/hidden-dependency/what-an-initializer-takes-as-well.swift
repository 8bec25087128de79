// What a wrapper fetches though an initializer takes it is shown, and fetched all the same. What an initializer takes
// of another type shows nothing.
// only: hidden-dependency

import Resolver

final class BellService {
    func ring() {}
}

final class OrganService {
    func play() {}
}

final class Belfry {
    @Injected private var bell: BellService
//  ^ note: [hidden-dependency] {{Belfry fetches BellService, which its initializer takes}}
    @Injected private var organ: OrganService
//  ^ note: [hidden-dependency] {{Belfry needs OrganService, which no initializer shows}}
    private let height: Int
    init(chime: BellService) {
        chime.ring()
        height = 1
    }
    func toll() -> Int {
        bell.ring()
        organ.play()
        return height
    }
}

/// Through one of two, and in two places.
final class Chapel {
    @Injected private var bell: BellService
//  ^ note: [hidden-dependency] {{Chapel fetches BellService in 2 places, which one of its initializers takes}}
    @Injected private var spare: BellService
//  ^ related: [hidden-dependency] {{BellService is fetched here as well}}
    init(size: Int) {}
    init(bell: BellService?) { bell?.ring() }
    func toll() { bell.ring(); spare.ring() }
}

/// What a coder brings, and a shorter one that calls the other, are no others.
final class Steeple: NSObject {
    @Injected private var bell: BellService
//  ^ note: [hidden-dependency] {{Steeple fetches BellService, which its initializer takes}}
    init(bell: BellService) { bell.ring() }
    convenience init(height: Int) { self.init(bell: BellService()) }
    required init?(coder: NSCoder) { nil }
    func toll() { bell.ring() }
}

/// What everybody has in common no instance is handed, but the type is. With an instance's own it is one thing to mend.
final class Minster {
    @Injected private static var bell: BellService
//  ^ note: [hidden-dependency] {{Minster fetches BellService, which its initializer takes}}
    init(bell: BellService) { bell.ring() }
    static func toll() { bell.ring() }
}

final class Abbey {
    @Injected private static var bell: BellService
//  ^ note: [hidden-dependency] {{Abbey fetches BellService in 2 places, which its initializer takes}}
    @Injected private var own: BellService
//  ^ related: [hidden-dependency] {{BellService is fetched here as well}}
    init(bell: BellService) { bell.ring() }
    func toll() { Self.bell.ring(); own.ring() }
}

/// A list of them is something else.
final class Carillon {
    @Injected private var bell: BellService
//  ^ note: [hidden-dependency] {{Carillon needs BellService, which no initializer shows}}
    private let bells: [BellService]
    init(bells: [BellService]) { self.bells = bells }
    func toll() { bell.ring(); bells.forEach { $0.ring() } }
}

/// What is fetched in place of what nobody uses nobody needs; whoever uses it does.
final class Crypt {
    @Injected private var bell: BellService
    init(bell: BellService? = nil) { self.bell = bell ?? self.bell }
}

final class Tower {
    @Injected private var bell: BellService
//  ^ note: [hidden-dependency] {{Tower fetches BellService, which its initializer takes}}
    init(bell: BellService? = nil) { self.bell = bell ?? self.bell }
    func toll() { bell.ring() }
}

final class Loft {
    @Injected private var bell: BellService
//  ^ note: [hidden-dependency] {{Loft fetches BellService, which its initializer takes}}
    init(bell: BellService) { bell.ring() }
}

/// Who keeps the one that he takes, and works with it beside the one that is fetched, has two; what is kept for nothing, or
/// under the same name, is the same.
final class Cloister {
    @Injected private var near: BellService
//  ^ note: [hidden-dependency] {{Cloister needs BellService, which no initializer shows}}
    private let far: BellService
    init(far: BellService) { self.far = far }
    func toll() { near.ring(); far.ring() }
}

final class Oratory {
    @Injected private var near: BellService
//  ^ note: [hidden-dependency] {{Oratory fetches BellService, which its initializer takes}}
    private let far: BellService
    init(far: BellService) { self.far = far }
    func toll() { near.ring() }
}

/// Others may read it.
final class Nave {
    @Injected public var bell: BellService
//  ^ note: [hidden-dependency] {{Nave fetches BellService, which its initializer takes}}
    init(bell: BellService? = nil) { self.bell = bell ?? self.bell }
}
