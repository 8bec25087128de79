// Who reaches a client's live value goes round the key under which it is found. What provides another one may put it there.
// only: singleton

import Dependencies

struct TideClient { var level: @Sendable () -> Int }

extension TideClient: DependencyKey {
    static let liveValue = TideClient(level: { 3 })
}

struct HarbourClient { var depth: @Sendable () -> Int }

extension HarbourClient: DependencyKey {
    static let liveValue = HarbourClient(depth: { TideClient.liveValue.level() + 2 })
}

final class Pilot {
    func look() -> Int { TideClient.liveValue.level() }
    //                   ^ warning: [singleton] {{Pilot reaches the shared instance TideClient.liveValue}}
}
