// Swinject: two aliases of one generic type from elsewhere are two keys, and what is asked for goes by the alias that says what
// it is for.
// only: unregistered-dependency, duplicate-registration, service-locator

import Swinject

typealias ChartCache = NSCache<NSNumber, Chart>
typealias BuoyCache = NSCache<NSNumber, Buoy>
typealias Depths = NSCache<NSNumber, Depth>
enum Caches {
    typealias Ropes = NSCache<NSNumber, Rope>
    typealias Bells = NSCache<NSNumber, Bell>
}
typealias OldCharts = ChartCache
typealias ChartBox = Box<Chart>
typealias BuoyBox = Box<Buoy>

func assemble(_ container: Container) {
    container.register(ChartCache.self) { _ in ChartCache() }
    //                 ^ related: [duplicate-registration] {{NSCache<NSNumber, Chart> is registered here first}}
    container.register(BuoyCache.self) { _ in BuoyCache() }
    container.register(Caches.Ropes.self) { _ in Caches.Ropes() }
    container.register(Caches.Bells.self) { _ in Caches.Bells() }
    container.register(OldCharts.self) { _ in OldCharts() }
    //                 ^ warning: [duplicate-registration] {{Fixture.swift registers NSCache<NSNumber, Chart> a second time}}
    container.register(ChartBox.self) { _ in ChartBox() }
    container.register(BuoyBox.self) { _ in BuoyBox() }
    container.register(NSCache<NSNumber, Depth>.self) { _ in Depths() }
}

final class Keeper {
    private let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
    func go() {
        resolver.resolve(ChartBox.self)!.open()
    //  ^ warning: [service-locator] {{Keeper asks a locator for ChartBox}}
        resolver.resolve(BuoyBox.self)!.open()
    //  ^ warning: [service-locator] {{Keeper asks a locator for BuoyBox}}
        resolver.resolve(Box<Rope>.self)!.open()
    //  ^ warning: [service-locator] {{Keeper asks a locator for Box<Rope>}}
    //                   ^ error: [unregistered-dependency] {{Keeper asks Swinject for Box<Rope>, which nothing registers}}
    }
}

final class Chart { func draw() {} }
final class Buoy { func float() {} }
final class Depth { func sound() {} }
final class Rope { func pull() {} }
final class Bell { func ring() {} }
final class Box<Kept> { func open() {} }
