// A protocol whose extension does more with what it asks for than it asks for gives out nothing; a bit of help changes nothing.
// only: container-injection

protocol DockCranes {
    func lift()
}

protocol DockLights {
    func shine()
}

protocol DockLoading {
    var cranes: any DockCranes { get }
    var lights: any DockLights { get }
}

extension DockLoading {
    func load() {
        lights.shine()
        cranes.lift()
    }
    func rest() { lights.shine() }
    func unload() { cranes.lift() }
}

protocol DockParts {
    var cranes: any DockCranes { get }
    var lights: any DockLights { get }
}

extension DockParts {
    func shine() { lights.shine() }
}

final class LoadModel {
    private let loading: any DockLoading
    private let parts: any DockParts
    init(loading: any DockLoading, parts: any DockParts) {
    //                             ^ warning: [container-injection] {{LoadModel takes the whole container DockParts}}
        self.loading = loading
        self.parts = parts
    }

    func start() {
        loading.load()
        parts.lights.shine()
    }
}

final class NightModel {
    private let parts: any DockParts
    init(parts: any DockParts) { self.parts = parts }
    //   ^ warning: [container-injection] {{NightModel takes the whole container DockParts}}
    func start() { parts.lights.shine() }
}
