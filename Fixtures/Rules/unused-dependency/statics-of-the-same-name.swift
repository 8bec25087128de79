// A bare word finds an instance's property before a static one, in static code the other way round.
// only: unused-dependency, dependency-pipeline

protocol Wire {
    func send(_ text: String)
}

final class CopperWire: Wire {
    func send(_ text: String) { print(text) }
}

/// Silent: it talks over its own wire.
final class Telegraph {
    static var wire: Telegraph { Telegraph(wire: CopperWire()) }

    private let wire: any Wire

    init(wire: any Wire) { self.wire = wire }

    func tap(_ text: String) { wire.send(text) }
    //                         ^ related: [dependency-pipeline] {{Telegraph uses it}}
}

/// The static comes second: the order says nothing.
final class Telephone {
    private let wire: any Wire
    static var wire: Telephone { Telephone(wire: CopperWire()) }

    init(wire: any Wire) { self.wire = wire }

    func ring() { wire.send("ring") }
}

/// In static code it is the shared one that is read.
final class Heliograph {
    private let wire: any Wire
    private static let wire: any Wire = CopperWire()

    init(wire: any Wire) { self.wire = wire }
    //   ^ warning: [unused-dependency] {{Heliograph takes Wire and keeps it, but never uses it}}

    static func flash() { wire.send("flash") }
}

/// Handed on, which is no use of its own.
final class Exchange {
    static var wire: Exchange { Exchange(wire: CopperWire()) }

    private let wire: any Wire

    init(wire: any Wire) { self.wire = wire }
    //   ^ warning: [dependency-pipeline] {{Exchange takes Wire only to hand it on: Exchange → Telegraph, which uses it}}

    func connect() -> Telegraph { Telegraph(wire: wire) }
    //                                            ^ related: [dependency-pipeline] {{Exchange hands it to Telegraph}}
}

/// Only the static one is there: a bare word may still mean it, as in a default argument.
final class Semaphore {
    static let wire: any Wire = CopperWire()

    private let arms: any Wire

    init(arms: any Wire = wire) { self.arms = arms }

    func wave() { arms.send("wave") }
}
