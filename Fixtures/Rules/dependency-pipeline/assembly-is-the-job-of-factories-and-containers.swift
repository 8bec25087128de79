// Factories and containers keep what they hand on: that is their job.

protocol SeatAPI {
    func seats() -> [Int]
}

struct SeatScreenFactory {
    let api: any SeatAPI
    func makeSeatViewModel() -> SeatViewModel { SeatViewModel(api: api) }
}

final class SeatContainer {
    private let api: any SeatAPI
    lazy var model = SeatViewModel(api: api)
    lazy var watcher: SeatWatcher = SeatWatcher(api: api)
    init(api: any SeatAPI) { self.api = api }
}

final class SeatViewModel {
    private let api: any SeatAPI
    init(api: any SeatAPI) { self.api = api }
    func first() -> Int? { api.seats().first }
}

final class SeatWatcher {
    private let api: any SeatAPI
    init(api: any SeatAPI) { self.api = api }
    func last() -> Int? { api.seats().last }
}
