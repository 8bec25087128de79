// A ring, a missing, a duplicate and a captive registration of Resolver.
// only: dependency-cycle, unregistered-dependency, duplicate-registration, captive-dependency

//- Sources/App/Registrations.swift
import Resolver

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { LiveMap(route: resolve()) }.implements(Map.self)
        //                        ^ error: [dependency-cycle] {{Producing LiveMap needs itself: LiveMap → Route → LiveMap}}
        register { Route(map: resolve()) }.scope(.unique)
        //                    ^ related: [dependency-cycle] {{Route asks for LiveMap}}
        register { Compass() }
        //         ^ related: [captive-dependency] {{Compass is made anew here}}
        register { Backpack(compass: resolve()) }.scope(.application)
        //                           ^ warning: [captive-dependency] {{Backpack is kept and holds on to its Compass, which is made anew for everybody else}}
        register(name: .day) { Tent() }
        //                     ^ related: [duplicate-registration] {{Tent "day" is registered here first}}
        register(name: .night) { Tent() }
        register(name: .day) { Tent() }.scope(.shared)
        //                     ^ warning: [duplicate-registration] {{Resolver registers Tent "day" a second time}}
        registerCamp()
    }

    static func registerCamp() {
        register { Camp(tent: resolve(name: .noon), fire: resolve()) }
        //                    ^ error: [unregistered-dependency] {{Camp asks Resolver for Tent "noon", which nothing registers}}
        //                                                ^ error: [unregistered-dependency] {{Camp asks Resolver for Fire, which nothing registers}}
    }
}

extension Resolver.Name {
    static let day = Self("day")
    static let night = Self("night")
    static let noon = Self("noon")
}

//- Sources/App/Hike.swift
protocol Map {
    func show()
}

final class LiveMap: Map {
    private let route: Route
    init(route: Route) { self.route = route }
    func show() { route.follow() }
}

final class Route {
    private let map: any Map
    init(map: any Map) { self.map = map }
    func follow() { map.show() }
}

final class Compass {
    private var north = 0
    func turn() { north += 1 }
}

final class Backpack {
    private let compass: Compass
    init(compass: Compass) { self.compass = compass }
    func open() { compass.turn() }
}

final class Tent {
    private var pegs = 12
    func pitch() { pegs -= 1 }
}

protocol Fire {
    func light()
}

final class Camp {
    private let tent: Tent
    private let fire: any Fire
    init(tent: Tent, fire: any Fire) {
        self.tent = tent
        self.fire = fire
    }
    func rest() { tent.pitch(); fire.light() }
}
