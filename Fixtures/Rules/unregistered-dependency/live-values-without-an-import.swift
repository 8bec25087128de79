// swift-dependencies: what a key has for the library's protocol stands in any extension of it, also in a file that imports
// nothing; only a file of the module has to make it a key.
// only: unregistered-dependency

//- Sources/App/Keys.swift
import Dependencies

struct Ferry {
    var leave: () -> Void = {}
}

struct Tide {
    var rise: () -> Void = {}
}

struct Fog: TestDependencyKey {
    var lift: () -> Void = {}
    static let testValue = Fog()
}

extension Ferry: DependencyKey {}
extension Tide: DependencyKey {}

extension DependencyValues {
    var ferry: Ferry {
        get { self[Ferry.self] }
        set { self[Ferry.self] = newValue }
    }
    var tide: Tide {
        get { self[Tide.self] }
        set { self[Tide.self] = newValue }
    }
    var fog: Fog {
        get { self[Fog.self] }
        set { self[Fog.self] = newValue }
    }
}

//- Sources/App/Ferry+Live.swift
extension Ferry {
    static var liveValue: Self { Self(leave: {}) }
}

extension Tide {
    static let liveValue = Tide()
}

//- Sources/App/Harbour.swift
import Dependencies

final class Harbour {
    @Dependency(\.ferry) var ferry
    @Dependency(\.tide.rise) var rise
    @Dependency(\.fog) var fog
//  ^ error: [unregistered-dependency] {{Harbour asks swift-dependencies for Fog, which nothing registers}}
}
