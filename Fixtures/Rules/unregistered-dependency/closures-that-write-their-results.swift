// A closure that says what it gives out is read by that, whatever its code gives: it hides nothing.
// only: unregistered-dependency

import Resolver

protocol Oven {
    func bake()
}

protocol Mill {
    func grind()
}

protocol Sieve {
    func sift()
}

final class StoneOven: Oven {
    func bake() {}
}

final class GasOven: Oven {
    func bake() {}
}

enum Bakery {
    static var isModern = false
}

final class Baker {
    @Injected private var oven: Oven
    @Injected private var mill: Mill
    //                          ^ error: [unregistered-dependency] {{Baker asks Resolver for Mill, which nothing registers}}
    @Injected private var guild: Guild
    private let sieve: Sieve = Resolver.resolve()
    //                         ^ error: [unregistered-dependency] {{Baker asks Resolver for Sieve, which nothing registers}}
    func work() { oven.bake(); mill.grind(); guild.meet(); sieve.sift() }
}

final class Guild {
    func meet() {}
}

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { () -> Oven in
            if Bakery.isModern {
                return GasOven()
            } else {
                return StoneOven()
            }
        }
        register { _, _ -> Guild in
            let guild = Guild()
            guild.meet()
            return guild
        }
        register { Baker() }
    }
}
