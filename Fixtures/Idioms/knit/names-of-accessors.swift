// Knit: accessors are named after the registered types as these are written: the last name, a leading abbreviation made
// small as a whole, with nothing around it. They ask for what the registration gives out.
// only: dependency-cycle, captive-dependency, service-locator, container-injection

//- Sources/Quay/QuayAssembly.swift
import Foundation
import Knit

final class QuayAssembly: ModuleAssembly {
    func assemble(container: Container<Resolver>) {
        container.register(VHFRadio.self) { _ in VHFRadio() }.inObjectScope(.transient)
        //                 ^ related: [captive-dependency] {{VHFRadio is made anew here}}
        container.register(Office.self) { Office(radio: $0.vhfRadio()) }.inObjectScope(.container)
        //                                              ^ warning: [captive-dependency] {{Office is kept and holds on to its VHFRadio, which is made anew for everybody else}}

        container.register(Quay.Bollard.self) { Quay.Bollard(rope: $0.rope()) }
        //                                                         ^ error: [dependency-cycle] {{Producing Quay.Bollard needs itself: Quay.Bollard → Rope → Quay.Bollard}}
        container.register(Rope.self) { Rope(bollard: $0.bollard()) }
        //                                            ^ related: [dependency-cycle] {{Rope asks for Quay.Bollard}}

        container.register((any UKFlag).self) { Ensign(halyard: $0.halyard()) }
        //                                                      ^ related: [dependency-cycle] {{UKFlag asks for Halyard}}
        container.register(Halyard.self) { Halyard(flag: $0.ukFlag()) }
        //                                               ^ error: [dependency-cycle] {{Producing Halyard needs itself: Halyard → UKFlag → Halyard}}

        container.register(Quay.Factory.self) { _ in Quay.Factory() }
        container.register(Crate<Rope>.self) { Crate<Rope>(content: $0.rope()) }
        container.register(HourlyPublisher<Quay.Bollard>.self) { _ in HourlyPublisher() }
        container.register(URLSession.self) { _ in URLSession(configuration: .default) }
        container.register(Tide.self, name: "low") { _ in Tide() }
        container.register(LiveTide.self) { _ in LiveTide() }.implements(Ebbing.Flowing.self)
        // @knit alias("springTide")
        container.register(Tide.self) { _ in Tide() }
        // A number has no business with anybody's initializer.
        container.register(Int.self) { _ in 4 }

        // Twice under one accessor: which one is asked cannot be told.
        container.register(Anchor.self) { Anchor(chain: $0.chain()) }
        container.register([Anchor].self) { _ in [] }
        container.register(Chain.self) { Chain(anchors: $0.anchor()) }
        // Nobody knows whose.
        container.register(Winch.self) { Winch(drum: $0.rustyDrum()) }
        container.register(Drum.self) { Drum(winch: $0.winch()) }
    }
}

//- Sources/Quay/Lookout.swift
import Knit

final class Lookout {
    private let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    //   ^ warning: [container-injection] {{Lookout takes the whole container Resolver}}
    func hail() { resolver.vhfRadio().hail() }
    //            ^ warning: [service-locator] {{Lookout asks a locator for VHFRadio}}
    func moor() { resolver.bollard().hold() }
    //            ^ warning: [service-locator] {{Lookout asks a locator for Quay.Bollard}}
    func build() { resolver.quayFactory().build() }
    //             ^ warning: [service-locator] {{Lookout asks a locator for Quay.Factory}}
    func unpack() { resolver.crate().open() }
    //              ^ warning: [service-locator] {{Lookout asks a locator for Crate<Rope>}}
    func hoist() { resolver.ukFlag().wave() }
    //             ^ warning: [service-locator] {{Lookout asks a locator for UKFlag}}
    func report() { resolver.bollardPublisher().send() }
    //              ^ warning: [service-locator] {{Lookout asks a locator for HourlyPublisher<Quay.Bollard>}}
    func load() { print(resolver.urlSession()) }
    //                  ^ warning: [service-locator] {{Lookout asks a locator for URLSession}}
    func ebb() { resolver.tide(name: .low).fall() }
    //           ^ warning: [service-locator] {{Lookout asks a locator for Tide "low"}}
    func flow() { resolver.flowing().flow() }
    //            ^ warning: [service-locator] {{Lookout asks a locator for Ebbing.Flowing}}
    func rise() { resolver.springTide().fall() }
    //            ^ warning: [service-locator] {{Lookout asks a locator for Tide}}
    func count() -> Int { resolver.int() }
}

// Of accessors of which nothing is known, or that may be two types', nothing is said.
final class Watch {
    func look(resolver: Resolver) {
        resolver.harbourMaster().call()
        resolver.mobWhistle().blow()
    }
}

//- Sources/Quay/Quay.swift
final class VHFRadio {
    private var channel = 16
    func hail() { channel += 1 }
}

final class Office {
    private let radio: VHFRadio
    init(radio: VHFRadio) { self.radio = radio }
    func open() { radio.hail() }
}

enum Quay {
    final class Bollard {
        private let rope: Rope
        init(rope: Rope) { self.rope = rope }
        func hold() { rope.pull() }
    }

    final class Factory {
        func build() {}
    }
}

final class Rope {
    private let bollard: Quay.Bollard
    init(bollard: Quay.Bollard) { self.bollard = bollard }
    func pull() { bollard.hold() }
}

protocol UKFlag {
    func wave()
}

final class Ensign: UKFlag {
    private let halyard: Halyard
    init(halyard: Halyard) { self.halyard = halyard }
    func wave() { halyard.hoist() }
}

final class Halyard {
    private let flag: any UKFlag
    init(flag: any UKFlag) { self.flag = flag }
    func hoist() { flag.wave() }
}

final class Crate<Content> {
    private let content: Content
    init(content: Content) { self.content = content }
    func open() { print(content) }
}

final class HourlyPublisher<Value> {
    func send() {}
}

final class Tide {
    func fall() {}
}

enum Ebbing {
    protocol Flowing {
        func flow()
    }
}

final class LiveTide: Ebbing.Flowing {
    func flow() {}
}

final class Anchor { init(chain: Chain) {} }
final class Chain { init(anchors: [Anchor]) {} }
final class Winch { init(drum: Any) {} }
final class Drum { init(winch: Winch) {} }

final class MOBWhistle {
    func blow() {}
}

final class MobWhistle {
    func blow() {}
}
