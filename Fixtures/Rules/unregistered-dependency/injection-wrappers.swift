// An injection wrapper asks when its owner is made: a missing registration stops the program.
// only: unregistered-dependency

import Resolver

protocol Weather {
    func rain()
}

final class LiveWeather: Weather {
    func rain() {}
}

protocol Season {
    func turn()
}

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { LiveWeather() as Weather }
    }
}

final class Garden {
    @Injected private var weather: Weather
    @Injected private var season: Season
    //                            ^ error: [unregistered-dependency] {{Garden asks Resolver for Season, which nothing registers}}
    @OptionalInjected private var other: Season?
    @Injected(name: .alpine) private var snow: Weather
    //                                         ^ error: [unregistered-dependency] {{Garden asks Resolver for Weather "alpine", which nothing registers}}
    func water() {
        weather.rain()
        season.turn()
        other?.turn()
        snow.rain()
    }
}

extension Resolver.Name {
    static let alpine = Self("alpine")
}
