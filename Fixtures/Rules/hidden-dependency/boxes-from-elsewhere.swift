// A container from elsewhere that is told the one type which it holds is as good as that: data where that is data, and a service
// where that is one. One that is told nothing, or more, is a service by its name.
// only: hidden-dependency, unused-dependency

import HarbourKit
import SwiftUI

struct Sailor {
    let name: String
}

protocol PilotService {
    func steer()
}

extension EnvironmentValues {
    @Entry var sailor: RequiredValueContainer<Sailor> = RequiredValueContainer.empty()
    @Entry var pilot: RequiredValueContainer<any PilotService> = RequiredValueContainer.empty()
    @Entry var berths: BerthContainer = BerthContainer()
    @Entry var tides: TideCache<String, Int> = TideCache()
}

struct SailorBadge: View {
    @Environment(\.sailor) private var sailor
    @Environment(\.pilot) private var pilot
//  ^ note: [hidden-dependency] {{SailorBadge fetches PilotService and does nothing with it}}
    @Environment(\.berths) private var berths
//  ^ note: [hidden-dependency] {{SailorBadge needs BerthContainer, which no initializer shows}}
    @Environment(\.tides) private var tides
//  ^ note: [hidden-dependency] {{SailorBadge needs TideCache, which no initializer shows}}

    var body: some View { Text(sailor.value.name) }
}

final class Roster {
    let sailor: RequiredValueContainer<Sailor>
    private let berths: BerthContainer
    init(sailor: RequiredValueContainer<Sailor>, berths: BerthContainer) {
//                                               ^ warning: [unused-dependency] {{Roster takes BerthContainer and keeps it, but never uses it}}
        self.sailor = sailor
        self.berths = berths
    }
}
