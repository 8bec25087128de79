// What a static registry or a resolver hands out as a default argument can be replaced as well.

protocol CargoAPI {
    func load()
}

protocol CargoTracking {
    func track()
}

final class LiveCargoAPI: CargoAPI {
    func load() {}
}

final class LiveCargoTracking: CargoTracking {
    func track() {}
}

enum ServiceLocator {
    nonisolated(unsafe) static var api: any CargoAPI = LiveCargoAPI()
    nonisolated(unsafe) static var tracking: any CargoTracking = LiveCargoTracking()
}

final class CargoModel {
    private let api: any CargoAPI
    private let tracking: any CargoTracking

    init(
        api: any CargoAPI = ServiceLocator.api,
        //                  ^ note: [singleton-default] {{ServiceLocator.api}}
        tracking: any CargoTracking = ServiceLocator.tracking
        //                            ^ note: [singleton-default] {{ServiceLocator.tracking}}
    ) {
        self.api = api
        self.tracking = tracking
    }

    func load() { api.load(); tracking.track() }
}
