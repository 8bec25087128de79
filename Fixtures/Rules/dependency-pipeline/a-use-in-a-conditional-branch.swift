// The debug branch uses the service: a use in any branch counts.

protocol FlagAPI {
    func dump()
}

final class FlagFlow {
    private let api: any FlagAPI
    init(api: any FlagAPI) { self.api = api }

    func start() {
        #if DEBUG && targetEnvironment(simulator)
        api.dump()
        #endif
        FlagModel(api: api).show()
    }
}

final class FlagModel {
    private let api: any FlagAPI
    init(api: any FlagAPI) { self.api = api }
    func show() { api.dump() }
}
