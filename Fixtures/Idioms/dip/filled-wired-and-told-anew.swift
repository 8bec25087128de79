// Dip: registrations by type and for several types, what is wired by the container, filled later, or told anew.
// only: dependency-cycle, unregistered-dependency, duplicate-registration, captive-dependency

//- Sources/App/Mill.swift
import Dip

func configure(_ container: DependencyContainer) {
    container.register(Grinding.self) { Miller(stone: try container.resolve()) }
    //                 ^ related: [duplicate-registration] {{Grinding is registered here first}}
    container.register { Stone() }
        .implements(Heavy.self, Round.self)
    container.register(Grinding.self) { Miller(stone: try container.resolve()) }
    //                 ^ warning: [duplicate-registration] {{Mill.swift registers Grinding a second time}}

    // What a closure's parameters take, the container hands in.
    container.register { Baker(oven: $0) }
    //                               ^ error: [dependency-cycle] {{Producing Baker needs itself: Baker → Oven → Baker}}
    container.register { Oven(baker: $0) }
    //                               ^ related: [dependency-cycle] {{Oven asks for Baker}}

    // What is filled later closes no ring, nor do wrappers.
    container.register { Farmer() }
        .resolvingProperties { container, farmer in farmer.field = try container.resolve() }
    container.register { Field(farmer: try container.resolve()) }
    container.register { Carter(horse: try container.resolve()) }
    container.register { Horse() }

    // Before and after a new start.
    container.register { Sieve() }
    container.reset()
    container.register { Sieve() }
}

func start(_ container: DependencyContainer) {
    let heavy: Heavy = try! container.resolve()
    let round = try! container.resolve() as Round
    let flat = try! container.resolve() as Flat
    //                                     ^ error: [unregistered-dependency] {{Mill.swift asks Dip for Flat, which nothing registers}}
    heavy.press()
    round.roll()
    flat.lie()
}

func wake(_ container: DependencyContainer) {
    container.register { Candle() }
        .resolvingProperties { other, candle in candle.wick = try! other.resolve() as Wick }
        //                                                                            ^ error: [unregistered-dependency] {{Mill.swift asks Dip for Wick, which nothing registers}}
}

//- Sources/App/People.swift
import Dip

protocol Grinding {
    func grind()
}
final class Miller: Grinding {
    private let stone: Stone
    init(stone: Stone) { self.stone = stone }
    func grind() { stone.press() }
}
protocol Heavy {
    func press()
}
protocol Round {
    func roll()
}
protocol Flat {
    func lie()
}
final class Stone: Heavy, Round {
    func press() {}
    func roll() {}
}
final class Baker {
    private let oven: Oven
    init(oven: Oven) { self.oven = oven }
    func bake() { oven.heat() }
}
final class Oven {
    private let baker: Baker
    init(baker: Baker) { self.baker = baker }
    func heat() { baker.bake() }
}
final class Farmer {
    var field: Field?
    func plough() { field?.rest() }
}
final class Field {
    private let farmer: Farmer
    init(farmer: Farmer) { self.farmer = farmer }
    func rest() { farmer.plough() }
}
final class Carter {
    private let horse: Horse
    init(horse: Horse) { self.horse = horse }
    func drive() { horse.pull() }
}
final class Horse {
    @Injected var carter: Carter?
    func pull() { carter?.drive() }
}
final class Sieve {}
protocol Wick {
    func burn()
}
final class Candle {
    var wick: Wick?
    func light() { wick?.burn() }
}
