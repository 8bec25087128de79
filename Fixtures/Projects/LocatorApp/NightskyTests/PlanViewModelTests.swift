import Testing

@testable import Nightsky

@MainActor
struct PlanViewModelTests {
    @Test func nothingIsPlannedAtFirst() {
        let telemetry = TelemetrySpy()
        ServiceLocator.shared.register((any PlanStoring).self, PlanStoreFake())
        Services.catalog = HipparcosCatalog()
        let viewModel = PlanViewModel(telemetry: telemetry)
        viewModel.load()
        #expect(viewModel.stars.isEmpty)
        #expect(telemetry.events == ["plan.loaded"])
    }
}

@MainActor
private final class TelemetrySpy: Telemetry {
    private(set) var events: [String] = []
    func record(_ event: String) { events.append(event) }
}

@MainActor
private final class PlanStoreFake: PlanStoring {
    func planned() -> [Int] { [] }
    func plan(_ star: Star) {}
}
