// However the wrapper fetches, eagerly, lazily or perhaps, the initializer does not say it; each type is one finding.
// only: hidden-dependency

import Resolver

protocol Barometer {
    func read() -> Int
}

final class WindGauge {
    func blow() {}
}

final class Balcony {
    @LazyInjected private var barometer: Barometer
//  ^ note: [hidden-dependency] {{Balcony needs Barometer, which no initializer shows}}
    @OptionalInjected private var wind: WindGauge?
//  ^ note: [hidden-dependency] {{Balcony needs WindGauge, which no initializer shows}}
    func look() -> Int {
        wind?.blow()
        return barometer.read()
    }
}

final class Terrace {
    @Injected(name: "old") var barometer: Barometer
//  ^ note: [hidden-dependency] {{Terrace needs Barometer, which no initializer shows}}
    func look() -> Int { barometer.read() }
}

extension Resolver: ResolverRegistering {
    public static func registerAllServices() {
        register { WindGauge() }
    }
}
