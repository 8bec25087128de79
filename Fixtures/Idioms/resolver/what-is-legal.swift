// resolveProperties, lazy wrappers, optional asking and names: nothing to report.
// only: dependency-cycle, unregistered-dependency, duplicate-registration, captive-dependency

import Resolver

final class Band {
    weak var singer: Singer?
    func play() { singer?.sing() }
}

final class Singer {
    private let band: Band
    init(band: Band) { self.band = band }
    func sing() { band.play() }
}

final class Stage {
    @LazyInjected private var lights: Lights
    @OptionalInjected private var smoke: Smoke?
    func open() { lights.on(); smoke?.blow() }
}

final class Lights {
    @Injected private var stage: Stage
    @Injected(name: "blue") private var filter: Filter
    private var level = 0
    func on() { stage.open(); filter.apply(); level += 1 }
}

protocol Filter {
    func apply()
}

final class BlueFilter: Filter {
    func apply() {}
}

protocol Smoke {
    func blow()
}

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { Band() }
            .resolveProperties { resolver, band in band.singer = resolver.resolve() }
            .scope(.shared)
        register { Singer(band: resolve()) }.scope(.shared)
        register { Stage() }.scope(.application)
        register { Lights() }
        register(name: "blue") { BlueFilter() as Filter }
        register { _, args in Ticket(number: args()) }
        if let smoke = Resolver.optional(Smoke.self) { smoke.blow() }
    }
}

final class Ticket {
    private let number: Int
    init(number: Int) { self.number = number }
    func show() -> Int { number }
}

final class Booth {
    private lazy var ticket: Ticket = Resolver.resolve(args: 1)
    func sell() -> Int { ticket.show() }
}
