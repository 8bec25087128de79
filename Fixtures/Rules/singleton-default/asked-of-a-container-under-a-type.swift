// A convenience initializer may ask by type, be it a container that the project keeps or the library itself. Who is handed the
// resolver says what it asks.
// only: service-locator, singleton-default

//- Sources/Mill/Wiring.swift
import Swinject

protocol Grinding { func grind() }
final class Stone: Grinding { func grind() {} }

enum Mill {
    static let container = Container()
    static func start() { container.register(Grinding.self) { _ in Stone() } }
}

//- Sources/Mill/Miller.swift
import Swinject

final class Miller {
    private let grinding: any Grinding
    convenience init() { self.init(grinding: Mill.container.resolve(Grinding.self)!) }
    //                                       ^ note: [singleton-default] {{Miller asks a locator for Grinding unless it is handed one}}
    init(grinding: any Grinding) { self.grinding = grinding }
    func work() { grinding.grind() }
}

final class Baker {
    private let grinding: any Grinding
    convenience init(resolver: Resolver) { self.init(grinding: resolver.resolve(Grinding.self)!) }
    //                                                         ^ warning: [service-locator] {{Baker asks a locator for Grinding}}
    init(grinding: any Grinding) { self.grinding = grinding }
    func work() { grinding.grind() }
}

//- Sources/Press/Wiring.swift
import Resolver

protocol Squeezing { func squeeze() }
final class Screw: Squeezing { func squeeze() {} }

extension Resolver: ResolverRegistering {
    public static func registerAllServices() { register { Screw() as Squeezing } }
}

final class Presser {
    private let squeezing: any Squeezing
    convenience init() { self.init(squeezing: Resolver.resolve()) }
    //                                        ^ note: [singleton-default] {{Presser asks a locator for Squeezing unless it is handed one}}
    init(squeezing: any Squeezing) { self.squeezing = squeezing }
    func work() { squeezing.squeeze() }
}

final class Taster {
    private let squeezing: any Squeezing
    convenience init() { self.init(squeezing: Resolver.main.resolve(Squeezing.self)) }
    //                                        ^ note: [singleton-default] {{Taster asks a locator for Squeezing unless it is handed one}}
    init(squeezing: any Squeezing) { self.squeezing = squeezing }
    func work() { squeezing.squeeze() }
}

final class Bottler {
    private let squeezing: any Squeezing = Resolver.resolve()
    //                                     ^ warning: [service-locator] {{Bottler asks a locator for Squeezing}}
    func work() { squeezing.squeeze() }
}
