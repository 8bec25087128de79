// What is called provider, does nothing, and builds several services is a container: shared, it is a locator.
// only: service-locator, singleton

protocol Tiding { func tide() }
final class TideService: Tiding { func tide() {} }
final class MoonService { func rise() {} }

final class ServicesProvider {
    static let shared = ServicesProvider()
    lazy var tides: Tiding = TideService()
    lazy var moon = MoonService()
}

final class HarbourViewModel {
    func show() { ServicesProvider.shared.tides.tide() }
//                ^ warning: [service-locator] {{HarbourViewModel asks a locator for Tiding}}
}

/// One that works is a service: who reaches it reaches a singleton.
final class LanternProvider {
    static let shared = LanternProvider()
    lazy var tides: Tiding = TideService()
    lazy var moon = MoonService()
    func light() {
        moon.rise()
        tides.tide()
    }
}

final class PierViewModel {
    func show() { LanternProvider.shared.light() }
//                ^ warning: [singleton] {{PierViewModel reaches the shared instance LanternProvider.shared}}
}
