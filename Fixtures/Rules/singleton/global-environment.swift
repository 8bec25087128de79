// A mutable global that holds services: each service that is reached through it is a dependency of its own.

//- Sources/App/Environment.swift
protocol WorldAPI {
    func load()
}

final class LiveWorldAPI: WorldAPI {
    func load() {}
}

struct World {
    var api: any WorldAPI
    var isDebug = false
}

nonisolated(unsafe) var Current = World(api: LiveWorldAPI())

//- Sources/App/FeedModel.swift
final class FeedModel {
    func refresh() {
        Current.api.load()
    //  ^ warning: [singleton] {{Current.api}}
    }
}
