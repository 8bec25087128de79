// What a struct has of a locator until the synthesised initializer is handed another one is a default, be nothing known of its
// type. What it makes of it, and what nobody can hand in, it asks for.
// only: singleton-default, service-locator

import Instruments
import SwiftUI

protocol Sounding {
    func sound() -> Int
}

final class Lead: Sounding {
    func sound() -> Int { 1 }
}

final class WatchState: ObservableObject {
    @Published var hours = 0
}

final class Bunk: ObservableObject {
    func rest() {}
}

final class Wheelhouse {
    static let shared = Wheelhouse()
    let lead: any Sounding = Lead()
    let watch = WatchState()
    let bunk = Bunk()
    let radar = makeRadar()
    let sonar = makeSonar(depth: 3)
    private init() {}
}

struct RadarView: View {
    var radar = Wheelhouse.shared.radar
    //          ^ note: [singleton-default] {{RadarView asks a locator for Wheelhouse.radar unless it is handed one}}
    var body: some View { Text("\(radar.range)") }
}

struct UnheardView: View {
    var gauge = Wheelhouse.shared.gauge
    //          ^ note: [singleton-default] {{UnheardView asks a locator for Wheelhouse.gauge unless it is handed one}}
    var body: some View { Text("\(gauge.range)") }
}

struct FixedRadarView: View {
    let radar = Wheelhouse.shared.radar
    //          ^ warning: [service-locator] {{FixedRadarView asks a locator for Wheelhouse.radar}}
    var body: some View { Text("\(radar.range)") }
}

struct ClosedRadarView: View {
    private var radar = Wheelhouse.shared.radar
    //                  ^ warning: [service-locator] {{ClosedRadarView asks a locator for Wheelhouse.radar}}
    var body: some View { Text("\(radar.range)") }
}

struct RangeView: View {
    var range = Wheelhouse.shared.radar.range
    //          ^ warning: [service-locator] {{RangeView asks a locator for Wheelhouse.radar}}
    var body: some View { Text("\(range)") }
}

struct ChartView: View {
    var chart = Chart(radar: Wheelhouse.shared.radar)
    //                       ^ warning: [service-locator] {{ChartView asks a locator for Wheelhouse.radar}}
    var body: some View { Text("\(chart.title)") }
}

final class RadarModel {
    var sonar = Wheelhouse.shared.sonar
    //          ^ warning: [service-locator] {{RadarModel asks a locator for Wheelhouse.sonar}}
    func ping() { sonar.ping() }
}
