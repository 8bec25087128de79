// A shared instance of the own type is put together where it is declared; what its code asks later is hidden.
// only: service-locator

final class Compass { func north() -> Int { 0 } }
final class Barometer { func fall() -> Int { 0 } }

final class InstrumentContainer {
    static let shared = InstrumentContainer()
    lazy var compass = Compass()
    lazy var barometer = Barometer()
}

final class WatchKeeper {
    @MainActor
    static let shared = WatchKeeper(
        compass: InstrumentContainer.shared.compass,
        barometer: InstrumentContainer.shared.barometer
    )
    private let compass: Compass
    private let barometer: Barometer

    init(compass: Compass, barometer: Barometer) {
        self.compass = compass
        self.barometer = barometer
    }

    func look() -> Int { barometer.fall() + InstrumentContainer.shared.compass.north() - compass.north() }
    //                                      ^ warning: [service-locator] {{WatchKeeper asks a locator for Compass}}
}
