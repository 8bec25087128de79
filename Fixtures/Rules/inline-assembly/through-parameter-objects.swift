// What a parameter object holds is the taker's own, and what is built to hand it on is part of the assembly.
// only: inline-assembly

final class MapClient {
    func load() {}
}

final class MapTracker {
    func track() {}
}

struct RouteParameters {
    let client: MapClient
    let title: String
}

final class RouteViewModel {
    private let parameters: RouteParameters
    init(parameters: RouteParameters) { self.parameters = parameters }
    func refresh() { parameters.client.load() }
}

final class StopViewModel {
    private let client: MapClient
    init(client: MapClient, onClose: @escaping () -> Void) { self.client = client }
    func refresh() { client.load() }
}

struct AtlasDependencies {
    let client: MapClient
    let tracker: MapTracker
}

final class AtlasViewModel {
    private let dependencies: AtlasDependencies
    init(dependencies: AtlasDependencies) { self.dependencies = dependencies }

    func openRoute() {
        dependencies.tracker.track()
        let parameters = RouteParameters(client: dependencies.client, title: "Route")
        RouteViewModel(parameters: parameters).refresh()
    //  ^ note: [inline-assembly] {{AtlasViewModel builds RouteViewModel out of its own dependencies}}
    }

    func openStop() {
        let stop = StopViewModel(client: dependencies.client) {}
        //         ^ note: [inline-assembly] {{AtlasViewModel builds StopViewModel out of its own dependencies}}
        stop.refresh()
    }
}

final class GlobeViewModel {
    private let client: MapClient
    init(client: MapClient) { self.client = client }
    func openRoute() {
        RouteViewModel(parameters: .init(client: client, title: "Route")).refresh()
    //  ^ note: [inline-assembly] {{GlobeViewModel builds RouteViewModel out of its own dependencies}}
    }
}
