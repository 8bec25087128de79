import FactoryKit
import SwiftUI

@main
struct LanternApp: App {
    init() {
        Container.shared.translator.register { LiveTranslator() }
        Container.shared.forecast.register { Forecast() }
        // The first one never takes effect.
        Container.shared.forecast.register { Forecast() }
        // One of them for a test run only.
        Container.shared.coast.register { Forecast() }
        Container.shared.coast.context(.test) { Forecast() }
    }

    var body: some Scene {
        WindowGroup { WalkView() }
    }
}

struct WalkView: View {
    var body: some View { Text("Good evening") }
}

/// Two that register the same for one run or the other.
func prepare(forCoast: Bool) {
    if forCoast {
        Container.shared.wall.register { WalkArchive(pad: ScratchPad()) }
    } else {
        Container.shared.wall.register { WalkArchive(pad: ScratchPad()) }
    }
}
