// Resolver: what a closure makes by an alias of a generic type is that type with the alias' arguments, whoever else says
// them.
// only: unregistered-dependency, duplicate-registration, hidden-dependency

import Resolver

typealias ChartCache = NSCache<NSNumber, Chart>
typealias BuoyCache = NSCache<NSNumber, Buoy>
typealias ChartBox = Box<Chart>
typealias RopeBox = Box<Rope>

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { ChartCache() }
        register { BuoyCache.init() }
        register { ChartBox() }
        register { Box<Buoy>() }
    }
}

final class Keeper {
    @Injected private var charts: ChartBox
 // ^ note: [hidden-dependency] {{Keeper needs ChartBox, which no initializer shows}}
    @Injected private var buoys: Box<Buoy>
 // ^ note: [hidden-dependency] {{Keeper needs Box, which no initializer shows}}
    @Injected private var chartCache: ChartCache
 // ^ note: [hidden-dependency] {{Keeper needs ChartCache, which no initializer shows}}
    @Injected private static var buoyCache: BuoyCache
 // ^ note: [hidden-dependency] {{Keeper needs BuoyCache, which no initializer shows}}
    @Injected private var ropes: RopeBox
 // ^ note: [hidden-dependency] {{Keeper needs RopeBox, which no initializer shows}}
    //                           ^ error: [unregistered-dependency] {{Keeper asks Resolver for RopeBox, which nothing registers}}
    func go() { charts.open(); buoys.open(); ropes.open(); chartCache.removeAllObjects() }
}

final class Porter {
    @Injected private var charts: Box<Chart>
 // ^ note: [hidden-dependency] {{Porter needs Box, which no initializer shows}}
    func go() { charts.open() }
}

final class Chart { func draw() {} }
final class Buoy { func float() {} }
final class Rope { func pull() {} }
final class Box<Kept> { func open() {} }
