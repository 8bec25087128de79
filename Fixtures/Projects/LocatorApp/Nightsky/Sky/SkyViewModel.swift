import Foundation
import Observation

#if canImport(Nuke)
    import Nuke
#endif

@MainActor
@Observable
final class SkyViewModel {
    private let plans: any PlanStoring = ServiceLocator.shared.resolve()

    private(set) var stars: [Star] = []
    private(set) var isCloudy = false

    func load() async {
        Services.telemetry.record("sky.load")
        stars = Array(Services.catalog.stars(brighterThan: 4).prefix(Services.pageSize))
        isCloudy = ((try? await Current.weather.cloudCover(at: Current.now())) ?? 1) > 0.4
        if isCloudy { await Current.mailer.warn("Clouds over the dome") }
    }

    func loadFaint() {
        stars = Services.catalog.stars(brighterThan: 9)
        Services.telemetry.record("sky.faint")
    }

    func plan(_ star: Star) {
        plans.plan(star)
        Services.telemetry.record("sky.plan")
    }

    #if canImport(Nuke)
        func picture(of star: Star) async throws -> PlatformImage? {
            guard let url = star.picture else { return nil }
            return try await ImagePipeline.shared.image(for: url)
        }
    #endif
}
