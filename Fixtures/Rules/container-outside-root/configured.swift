// What the configuration calls a composition root may construct containers, and its containers are ones.
// only: container-outside-root
// config: { "roles": { "compositionRoots": ["*Bootstrap"], "containers": ["Pantry"] } }

final class JamService {
    func cook() {}
}

final class JamStore {
    func save() {}
}

final class Pantry {
    let jam: JamService
    let store: JamStore
    init(jam: JamService, store: JamStore) {
        self.jam = jam
        self.store = store
    }
}

final class AppBootstrap {
    func start() { Pantry(jam: JamService(), store: JamStore()).jam.cook() }
}

final class JamViewModel {
    func start() { Pantry(jam: JamService(), store: JamStore()).jam.cook() }
    //             ^ warning: [container-outside-root] {{JamViewModel constructs the container Pantry}}
}
