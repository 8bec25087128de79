// The live value of a struct that holds dependencies is put together where it stands, as the shared instance of a class
// is: nobody else could hand it what it reaches. The statics of values are no assembly, and neither is later code.
// only: singleton

protocol Barometer { func read() -> Int }

final class Cellar: Barometer {
    static let shared = Cellar()
    func read() -> Int { 0 }
}

final class Attic {
    static let shared = Attic()
    func air() {}
}

struct WeatherEnvironment {
    var barometer: any Barometer
    var air: () -> Void

    func settle() { if barometer.read() > 0 { air() } }
}

extension WeatherEnvironment {
    static let live = Self(barometer: Cellar.shared, air: Attic.shared.air)
    static let draughty = WeatherEnvironment(barometer: Cellar.shared, air: { Attic.shared.air() })
    //                                                                        ^ warning: [singleton] {{WeatherEnvironment reaches the shared instance Attic.shared}}
    static func later() -> Self { WeatherEnvironment(barometer: Cellar.shared, air: {}) }
    //                                                          ^ warning: [singleton] {{WeatherEnvironment reaches the shared instance Cellar.shared}}
}

struct Pressure {
    var level: Int
    static let now = Pressure(level: Cellar.shared.read())
    //                               ^ warning: [singleton] {{Pressure reaches the shared instance Cellar.shared}}
}
