// `register(.singleton, factory: Mill.init)`: what the only initializer takes is asked for, and `type:` says what answers.
// only: dependency-cycle, captive-dependency, unregistered-dependency, duplicate-registration

//- Sources/App/Dependencies.swift
import Dip

func configure(_ container: DependencyContainer) {
    container.register(.unique, factory: Clockwork.init)
    //       ^ related: [captive-dependency] {{Clockwork is made anew here}}
    //       ^ related: [captive-dependency] {{Clockwork is made anew here}}
    container.register(.singleton, factory: TokenAction.init)
    //                                      ^ warning: [captive-dependency] {{TokenAction is kept and holds on to its Clockwork, which is made anew for everybody else}}
    container.register(.singleton) { PlainAction(clockwork: $0) }
    //                                                      ^ warning: [captive-dependency] {{PlainAction is kept and holds on to its Clockwork, which is made anew for everybody else}}
    container.register(.unique, factory: BriefAction.init)

    // Two types conform to each protocol: the registrations alone say which one is meant.
    container.register(.singleton, type: Baking.self, factory: Bakery.init)
    //                                                         ^ error: [dependency-cycle] {{Producing Baking needs itself: Baking → Milling → Baking}}
    container.register(.singleton, type: Milling.self, factory: Mill.init)
    //                                                          ^ related: [dependency-cycle] {{Milling asks for Baking}}
    container.register(.singleton, type: Baking.self, tag: "small", factory: Stall.init)

    // Which of two initializers the container calls, it finds by what is handed in.
    container.register(.singleton, factory: Granary.init)
    container.register(.singleton) { Barn(granary: $0) }
}

func start(_ container: DependencyContainer) throws {
    let bakery: Baking = try container.resolve()
    let stall: Baking = try container.resolve(tag: "small")
    let token: TokenAction = try! container.resolve()
    let lamp: Lamp = try! container.resolve()
    //                    ^ error: [unregistered-dependency] {{Dependencies.swift asks Dip for Lamp, which nothing registers}}
    print(bakery, stall, token, lamp)
}

//- Sources/App/Parts.swift
final class Clockwork {
    private var ticks = 0
    func tick() { ticks += 1 }
}
final class TokenAction {
    private let clockwork: Clockwork
    init(clockwork: Clockwork) { self.clockwork = clockwork }
    func run() { clockwork.tick() }
}
final class PlainAction {
    private let clockwork: Clockwork
    init(clockwork: Clockwork) { self.clockwork = clockwork }
    func run() { clockwork.tick() }
}
final class BriefAction {
    private let clockwork: Clockwork
    init(clockwork: Clockwork) { self.clockwork = clockwork }
    func run() { clockwork.tick() }
}
protocol Baking {
    func bake()
}
protocol Milling {
    func grind()
}
final class Bakery: Baking {
    private let mill: Milling
    init(mill: Milling) { self.mill = mill }
    func bake() { mill.grind() }
}
final class Mill: Milling {
    private let bakery: Baking
    init(bakery: Baking) { self.bakery = bakery }
    func grind() { bakery.bake() }
}
final class Stall: Baking {
    func bake() {}
}
final class Quern: Milling {
    func grind() {}
}
final class Granary {
    private let barn: Barn?
    init(barn: Barn) { self.barn = barn }
    init() { barn = nil }
    func fill() { barn?.open() }
}
final class Barn {
    private let granary: Granary
    init(granary: Granary) { self.granary = granary }
    func open() { granary.fill() }
}
final class Lamp {
    func light() {}
}
