// Two modules have types of one name; what is found in one says nothing of the other.
// only: container-injection

//- Sources/Harbour/Watch.swift
protocol LampAPI {
    func light()
}

final class GasLampAPI: LampAPI {
    func light() {}
}

final class LampStore {
    private let api: LampAPI
    init(api: LampAPI) { self.api = api }
    func keep() { api.light() }
}

final class TowerContainer {
    lazy var api: LampAPI = GasLampAPI()
    lazy var store = LampStore(api: api)
}

final class WatchModel {
    private let container: TowerContainer
    init(container: TowerContainer) { self.container = container }
    //   ^ warning: [container-injection] {{WatchModel takes the whole container TowerContainer}}
    func go() { container.api.light() }
}

//- Sources/Tower/Watch.swift
protocol LampAPI {
    func light()
}

final class GasLampAPI: LampAPI {
    func light() {}
}

final class LampStore {
    private let api: LampAPI
    init(api: LampAPI) { self.api = api }
    func keep() { api.light() }
}

final class TowerContainer {
    lazy var api: LampAPI = GasLampAPI()
    lazy var store = LampStore(api: api)
}

final class WatchModel {
    private let container: TowerContainer
    init(container: TowerContainer) { self.container = container }
    //   ^ warning: [container-injection] {{WatchModel takes the whole container TowerContainer}}
    func go() { container.api.light() }
}

//- Sources/Cliff/Watch.swift
protocol LampAPI {
    func light()
}

final class GasLampAPI: LampAPI {
    func light() {}
}

final class LampStore {
    private let api: LampAPI
    init(api: LampAPI) { self.api = api }
    func keep() { api.light() }
}

final class TowerContainer {
    lazy var api: LampAPI = GasLampAPI()
    lazy var store = LampStore(api: api)
}

final class WatchModel {
    private let api: LampAPI
    init(api: LampAPI) { self.api = api }
    func go() { api.light() }
}
