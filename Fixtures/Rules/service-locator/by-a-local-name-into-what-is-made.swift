// What assembles many services may take a registry's by a local name, and hand it to what it makes, as it may in place. What it asks
// by that name it needs itself.
// only: service-locator

final class TideService {
    private var level = 0
    func read() { level += 1 }
}

final class MoonService {
    private var phase = 0
    func turn() { phase += 1 }
}

enum Services {
    static let tides = TideService()
    static let moon = MoonService()
}

final class BuoyService { init(tides: TideService) {} }
final class LampService { init(moon: MoonService) {} }
final class SonarService { init() {} }
final class EngineService { init() {} }
final class AnchorService { init() {} }
final class GalleyService { init() {} }

final class PortContext {
    let buoy: BuoyService
    let lamp: LampService
    let sonar = SonarService()
    let engine = EngineService()
    let anchor = AnchorService()
    let galley = GalleyService()

    init() {
        let tides = Services.tides
        buoy = BuoyService(tides: tides)
        let moon = Services.moon
        //         ^ warning: [service-locator] {{PortContext asks a locator for Services.moon}}
        moon.turn()
        lamp = LampService(moon: moon)
    }

    func open() {}
}
