// A function outside of all types that makes something is a step of the way like a factory's method.
// only: dependency-pipeline

protocol KilnHeating { func heat() }

final class GlazeViewModel {
    private let heating: any KilnHeating
    init(heating: any KilnHeating) { self.heating = heating }
    func fire() { heating.heat() }
}

func makeGlazeViewModel(heating: any KilnHeating) -> GlazeViewModel { GlazeViewModel(heating: heating) }

func makeGlaze(heating: any KilnHeating) -> GlazeViewModel { makeGlazeViewModel(heating: heating) }

func makeHotGlaze(heating: any KilnHeating) -> GlazeViewModel {
    heating.heat()
    return makeGlaze(heating: heating)
}

func makeColdGlaze(_: any KilnHeating, twice: Bool) -> GlazeViewModel? { nil }

final class GlazeFlow {
    private let heating: any KilnHeating
    init(heating: any KilnHeating) { self.heating = heating }
    //   ^ warning: [dependency-pipeline] {{GlazeFlow takes KilnHeating only to hand it on: GlazeFlow → makeGlaze → makeGlazeViewModel → GlazeViewModel, which uses it}}
    func start() { makeGlaze(heating: heating).fire() }
}

final class HotGlazeFlow {
    private let heating: any KilnHeating
    init(heating: any KilnHeating) { self.heating = heating }
    //   ^ warning: [dependency-pipeline] {{HotGlazeFlow takes KilnHeating only to hand it on: HotGlazeFlow → makeHotGlaze, which uses it}}
    func start() { makeHotGlaze(heating: heating).fire() }
}

final class ColdGlazeFlow {
    private let heating: any KilnHeating
    init(heating: any KilnHeating) { self.heating = heating }
    //   ^ warning: [dependency-pipeline] {{ColdGlazeFlow takes KilnHeating only to hand it on: ColdGlazeFlow → makeColdGlaze}}
    func start() { makeColdGlaze(heating, twice: true)?.fire() }
}

func warm(_ heating: any KilnHeating) { heating.heat() }

final class WarmGlazeFlow {
    private let heating: any KilnHeating
    init(heating: any KilnHeating) { self.heating = heating }
    func start() { warm(heating) }
}
