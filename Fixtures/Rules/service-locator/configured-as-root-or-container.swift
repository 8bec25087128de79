// What the configuration calls a root or a container assembles.
// config: { "roles": { "compositionRoots": ["StartUp"], "containers": ["*Wiring"] } }

final class GearAPI {
    func turn() {}
}

final class GearStore {
    func save() {}
}

enum Gears {
    static let api = GearAPI()
    static let store = GearStore()
}

final class StartUp {
    func run() { Gears.api.turn() }
}

final class GearWiring {
    func run() { Gears.store.save() }
}
