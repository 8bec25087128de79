import Observation

@MainActor
@Observable
final class DomeViewModel {
    private let container: ObservatoryContainer

    private(set) var isOpen = false

    init(container: ObservatoryContainer) {
        self.container = container
    }

    func open() async {
        await container.dome.open()
        isOpen = container.scheduler.isNight()
    }

    func goHome() async {
        await container.scheduler.cancelNight()
        isOpen = false
    }
}
