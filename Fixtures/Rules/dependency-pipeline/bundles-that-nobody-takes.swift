// A struct without behaviour keeps dependencies for whoever reads it, handed in or not.

protocol MineAPI {
    func dig()
}

protocol MineClock {
    func now() -> Int
}

final class MineWorker {
    private let api: any MineAPI
    private let clock: any MineClock
    init(api: any MineAPI, clock: any MineClock) {
        self.api = api
        self.clock = clock
    }
    func work() { if clock.now() > 0 { api.dig() } }
}

final class MineStateFactory {
    private struct Services {
        let api: any MineAPI
        let clock: any MineClock
    }

    private func services(of api: any MineAPI, clock: any MineClock) -> Services { Services(api: api, clock: clock) }

    func makeWorker(api: any MineAPI, clock: any MineClock) -> MineWorker {
        let services = services(of: api, clock: clock)
        return MineWorker(api: services.api, clock: services.clock)
    }
}
