// Factory: short forms of its declarations, scopes, overrides, and what only looks like a factory.
// only: dependency-cycle, captive-dependency, duplicate-registration, unregistered-dependency

//- Sources/App/Container+Ferry.swift
import FactoryKit

extension Container {
    var ferry: Factory<Ferry> { Factory(self) { Ferry(deck: self.deck(), rope: self.rope()) }.scope(.singleton) }
    //                                                      ^ related: [dependency-cycle] {{ferry asks for deck}}
    //                                                                         ^ warning: [captive-dependency] {{Ferry is kept and holds on to its Rope, which is made anew for everybody else}}
    var deck: Factory<Deck> { .init(self) { Deck(ferry: self.ferry.resolve()) } }
    //                                                  ^ error: [dependency-cycle] {{Producing Container.deck needs itself: deck → ferry → deck}}
    var rope: Factory<Rope> { self { Rope() }.unique }
    //  ^ related: [captive-dependency] {{Rope is made anew here}}
    //  ^ related: [captive-dependency] {{Rope is made anew here}}
    var mast: Factory<Mast> { self { Mast(rope: self.rope()) }.cached }
    //                                          ^ warning: [captive-dependency] {{Mast is kept and holds on to its Rope, which is made anew for everybody else}}
    var sail: Factory<Sail> { self { Sail(mast: self.mast()) }.graph }
    var gull: ParameterFactory<Int, Gull> { self { Gull(count: $0, fish: self.fish()) } }
    //                                                                   ^ related: [dependency-cycle] {{gull asks for fish}}
    var fish: Factory<Fish> { self { Fish(gull: self.gull(1)) } }
    //                                          ^ error: [dependency-cycle] {{Producing Container.fish needs itself: fish → gull → fish}}
    var tide: Factory<Tide?> { promised() }
    var moon: Factory<Moon?> { self.promised() }

    var oar: FactoryKit.Factory<Oar> { FactoryKit.Factory(self) { Oar(boat: self.boat()) } }
    //                                                                      ^ related: [dependency-cycle] {{oar asks for boat}}
    var boat: Factory<Boat> { self { Boat(oar: self.oar()) } }
    //                                         ^ error: [dependency-cycle] {{Producing Container.boat needs itself: boat → oar → boat}}

    // No factories: what is made is not the library's.
    var hull: Works.Factory { Works.Factory(mast: mast()) }
    var crews: [Factory<Rope>] { [rope, rope] }
}

enum Works {
    final class Factory {
        private let mast: Mast
        init(mast: Mast) { self.mast = mast }
        func build() { mast.hoist() }
    }
}

//- Sources/App/Start.swift
import FactoryKit

func start() {
    Container.shared.tide.register { LunarTide() }
    Container.shared.tide()?.rise()
    Container.shared.moon()?.shine()
    //               ^ error: [unregistered-dependency] {{Start.swift asks Factory for Moon, which nothing registers}}
}

func override() {
    Container.shared.rope.register { Rope() }
    //               ^ related: [duplicate-registration] {{Rope is registered here first}}
    Container.shared.rope { Rope() }
    //               ^ warning: [duplicate-registration] {{Start.swift registers Rope a second time}}
}

func restart() {
    Container.shared.mast.register { Mast(rope: Rope()) }
    Container.shared.reset()
    Container.shared.mast.register { Mast(rope: Rope()) }
}

//- Sources/App/Ferry.swift
final class Ferry {
    private let deck: Deck
    private let rope: Rope
    init(deck: Deck, rope: Rope) {
        self.deck = deck
        self.rope = rope
    }
    func land() {
        deck.clear()
        rope.tie()
    }
}
final class Deck {
    private let ferry: Ferry
    init(ferry: Ferry) { self.ferry = ferry }
    func clear() { ferry.land() }
}
final class Rope {
    private var knots = 0
    func tie() { knots += 1 }
}
final class Mast {
    private let rope: Rope
    init(rope: Rope) { self.rope = rope }
    func hoist() { rope.tie() }
}
final class Sail {
    private let mast: Mast
    init(mast: Mast) { self.mast = mast }
    func set() { mast.hoist() }
}
final class Gull {
    private let fish: Fish
    private let count: Int
    init(count: Int, fish: Fish) {
        self.count = count
        self.fish = fish
    }
    func dive() { fish.swim() }
}
final class Fish {
    private let gull: Gull
    init(gull: Gull) { self.gull = gull }
    func swim() { gull.dive() }
}
protocol Tide {
    func rise()
}
struct LunarTide: Tide {
    func rise() {}
}
protocol Moon {
    func shine()
}
final class Oar {
    private let boat: Boat
    init(boat: Boat) { self.boat = boat }
    func pull() { boat.move() }
}
final class Boat {
    private let oar: Oar
    init(oar: Oar) { self.oar = oar }
    func move() { oar.pull() }
}
