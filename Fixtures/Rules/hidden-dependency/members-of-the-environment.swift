// A member of SwiftUI's environment that the project adds hides a dependency; the system's own members do not.
// only: hidden-dependency

import SwiftUI

protocol TideService {
    func load()
}

struct TideContainer {
    let service: any TideService
}

extension EnvironmentValues {
    @Entry var tides: TideContainer = TideContainer(service: IdleTideService())
    @Entry var margin: Int = 4
}

final class IdleTideService: TideService {
    func load() {}
}

struct TideView: View {
    @Environment(\.tides) private var tides: TideContainer
//  ^ note: [hidden-dependency] {{TideView needs TideContainer}}
    @Environment(\.margin) private var margin
    @Environment(\.locale) private var locale
    var body: some View { Text("\(margin)").onTapGesture { tides.service.load() } }
}

struct HighTideView: View {
    @Environment(\.tides) private var tides
//  ^ note: [hidden-dependency] {{HighTideView}}
    var body: some View { Text("").onTapGesture { tides.service.load() } }
}
