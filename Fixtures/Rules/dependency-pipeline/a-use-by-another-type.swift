// The property is visible in the module, and another type uses the service through it.

protocol ParkAPI {
    func free() -> Int
}

final class ParkCoordinator {
    let api: any ParkAPI
    init(api: any ParkAPI) { self.api = api }
    func start() { ParkModel(api: api).refresh() }
}

final class ParkBadge {
    private let owner: ParkCoordinator
    init(owner: ParkCoordinator) { self.owner = owner }
    func text() -> String { "\(owner.api.free())" }
}

final class ParkModel {
    private let api: any ParkAPI
    init(api: any ParkAPI) { self.api = api }
    func refresh() { print(api.free()) }
}
