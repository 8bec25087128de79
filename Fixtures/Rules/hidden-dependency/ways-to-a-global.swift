// A global that fetches what it gives out is the way to that; one that fetches something else needs it.
// only: hidden-dependency

import Dependencies

final class Store {
    func load() {}
}
final class World {
    var store = Store()
}
private enum WorldKey: DependencyKey {
    static let liveValue = World()
}
private enum StoreKey: DependencyKey {
    static let liveValue = Store()
}
extension DependencyValues {
    var world: World {
        get { self[WorldKey.self] }
        set { self[WorldKey.self] = newValue }
    }
    var store: Store {
        get { self[StoreKey.self] }
        set { self[StoreKey.self] = newValue }
    }
}

var Current: World {
    @Dependency(\.world) var world
    return world
}
var isLoaded: Bool {
    @Dependency(\.store) var store
//  ^ note: [hidden-dependency] {{Fixture.swift needs Store, which no initializer shows}}
    store.load()
    return true
}
