// `dependency(_:_:)` sets a value as `withDependencies` does: a stand-in counts for nothing, another one's modifier neither.
// only: unregistered-dependency

//- App/Keys.swift
import Dependencies

struct Compass: TestDependencyKey {
    static let testValue = Compass()
}

struct Lantern: TestDependencyKey {
    static let testValue = Lantern()
}

struct Rope: TestDependencyKey {
    static let testValue = Rope()
}

struct Map: DependencyKey {
    static let liveValue = Map()
}

extension DependencyValues {
    var map: Map {
        get { self[Map.self] }
        set { self[Map.self] = newValue }
    }
    var compass: Compass {
        get { self[Compass.self] }
        set { self[Compass.self] = newValue }
    }
    var lantern: Lantern {
        get { self[Lantern.self] }
        set { self[Lantern.self] = newValue }
    }
    var rope: Rope {
        get { self[Rope.self] }
        set { self[Rope.self] = newValue }
    }
}

struct Hike {
    @Dependency(\.compass) var compass
  //^ error: [unregistered-dependency] {{Hike asks swift-dependencies for Compass, which nothing registers}}
    @Dependency(\.lantern) var lantern
    @Dependency(\.rope) var rope
  //^ error: [unregistered-dependency] {{Hike asks swift-dependencies for Rope, which nothing registers}}
    @Dependency(\.map) var map
}

//- App/Root.swift
import Dependencies

func start() -> Hike {
    Hike()
        .dependency(\.compass, Compass.testValue)
        .dependency(\.lantern, Lantern())
        .knotted(\.rope, Rope())
}

extension Hike {
    func knotted(_ path: WritableKeyPath<DependencyValues, Rope>, _ rope: Rope) -> Hike { self }
}
