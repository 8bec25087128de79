// What a registration gives out is what its closure returns: the value at the end of its statements, or what another
// closure makes there that runs at once. What is made for later is not what is given out.
// only: unregistered-dependency

import Resolver

final class Signal {}
final class Pulse {}
final class Wire<Content> {}
final class Ledger {
    private var isOpen = false
    func open() { isOpen = true }
}
final class Screen {}
final class Shutter {}
final class Panel {
    init(wire: Wire<Signal>) {}
}
final class Meter {
    init(wire: Wire<Pulse>, ledger: Ledger) {}
}
final class Bell {
    private let make: () -> Shutter
    init(_ make: @escaping () -> Shutter) { self.make = make }
}

func wireUp(_ resolver: Resolver, isLicensed: Bool) {
    resolver.register { Wire<Signal>() }
    resolver.register { Panel(wire: resolver.resolve()) }
    resolver.register { Meter(wire: resolver.resolve(), ledger: resolver.resolve()) }
    //                              ^ error: [unregistered-dependency] {{Meter asks Resolver for Wire<Pulse>, which nothing registers}}
    resolver.register { MainActor.assumeIsolated { Screen() } }
    resolver.register {
        let ledger = Ledger()
        if isLicensed { ledger.open() }
        return ledger
    }
    resolver.register { Bell { Shutter() } }
}

func start(_ resolver: Resolver) {
    let screen = resolver.resolve(Screen.self)
    let shutter = resolver.resolve(Shutter.self)
    //                             ^ error: [unregistered-dependency] {{Fixture.swift asks Resolver for Shutter, which nothing registers}}
    let bell = resolver.resolve(Bell.self)
    print(screen, shutter, bell)
}
