// Who hands a resolver to the wrappers of its properties takes it for them; who makes a container of it and nothing else is told of
// that container. A container has its wrapped properties for whoever asks it, where a protocol asks for them.
// only: container-injection, container-outside-root, hidden-dependency

protocol Resolving {
    func resolve<Part>() throws -> Part
}

struct Missing: Error {}

final class Well: Resolving {
    private var makers: [ObjectIdentifier: (any Resolving) -> Any] = [:]
    func register<Part>(_ make: @escaping (any Resolving) -> Part) { makers[ObjectIdentifier(Part.self)] = make }
    func resolve<Part>() throws -> Part {
        guard let made = makers[ObjectIdentifier(Part.self)]?(self) as? Part else { throw Missing() }
        return made
    }
}

@propertyWrapper
final class Drawn<Part> {
    private var part: Part!
    private let resolver: any Resolving
    init(_ resolver: any Resolving) { self.resolver = resolver }
    var wrappedValue: Part {
        if part == nil { part = try? resolver.resolve() }
        return part
    }
}

protocol Journal {
    func note(_ text: String)
}
protocol Gate {
    func open()
}
protocol GateShowing {
    func open()
}

final class Porch {
    @Drawn var journal: any Journal
//  ^ note: [hidden-dependency] {{Porch needs Journal, which no initializer shows}}
    @Drawn var gate: any Gate
//  ^ note: [hidden-dependency] {{Porch needs Gate, which no initializer shows}}
    init(_ resolver: any Resolving) {
    //     ^ warning: [container-injection] {{Porch takes the whole container Resolving}}
        _journal = Drawn(resolver)
        _gate = Drawn(resolver)
    }
    func enter() {
        journal.note("enter")
        gate.open()
    }
}

protocol PartsShowing {
    var journal: any Journal { get }
    var gate: any GateShowing { get }
}
protocol Parts: PartsShowing {
    var innerGate: any Gate { get }
}

final class GateFace: GateShowing {
    private let gate: any Gate
    init(gate: any Gate) { self.gate = gate }
    func open() { gate.open() }
}

final class LiveParts: Parts {
    @Drawn var journal: any Journal
    @Drawn var innerGate: any Gate
    var gate: any GateShowing { GateFace(gate: innerGate) }
    init(resolver: any Resolving) {
        _journal = Drawn(resolver)
        _innerGate = Drawn(resolver)
    }
}

final class House {
    private var parts: any Parts
    init(resolver: any Resolving) { parts = LiveParts(resolver: resolver) }
    //                                      ^ warning: [container-outside-root] {{House constructs the container LiveParts}}
    func enter() { parts.gate.open() }
}

final class Shed {
    private var parts: any Parts
    private let well: any Resolving
    init(resolver: any Resolving) {
    //   ^ warning: [container-injection] {{Shed takes the whole container Resolving}}
        well = resolver
        parts = LiveParts(resolver: resolver)
        //      ^ warning: [container-outside-root] {{Shed constructs the container LiveParts}}
    }
    func enter() throws {
        let journal: any Journal = try well.resolve()
        journal.note("enter")
        parts.gate.open()
    }
}
