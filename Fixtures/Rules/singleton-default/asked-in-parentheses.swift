// Parentheses around what is asked for change nothing: no bare `try` stands behind `??`.
// only: singleton-default, service-locator
import Dip

protocol Baking { func bake() }
final class Oven: Baking { func bake() {} }
let parts = DependencyContainer { container in
    container.register(.singleton) { Oven() as Baking }
}

final class Bakery {
    private let baking: Baking
    init(baking: Baking? = nil) { self.baking = baking ?? (try! parts.resolve()) }
    //                                                          ^ note: [singleton-default] {{Bakery asks a locator for Baking unless it is handed one}}
    func open() { baking.bake() }
}

final class Patisserie {
    private let baking: Baking
    init(baking: Baking? = nil) { self.baking = baking ?? ((try! parts.resolve() as Baking)) }
    //                                                           ^ note: [singleton-default] {{Patisserie asks a locator for Baking unless it is handed one}}
    func open() { baking.bake() }
}

final class Pizzeria {
    private let baking: Baking
    init(baking: Baking? = nil) { self.baking = try! baking ?? (parts.resolve()) }
    //                                                          ^ note: [singleton-default] {{Pizzeria asks a locator for Baking unless it is handed one}}
    func open() { baking.bake() }
}

/// Nothing is handed in before it.
final class Kiosk {
    private let baking: Baking
    init() { baking = (try! parts.resolve()) }
    //                      ^ warning: [service-locator] {{Kiosk asks a locator for Baking}}
    func open() { baking.bake() }
}

/// One of two, whatever is handed in.
final class Canteen {
    private let baking: Baking
    init(isLate: Bool, night: Baking) { baking = isLate ? night : (try! parts.resolve()) }
    //                                                                  ^ warning: [service-locator] {{Canteen asks a locator for Baking}}
    func open() { baking.bake() }
}

/// Within what is handed on, not in its place.
final class Stall {
    private let names: [Baking]
    init(names: [Baking]? = nil) { self.names = names ?? [(try! parts.resolve())] }
    func open() { names.forEach { $0.bake() } }
}
