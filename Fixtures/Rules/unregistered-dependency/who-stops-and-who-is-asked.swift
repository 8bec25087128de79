// Swinject: who stops where nothing comes back, and who is asked that has no known type.
// only: unregistered-dependency, dependency-cycle

import Swinject

protocol Wick {
    func burn()
}
protocol Flame {
    func rise()
}
final class Wax {
    func melt() {}
}

func fill(_ container: Container) {
    container.register(Wax.self) { _ in Wax() }
}

func cast(_ r: Resolver) {
    let hoped = r.resolve(Wick.self) as? Flame
    hoped?.rise()
    if r.resolve(Wick.self) is Flame { return }
    let sure = r.resolve(Flame.self) as! Wick
    //                   ^ error: [unregistered-dependency] {{Fixture.swift asks Swinject for Flame, which nothing registers}}
    sure.burn()
}

final class Candle {
    var wick: Wick!
    var other: Wick?
    var flames: [Flame] = []
    func light(_ r: Resolver) {
        other = r.resolve(Wick.self)
        flames[0] = r.resolve(Flame.self) ?? flames[1]
        wick = r.resolve(Wick.self)
        //               ^ error: [unregistered-dependency] {{Candle asks Swinject for Wick, which nothing registers}}
    }
}

func ask() {
    Elsewhere.current.resolver.resolve(Wick.self)!.burn()
    //                                 ^ error: [unregistered-dependency] {{Fixture.swift asks Swinject for Wick, which nothing registers}}
    Elsewhere.current.resolve(Wick.self)!.burn()
    Elsewhere.resolver().resolve(Wick.self)!.burn()
    let container = Elsewhere.make()
    container.resolve(Flame.self)!.rise()
    //                ^ related: [unregistered-dependency] {{also asks for Flame here}}
}
