// A generic wrapper asks the resolver that a global has for what it wraps, as it would ask a global resolver: who writes the attribute
// is told. What it asks for itself, and what asks in its place, is a need like any other.
// only: singleton, service-locator

protocol Resolving {
    func resolve<Part>() -> Part
}

final class Spring: Resolving {
    private var makers: [ObjectIdentifier: () -> Any] = [:]
    func register<Part>(_ make: @escaping () -> Part) { makers[ObjectIdentifier(Part.self)] = make }
    func resolve<Part>() -> Part { makers[ObjectIdentifier(Part.self)]!() as! Part }
}

protocol Booking {
    func note(_ text: String)
}

final class Ledger: Booking {
    private var lines: [String] = []
    func note(_ text: String) { lines.append(text) }
}

final class Setup {
    let resolver: any Resolving
    let ledger: any Booking
    init(resolver: any Resolving, ledger: any Booking) {
        self.resolver = resolver
        self.ledger = ledger
    }
}

var setup = Setup(resolver: Spring(), ledger: Ledger())

@propertyWrapper
final class Fetched<Part> {
    private var part: Part?
    private var resolver: (any Resolving)?
    init(_ resolver: any Resolving) { self.resolver = resolver }
    init() {}
    var wrappedValue: Part {
        if let resolver {
            let found: Part = resolver.resolve()
            part = found
        } else {
            let found: Part = setup.resolver.resolve()
            part = found
        }
        return part!
    }
    var projectedValue: Part {
        setup.ledger.note("projected")
    //  ^ warning: [singleton] {{Fetched reaches the shared instance setup.ledger}}
        return wrappedValue
    }
}

final class Fountain {
    func play() {
        let ledger: any Booking = setup.resolver.resolve()
        //                        ^ warning: [service-locator] {{Fountain asks a locator for Booking}}
        ledger.note("play")
    }
}
