// What a generic type within another one is registered as says the closure's result, where it is written; of a closure
// that does not write it nobody knows.
// only: unregistered-dependency, duplicate-registration

import Swinject

enum Radio {
    struct Signal {}
    struct Pulse {}
    final class Wire<Content> {}
    final class Spool<Content> {}
}

func wireUp(_ container: Container) {
    container.register(Radio.Wire.self) { (_: Resolver) -> Radio.Wire<Radio.Signal> in Radio.Wire() }
    container.register(Radio.Wire.self) { (_: Resolver) -> Radio.Wire<Radio.Pulse> in Radio.Wire() }
    //                 ^ related: [duplicate-registration] {{Radio.Wire<Radio.Pulse> is registered here first}}
    container.register(Radio.Wire.self) { (_: Resolver) -> Radio.Wire<Radio.Pulse> in
    //                 ^ warning: [duplicate-registration] {{Fixture.swift registers Radio.Wire<Radio.Pulse> a second time}}
        Radio.Wire<Radio.Pulse>()
    }
}

func spoolUp(_ container: Container, spool: Radio.Spool<Radio.Pulse>) {
    container.register(Radio.Spool.self) { _ in spool }
    container.register(Radio.Spool.self, name: "spare") { (_: Resolver) -> Radio.Spool<Radio.Signal> in Radio.Spool() }
}

func tune(_ container: Container) {
    let wire = container.resolve(Radio.Wire<Radio.Signal>.self)!
    let pulse = container.resolve(Radio.Wire<Radio.Pulse>.self)!
    let other = container.resolve(Radio.Wire<Int>.self)!
    //                            ^ error: [unregistered-dependency] {{Fixture.swift asks Swinject for Radio.Wire<Int>, which nothing registers}}
    let spool = container.resolve(Radio.Spool<Radio.Signal>.self)!
    let spare = container.resolve(Radio.Spool<Radio.Signal>.self, name: "spare")!
    let thin = container.resolve(Radio.Spool<Radio.Pulse>.self, name: "spare")!
    print(wire, pulse, other, spool, spare, thin)
}
