import Foundation
import Observation

@MainActor
@Observable
final class PlanViewModel {
    private let catalog: any StarCatalog
    private let telemetry: any Telemetry

    private(set) var stars: [Star] = []

    init(catalog: any StarCatalog = Services.catalog, telemetry: any Telemetry = ServiceLocator.shared.resolve()) {
        self.catalog = catalog
        self.telemetry = telemetry
    }

    func load() {
        let planned = Set(ServiceLocator.shared.resolve((any PlanStoring).self).planned())
        stars = catalog.stars(brighterThan: 12).filter { planned.contains($0.id) }
        telemetry.record("plan.loaded")
    }

    func isTonight() async -> Bool {
        let cover = try? await Current.weather.cloudCover(at: Current.now())
        return (cover ?? 1) < 0.2
    }
}
