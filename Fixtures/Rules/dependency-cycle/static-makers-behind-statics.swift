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

// What only one branch reads, or what stands in for nothing.
struct SunClient {
    var shine: @Sendable () -> Int
    static let live: SunClient = .make(withSky: false)
    static func make(withSky: Bool) -> SunClient {
        guard withSky else { return SunClient(shine: { 1 }) }
        let sky = SkyClient.live
        return SunClient(shine: { sky.clear() })
    }
}
struct SkyClient {
    var clear: @Sendable () -> Int
    static let live: SkyClient = .make()
    static func make() -> SkyClient {
        let sun = SunClient.live
        return SkyClient(clear: { sun.shine() })
    }
}
struct FogClient {
    var lift: @Sendable () -> Int
    static let live: FogClient = .make(rain: RainClient(fall: { 1 }))
    static func make(rain: RainClient? = nil) -> FogClient {
        let rain = rain ?? RainClient.live
        return FogClient(lift: { rain.fall() })
    }
}
struct RainClient {
    var fall: @Sendable () -> Int
    static let live: RainClient = .make()
    static func make() -> RainClient {
        let fog = FogClient.live
        return RainClient(fall: { fog.lift() })
    }
}
