import SwiftUI

@main
struct NightskyApp: App {
    private let resolver = Resolver()

    init() {
        ServiceLocator.shared.register((any PlanStoring).self, PlanStore(defaults: .standard))
        ServiceLocator.shared.register((any Telemetry).self, ConsoleTelemetry())
        NightAssembly.assemble(resolver)
        Services.telemetry = ConsoleTelemetry()
    }

    var body: some Scene {
        WindowGroup {
            TabView {
                SkyView(viewModel: SkyViewModel())
                PlanView(viewModel: PlanViewModel())
                DomePanel(viewModel: DomeViewModel(container: ObservatoryContainer.shared))
                ReportView(viewModel: ReportViewModel(resolver: resolver))
            }
        }
    }
}
