// A function of an instance that fetches one of its own type has one: itself. Whoever else fetches it is told.

import Dependencies

struct TideClient {
    var height: (Int) -> Int
}

extension TideClient: DependencyKey {
    static let liveValue = TideClient(height: { $0 })
}

extension DependencyValues {
    var tideClient: TideClient {
        get { self[TideClient.self] }
        set { self[TideClient.self] = newValue }
    }
}

extension TideClient {
    func mean(_ hours: [Int]) -> Int {
        @Dependency(\.tideClient) var tideClient
        return hours.map(tideClient.height).reduce(0, +) / hours.count
    }
}

struct Ferry {
    func leaves() -> Bool {
        @Dependency(\.tideClient) var tideClient
    //  ^ note: [hidden-dependency] {{Ferry needs TideClient, which no initializer shows}}
        return tideClient.height(3) > 2
    }
}

final class Lock {
    @Dependency(\.tideClient) var tideClient
//  ^ note: [hidden-dependency] {{Lock needs TideClient, which no initializer shows}}
    func opens() -> Bool { tideClient.height(4) > 1 }
}
