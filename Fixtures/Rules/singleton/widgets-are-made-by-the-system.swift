// The system makes widgets and hands nothing in: they put together what shows them.
// only: singleton

import SwiftUI
import WidgetKit

final class Almanac {
    static let shared = Almanac()
    func day() {}
}

struct MoonWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "moon", provider: MoonProvider(almanac: Almanac.shared)) { _ in Text("moon") }
    }
}

struct MoonProvider: TimelineProvider {
    let almanac: Almanac
    func placeholder() { almanac.day() }
}

struct SunProvider: TimelineProvider {
    func placeholder() { Almanac.shared.day() }
    //                   ^ warning: [singleton] {{SunProvider reaches the shared instance Almanac.shared}}
}
