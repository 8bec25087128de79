// What the sources register is a dependency for a wrapper as for a call, whatever they know of a package's type. A plain
// value, and what nobody registers, is none.
// only: hidden-dependency

import Foundation
import Reach
import Resolver

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register(Reach.self) { Reach() }.scope(.application)
        register { URL(fileURLWithPath: "/") }
        register(name: "host") { "localhost" as String }
    }
}

final class PierModel {
    @Injected private var reach: Reach
//  ^ note: [hidden-dependency] {{PierModel needs Reach in 2 places, which no initializer shows}}
    @LazyInjected private var other: Reach
//  ^ related: [hidden-dependency] {{Reach is fetched here as well}}
    @Injected private var folder: URL
    @Injected(name: "host") private var host: String
    @Injected private var depth: Depth
    func check() -> Bool { reach.check() && other.check() && depth.check(folder, host) }
}
