// Members of a parameter object that only travel through the initializer into what it builds and keeps are own assembly.

protocol FerryAPI {
    func ferries() -> [String]
}

protocol FerryTracking {
    func track(_ event: String)
}

struct FerryParameters {
    let api: any FerryAPI
    let tracking: any FerryTracking
}

final class FerryCoordinator {
    private let parameters: FerryParameters
    private let model: FerryViewModel

    init(parameters: FerryParameters) {
    //   ^ warning: [dependency-pipeline] {{FerryCoordinator reads tracking of FerryParameters only to hand it on}}
        self.parameters = parameters
        model = FerryViewModel(api: parameters.api)
    }

    func start() {
        model.refresh()
        FerryMap(tracking: parameters.tracking).open()
    }
}

final class FerryViewModel {
    private let api: any FerryAPI
    private var ferries: [String] = []
    init(api: any FerryAPI) { self.api = api }
    func refresh() { ferries = api.ferries() }
}

final class FerryMap {
    private let tracking: any FerryTracking
    init(tracking: any FerryTracking) { self.tracking = tracking }
    func open() { tracking.track("map") }
}
