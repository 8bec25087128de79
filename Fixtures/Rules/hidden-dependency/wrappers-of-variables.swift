// A function's variable fetches like a property: no initializer shows it. Not in the code that provides values, nor of
// values that are data.
// only: hidden-dependency, service-locator, dependency-cycle

//- Sources/Feature/Feature.swift
import ComposableArchitecture
import Foundation

@DependencyClient
struct TideClient {
    var height: (String) -> Double
}

@DependencyClient
struct MoonClient {
    var phase: () -> Int
}

extension DependencyValues {
    var tides: TideClient {
        get { self[TideClient.self] }
        set { self[TideClient.self] = newValue }
    }
    var moon: MoonClient {
        get { self[MoonClient.self] }
        set { self[MoonClient.self] = newValue }
    }
}

extension MoonClient: DependencyKey {
    static let liveValue = MoonClient(phase: { 3 })
}

extension TideClient: DependencyKey {
    static let liveValue = Self.live()

    static func live() -> Self {
        @Dependency(\.moon) var moon
        return Self(height: { _ in Double(moon.phase()) })
    }
}

@Reducer
struct Beach {
    struct State: Equatable {
        var name = ""
        var height: Double {
            @Dependency(\.tides) var tides
//          ^ note: [hidden-dependency] {{Beach.State needs TideClient, which no initializer shows}}
            return tides.height(name)
        }
    }

    @Dependency(\.tides) var tides
//  ^ note: [hidden-dependency] {{Beach needs TideClient in 2 places, which no initializer shows}}

    static func isHigh(_ name: String) -> Bool {
        @Dependency(\.tides) var tides
        @Dependency(\.date) var date
        @Dependency(MoonClient.self) var moon
//      ^ note: [hidden-dependency] {{Beach needs MoonClient, which no initializer shows}}
        return tides.height(name) > Double(moon.phase()) && date.now > .distantPast
    }
}
