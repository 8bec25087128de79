// A static that its type's static function makes asks for what that asks for; what the function leaves to a closure it does not.
// only: dependency-cycle

struct TideClient {
    var rise: @Sendable () -> Int
    static let live: TideClient = .make()
    static func make(hours: Int = 1) -> TideClient {
        let moon = MoonClient.live
        return TideClient(rise: { moon.pull() })
    }
}
struct MoonClient {
    var pull: @Sendable () -> Int
    static let live = Self.make()
    //                ^ error: [dependency-cycle] {{Producing MoonClient.live needs itself: MoonClient.live → MoonClient.make → TideClient.live → TideClient.make → MoonClient.live}}
    static func make() -> MoonClient {
        let tide = TideClient.live
        return MoonClient(pull: { tide.rise() })
    }
}

struct WindClient {
    var blow: @Sendable () -> Int
    static let live: WindClient = .make()
    static func make() -> WindClient { WindClient(blow: { WaveClient.live.roll() }) }
}
struct WaveClient {
    var roll: @Sendable () -> Int
    static let live: WaveClient = .make()
    static func make() -> WaveClient {
        let wind = WindClient.live
        return WaveClient(roll: { wind.blow() })
    }
}
