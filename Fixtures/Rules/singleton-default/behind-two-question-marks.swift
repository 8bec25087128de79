// `parameter ?? .shared` is a default argument in other words; what stands behind another value is no default.

final class TideService {
    static let shared = TideService()
    func height() -> Int { 1 }
}

enum ServiceLocator {
    nonisolated(unsafe) static var tides = TideService()
    nonisolated(unsafe) static var moons = MoonService()
}

final class MoonService {
    func phase() -> Int { 1 }
}

final class TideModel {
    private let tides: TideService
    private let moons: MoonService

    init(tides: TideService? = nil, moons: MoonService?) {
        self.tides = tides ?? .shared
    //                        ^ note: [singleton-default] {{TideModel falls back on the shared instance TideService.shared where it is handed nothing}}
        self.moons = (moons ?? ServiceLocator.moons)
    //                         ^ note: [singleton-default] {{TideModel asks a locator for ServiceLocator.moons unless it is handed one}}
    }

    func height() -> Int { tides.height() + moons.phase() }
}

final class RiverModel {
    private var tides: TideService?

    func height(isLive: Bool, spare: TideService?) -> Int {
        let now = tides ?? TideService.shared
    //                     ^ warning: [singleton] {{RiverModel reaches the shared instance TideService.shared in 2 places}}
        let then = isLive ? spare : TideService.shared
    //                              ^ related: [singleton] {{also reaches TideService.shared here}}
        return now.height() + (then?.height() ?? 0)
    }
}
