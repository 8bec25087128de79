// Optionals, collections, closures, generics, platform and outside services count; identifiers, entities and callbacks
// do not.
// only: massive-initializer

import Foundation
import ShipAnalytics

protocol RadarSource { func scan() }
protocol RadarFilter { func apply() }
protocol RadarPlugin { func run() }

final class RadarStore {
    func save() {}
}

struct Blip {
    var name: String
}

@MainActor final class RadarModel<Source: RadarSource> {
    private let all: [Any]

    public init?<Filter: RadarFilter>(
    //     ^ warning: [massive-initializer] {{RadarModel takes 7 dependencies, more than 4: RadarSource, RadarFilter, RadarPlugin, RadarStore, URLSession, UserDefaults, ShipEventTracker}}
        id: UUID, source: Source, filter: Filter?, plugins: [any RadarPlugin], makeStore: @escaping () -> RadarStore,
        session: URLSession = .init(configuration: .default), defaults: UserDefaults, tracker: ShipEventTracker,
        blip: Blip, onScan: @escaping (Blip) -> Void
    ) {
        all = [id, source, plugins, makeStore, session, defaults, tracker, blip, onScan]
    }
}
