// A lazy property, and what a lazy wrapper fills, is there once it is read: an initializer that reads it waits for nothing.
// only: dependency-cycle

//- Sources/Port/Port.swift
import FactoryKit

extension Container {
    var ferry: Factory<Ferry> { self { Ferry() } }
    var berth: Factory<Berth> { self { Berth() } }
    var barge: Factory<Barge> { self { Barge() } }
    var lamp: Factory<Lamp> { self { Lamp() } }
    var anchor: Factory<Anchor> { self { Anchor() } }
    var chain: Factory<Chain> { self { Chain() } }
}

final class Ferry {
    @LazyInjected(\.berth) private var berth
    init() { berth.clear() }
    //       ^ related: [dependency-cycle] {{ferry asks for berth}}
    func dock() {}
}

final class Berth {
    private let ferry = Container.shared.ferry()
    //                  ^ error: [dependency-cycle] {{Producing Container.berth needs itself: berth → ferry → berth}}
    func clear() { ferry.dock() }
}

// By way of a method, and handed on.

final class Barge {
    @LazyInjected(\.lamp) private var lamp
    private let light: Lamp
    init() {
        light = Lamp.dimmed
        setUp()
    }
    private func setUp() { show(self.lamp) }
    //                          ^ error: [dependency-cycle] {{Producing Container.barge needs itself: barge → lamp → barge}}
    private func show(_ lamp: Lamp) { lamp.shine() }
    func load() {}
}

final class Lamp {
    static let dimmed = Lamp(barge: nil)
    private let barge: Barge?
    init(barge: Barge?) { self.barge = barge }
    init() { barge = Container.shared.barge() }
    //               ^ related: [dependency-cycle] {{lamp asks for barge}}
    func shine() { barge?.load() }
}

final class Anchor {
    private lazy var chain = Container.shared.chain()
    //                       ^ error: [dependency-cycle] {{Producing Anchor.chain needs itself: Anchor.chain → Container.chain → Container.anchor → Anchor.chain}}
    init() { chain.drop() }
    //       ^ related: [dependency-cycle] {{Container.anchor asks for Anchor.chain}}
    func hold() {}
}

final class Chain {
    @Injected(\.anchor) private var anchor
//  ^ related: [dependency-cycle] {{Container.chain asks for Container.anchor}}
    func drop() { anchor.hold() }
}

//- Sources/Sky/Sky.swift
enum Sky {
    static let moon = Moon()
    static let tide = Tide(moon: moon)
    //                           ^ related: [dependency-cycle] {{Sky.tide asks for Sky.moon}}
}

final class Moon {
    lazy var tide = Sky.tide
    //              ^ error: [dependency-cycle] {{Producing Moon.tide needs itself: Moon.tide → Sky.tide → Sky.moon → Moon.tide}}
    init() { tide.rise() }
    //       ^ related: [dependency-cycle] {{Sky.moon asks for Moon.tide}}
    func set() {}
}

final class Tide {
    private let moon: Moon
    init(moon: Moon) { self.moon = moon }
    func rise() { moon.set() }
}

//- Sources/Farm/Farm.swift
import Resolver

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { Mill() }
        register { Brook() }
    }
}

final class Mill {
    @LazyInjected private var brook: Brook
    init() { brook.flow() }
    //       ^ related: [dependency-cycle] {{Mill asks for Brook}}
    func grind() {}
}

final class Brook {
    @Injected private var mill: Mill
//  ^ error: [dependency-cycle] {{Producing Brook needs itself: Brook → Mill → Brook}}
    func flow() { mill.grind() }
}
