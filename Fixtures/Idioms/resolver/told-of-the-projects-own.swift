// What an outside function is told of the project's own types it may give back: then anything may be registered.
// only: unregistered-dependency

import Resolver
import Wrapping

protocol Sail {
    func set()
}

final class LiveSail: Sail {
    func set() {}
}

final class Mast {
    private let sail: any Sail
    init(sail: any Sail) { self.sail = sail }
    func raise() { sail.set() }
}

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { Wrapper.unwrap(LiveSail()) }
        register { Mast(sail: resolve()) }
    }
}
