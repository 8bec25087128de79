// Swift finds what a library's container can do wherever one file of the module imports the library: what a constant
// of the project holds is asked without an import. What cannot be placed in such a file is nobody's.
// only: service-locator

//- Sources/App/Wiring.swift
import Swinject

enum Wiring {
    static let resolver: Resolver = {
        let container = Container()
        container.register(Barometer.self) { _ in Barometer() }
        return container
    }()
}

//- Sources/App/Barometer.swift
final class Barometer {
    func read() {}
}

final class Forecaster {
    func look() { Wiring.resolver.resolve(Barometer.self)!.read() }
    //            ^ warning: [service-locator] {{Forecaster asks a locator for Barometer}}
}

final class Keeper {
    private let resolver = UnknownThings.resolver()
    func look() { resolver.resolve(Barometer.self)!.read() }
}

//- Sources/Other/Sailor.swift
final class Sailor {
    private let chest: Chest
    init(chest: Chest) { self.chest = chest }
    func look() { chest.resolve(Rope.self).pull() }
}

final class Chest {
    func resolve(_ kind: Rope.Type) -> Rope { Rope() }
}

final class Rope {
    func pull() {}
}
