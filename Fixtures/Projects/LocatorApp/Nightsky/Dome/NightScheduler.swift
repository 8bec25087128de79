@MainActor
protocol NightScheduler: AnyObject {
    func isNight() -> Bool
    func cancelNight() async
}

/// Closes the dome when a night is cancelled.
@MainActor
final class QueueScheduler: NightScheduler {
    private let dome: any DomeDriver
    private var cancelled = false

    init(dome: any DomeDriver) {
        self.dome = dome
    }

    func isNight() -> Bool { !cancelled }

    func cancelNight() async {
        cancelled = true
        await dome.close()
    }
}
