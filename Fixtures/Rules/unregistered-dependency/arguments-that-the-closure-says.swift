// What a generic type is registered as says the closure that makes it; what it is asked for as, whoever takes it.
// only: unregistered-dependency

import Swinject

final class Signal {}
final class Pulse {}
final class Wire<Content> {}
final class Spool<Content> {}
final class Reel<Content> {}
final class Panel {
    init(wire: Wire<Signal>, spool: Spool<Signal>) {}
}

func assemble(_ container: Container, spool: Spool<Signal>) {
    container.register(Wire.self) { _ in Wire<Signal>() }
    container.register(Spool.self) { _ in spool }
    container.register(Reel<Pulse>.self) { _ in Reel() }
    container.register(Panel.self) { resolver in
        Panel(wire: resolver.resolve(Wire<Signal>.self)!, spool: resolver.resolve(Spool<Signal>.self)!)
    }
    container.register(Panel.self, name: "old") { resolver in
        Panel(wire: resolver.resolve(Wire.self)!, spool: resolver.resolve(Spool.self)!)
    }
}

func wind(_ container: Container) {
    let spare = container.resolve(Wire<Pulse>.self)!
    //                            ^ error: [unregistered-dependency] {{Fixture.swift asks Swinject for Wire<Pulse>, which nothing registers}}
    let reel = container.resolve(Reel<Signal>.self)!
    //                           ^ error: [unregistered-dependency] {{Fixture.swift asks Swinject for Reel<Signal>, which nothing registers}}
    print(spare, reel)
}
