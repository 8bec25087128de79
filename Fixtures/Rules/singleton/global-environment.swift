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

// Closures alone make an environment, too, and services alone.
struct Outside {
    var now: () -> Int
    func describe() -> Int { now() }
}

struct Gear {
    var api: any WorldAPI
    func main() -> any WorldAPI { api }
}

nonisolated(unsafe) var outside = Outside(now: { 1 })
nonisolated(unsafe) var gear = Gear(api: LiveWorldAPI())

// Neither: values that anything may read.
struct Options {
    var isDebug = false
    func describe() -> Bool { isDebug }
}

nonisolated(unsafe) var options = Options()

//- Sources/App/FeedModel.swift
final class FeedModel {
    func wait() -> Int { outside.now() + outside.describe() }
    //                                   ^ warning: [singleton] {{FeedModel reaches the shared instance outside}}
    func open() { gear.main().load() }
    //            ^ warning: [singleton] {{FeedModel reaches the shared instance gear.main}}
    func isTrying() -> Bool { options.isDebug || options.describe() || Current.isDebug }

    func refresh() {
        Current.api.load()
    //  ^ warning: [singleton] {{FeedModel reaches the shared instance Current.api}}
    }
}
