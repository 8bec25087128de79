@MainActor
protocol DomeDriver: AnyObject {
    func open() async
    func close() async
}

/// Opens when the schedule says so.
@MainActor
final class MotorDome: DomeDriver {
    private let scheduler: any NightScheduler

    init(scheduler: any NightScheduler) {
        self.scheduler = scheduler
    }

    func open() async {
        guard scheduler.isNight() else { return }
        await Task.yield()
    }

    func close() async { await Task.yield() }
}
