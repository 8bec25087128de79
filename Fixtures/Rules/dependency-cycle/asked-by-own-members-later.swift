// What an initializer only may call, or hands on, or calls of another one, is no need of what is made: nor what a subclass has
// a member in place of.
// only: dependency-cycle

import FactoryKit

extension Container {
    var bell: Factory<Bell> { self { Bell() } }
    var buoy: Factory<Buoy> { self { Buoy() } }
    var mast: Factory<Mast> { self { Mast(isTall: true) } }
    var sail: Factory<Sail> { self { Sail() } }
    var rope: Factory<Rope> { self { Rope() } }
    var knot: Factory<Knot> { self { Knot() } }
    var deck: Factory<Deck> { self { Deck(deck: nil) } }
    var hull: Factory<Hull> { self { Hull() } }
    var wind: Factory<Wind> { self { Wind() } }
    var tide: Factory<Tide> { self { Tide() } }
    var reef: Factory<Reef> { self { Reef(size: 1) } }
    var isle: Factory<Isle> { self { Isle() } }
}

// Later.

final class Bell {
    private var onTide: () -> Void = {}
    init() {
        onTide = { self.ring() }
        Task { ring() }
        Timer.start(action: ring)
    }
    private func ring() { Container.shared.buoy().sway() }
    func rest() {}
}

final class Buoy {
    private let bell = Container.shared.bell()
    func sway() { bell.rest() }
}

// In some cases only.

final class Mast {
    init(isTall: Bool) {
        if isTall { hoist() }
        guard isTall else { return }
        lower()
    }
    private func hoist() { Container.shared.sail().fill() }
    private func lower() { Container.shared.sail().fill() }
    func stand() {}
}

final class Sail {
    private let mast = Container.shared.mast()
    func fill() { mast.stand() }
}

// A subclass has another one.

class Rope {
    init() { tie() }
    func tie() { Container.shared.knot().hold() }
}

final class Silk: Rope {
    override func tie() {}
}

final class Knot {
    private let rope = Container.shared.rope()
    func hold() { rope.tie() }
}

// Another one of the type, and what is named but not read.

final class Deck {
    private var watch: Any?
    init(deck: Deck?) {
        deck?.scrub()
        watch = observe(\.hull)
    }
    private func scrub() { Container.shared.hull().float() }
    private var hull: Hull { Container.shared.hull() }
    func dry() {}
}

final class Hull {
    private let deck = Container.shared.deck()
    func float() { deck.dry() }
}

// The method waits for what it asks.

final class Wind {
    private var tide: (() -> Tide)?
    init() { blow() }
    private func blow() { tide = { Container.shared.tide() } }
    func calm() {}
}

final class Tide {
    private let wind = Container.shared.wind()
    func rise() { wind.calm() }
}

// Another initializer than the one that is called.

class Shoal {
    init() { sound() }
    init(size: Int) {}
    private func sound() { Container.shared.isle().see() }
}

final class Reef: Shoal {
    override init(size: Int) { super.init(size: size) }
    func wait() {}
}

final class Isle {
    private let reef = Container.shared.reef()
    func see() { reef.wait() }
}
