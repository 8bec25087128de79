import Dependencies
import SwiftUI

@main
struct LanternApp: App {
    init() {
        prepareDependencies {
            $0.maps = Maps(tiles: { 4 })
        }
    }

    var body: some Scene {
        WindowGroup { WalkView(model: WalkModel()) }
    }
}

@Observable
final class WalkModel {
    @ObservationIgnored @Dependency(\.planner) private var planner
    @ObservationIgnored @Dependency(\.forecast) private var forecast
    @ObservationIgnored @Dependency(\.maps) private var maps
    @ObservationIgnored @Dependency(\.translator) private var translator
    @ObservationIgnored @Dependency(\.stage) private var stage

    func text() -> String {
        translator.translate("\(planner.plan()) \(forecast.degrees()) \(maps.tiles()) \(stage.bow())")
    }
}

struct WalkView: View {
    let model: WalkModel
    var body: some View { Text(model.text()) }
}
