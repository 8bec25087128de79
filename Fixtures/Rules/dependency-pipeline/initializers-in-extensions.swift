// An initializer in an extension leaves a struct the one that the compiler makes of its properties; one in its body does not.
// only: dependency-pipeline

protocol MoorAPI { func load() }

struct LiveMoor: MoorAPI { func load() {} }

final class MoorMap {
    private let api: any MoorAPI
    init(api: any MoorAPI) { self.api = api }
    func draw() { api.load() }
}

struct MoorWalk {
    let api: any MoorAPI
    //  ^ warning: [dependency-pipeline] {{MoorWalk takes MoorAPI only to hand it on: MoorWalk → MoorMap, which uses it}}
    func start() { MoorMap(api: api).draw() }
}

extension MoorWalk {
    init(live: Bool) { self.init(api: LiveMoor()) }
    init(again walk: MoorWalk) { self.init(api: walk.api) }
}

struct MoorRide {
    private let api: any MoorAPI
    init() { api = LiveMoor() }
    func start() { MoorMap(api: api).draw() }
}

struct MoorSwim {
    let lake: any MoorAPI
    func start() { MoorMap(api: lake).draw() }
}

extension MoorSwim {
    init(in api: any MoorAPI) { lake = api }
    //      ^ warning: [dependency-pipeline] {{MoorSwim takes MoorAPI only to hand it on: MoorSwim → MoorMap, which uses it}}
}
