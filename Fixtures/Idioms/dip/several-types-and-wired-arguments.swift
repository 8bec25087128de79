// A Dip registration may answer for one more type, give out several things at once, and name its type before the closure:
// nothing of that hides what else is registered. What $0 is wired to tells two registrations of one type apart.
// only: unregistered-dependency, duplicate-registration

import Dip

protocol RopeStoring {
    func coil()
}
protocol KnotTying {
    func tie()
}

final class RopeStore: RopeStoring, KnotTying {
    func coil() {}
    func tie() {}
}
final class Winch {
    private let store: RopeStoring
    init(store: RopeStoring) { self.store = store }
    func wind() { store.coil() }
}
final class Capstan {
    private let store: RopeStoring?
    private let tier: KnotTying?
    init(store: RopeStoring) { (self.store, tier) = (store, nil) }
    init(tier: KnotTying) { (store, self.tier) = (nil, tier) }
    func turn() {
        store?.coil()
        tier?.tie()
    }
}
final class Anchor {
    func drop() {}
}

let locker = DependencyContainer()

func fill(_ container: DependencyContainer) {
    let store = container.register(.singleton, type: RopeStore.self) { RopeStore() }
    container.register(store, type: RopeStoring.self)
    container.register(store, type: KnotTying.self)
    container.register { (number: Int) -> (winch: Winch, count: Int) in
        (winch: try container.resolve(), count: number)
    }
    container.register { Winch(store: $0) }
    container.register { Winch(store: $0) }
    //                   ^ warning: [duplicate-registration] {{Fixture.swift registers Winch a second time}}
    container.register { Capstan(store: $0) }
    container.register { Capstan(tier: $0) }
}

final class Mate {
    func go() {
        let winch: Winch = try! locker.resolve()
        let store: RopeStoring = try! locker.resolve()
        let tier: KnotTying = try! locker.resolve()
        let anchor: Anchor = try! locker.resolve()
        //                        ^ error: [unregistered-dependency] {{Mate asks Dip for Anchor, which nothing registers}}
        winch.wind()
        store.coil()
        tier.tie()
        anchor.drop()
    }
}
