// `@Environment` is told a key path of the environment's values: what has the same name elsewhere is not meant.

import SwiftUI

protocol Barometer {
    func pressure() -> Int
}

protocol Hygrometer {
    func humidity() -> Int
}

final class Station {
    let barometer: any Barometer
    let hygrometer: any Hygrometer
    init(barometer: any Barometer, hygrometer: any Hygrometer) {
    //                             ^ warning: [unused-dependency] {{Station takes Hygrometer and keeps it, but never uses it}}
        self.barometer = barometer
        self.hygrometer = hygrometer
    }
}

final class OldStation {
    let barometer: any Barometer
    let station: Station
    init(barometer: any Barometer, station: Station) {
    //   ^ warning: [unused-dependency] {{OldStation takes Barometer and keeps it, but never uses it}}
    //                             ^ warning: [unused-dependency] {{OldStation takes Station and keeps it, but never uses it}}
        self.barometer = barometer
        self.station = station
    }
}

extension EnvironmentValues {
    @Entry var station: Station?
    @Entry var hygrometer: (any Hygrometer)?
}

struct PressureView: View {
    @Environment(\.station) private var station
    @Environment(\.hygrometer) private var hygrometer
    var body: some View {
        Text("\(station?.barometer.pressure() ?? 0) \(hygrometer?.humidity() ?? 0)")
    }
}

protocol Anemometer {
    func speed() -> Int
}

/// What a package adds to the environment has a key, too, that is nobody's here.
struct WindView: View {
    @Environment(\.anemometer) private var anemometer
    var body: some View { Text("\(anemometer.speed())") }
}

final class Mast {
    let anemometer: any Anemometer
    init(anemometer: any Anemometer) {
    //   ^ warning: [unused-dependency] {{Mast takes Anemometer and keeps it, but never uses it}}
        self.anemometer = anemometer
    }
}

protocol Rain {
    func fall() -> Int
}

final class Roof {
    let rain: any Rain
    init(rain: any Rain) { self.rain = rain }
}

final class House {
    let roof: Roof
    init(roof: Roof) { self.roof = roof }
}

extension EnvironmentValues {
    @Entry var house: House = House(roof: Roof(rain: Drizzle()))
}

struct Drizzle: Rain {
    func fall() -> Int { 1 }
}

/// A longer path leads to what stands at its end.
struct RainView: View {
    @Environment(\.house.roof) private var roof
    var body: some View { Text("\(roof.rain.fall())") }
}

final class Gutter {
    let rain: any Rain
    init(rain: any Rain) { self.rain = rain }
    //   ^ warning: [unused-dependency] {{Gutter takes Rain and keeps it, but never uses it}}
}

struct Root: View {
    let station: Station
    var body: some View {
        PressureView()
            .environment(\.station, station)
            .environment(\.locale, .current)
    }
}
