// Factory's wrappers ask where they are made by hand, or before a variable of a function, as those before properties do; and
// so do the members of a container that a wrapper gives out, whatever the container is called.
// only: service-locator, hidden-dependency

import FactoryKit

protocol Weather {
    func wind() -> Int
}

final class Station: Weather {
    func wind() -> Int { 4 }
}

extension Container {
    var weather: Factory<Weather> { self { Station() } }
    var gusts: Factory<Weather> { self { Station() } }
}

typealias Services = Container

final class Skipper {
    private let weather: Weather = Injected(\.weather).wrappedValue
    //                             ^ warning: [service-locator] {{Skipper asks a locator for Weather}}
    func look() -> Int { weather.wind() }
}

final class Bosun {
    private let weather: Weather
    init() { weather = Injected(\.weather).wrappedValue }
    //                 ^ warning: [service-locator] {{Bosun asks a locator for Weather}}
    func look() -> Int { weather.wind() }
}

final class Cook {
    @Injected(\Services.weather) private var weather
//  ^ note: [hidden-dependency] {{Cook needs Weather, which no initializer shows}}
    func look() -> Int { weather.wind() }
}

final class Purser {
    func look() -> Int {
        @Injected(\.weather) var weather
//      ^ note: [hidden-dependency] {{Purser needs Weather, which no initializer shows}}
        return weather.wind()
    }
}

final class Surgeon {
    @InjectedContainer private var container
//  ^ note: [hidden-dependency] {{Surgeon needs Container, which no initializer shows}}
    func look() -> Int { container.weather().wind() }
    //                   ^ warning: [service-locator] {{Surgeon asks a locator for Weather}}
}
