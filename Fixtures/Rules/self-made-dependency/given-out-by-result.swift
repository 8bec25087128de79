// Methods that share a name, take nothing and differ in what they give out are how things are asked for by type: what does
// little else makes what it gives out. One such method, and what is asked besides, are a component's own.
// only: self-made-dependency, inline-assembly

protocol Clock: AnyObject { func tick() }
protocol Tides: AnyObject { func rise() }

final class QuartzClock: Clock {
    func tick() {}
}

final class MoonTides: Tides {
    private let clock: any Clock
    init(clock: any Clock) { self.clock = clock }
    func rise() { clock.tick() }
}

protocol HarbourNeeds {
    func resolve() -> any Clock
    func resolve() -> any Tides
    func resolve() -> HarbourModel
}

extension HarbourNeeds {
    func resolve() -> HarbourModel { HarbourModel(needs: self) }
}

final class HarbourModel {
    private let needs: any HarbourNeeds
    init(needs: any HarbourNeeds) { self.needs = needs }
    private var tides: any Tides { needs.resolve() }
    func show() { tides.rise() }
}

final class HarbourCoordinator {
    private lazy var needs = Needs()

    func start() {
        let model: HarbourModel = needs.resolve()
        model.show()
    }
}

extension HarbourCoordinator {
    fileprivate final class Needs: HarbourNeeds {
        let clock = QuartzClock()
        private lazy var tides: any Tides = MoonTides(clock: clock)
        func resolve() -> any Tides { tides }
        func resolve() -> any Clock { clock }
    }
}

final class ModuleNeeds: HarbourNeeds {
    private let clock: any Clock
    init(clock: any Clock) { self.clock = clock }
    func resolve() -> any Tides { MoonTides(clock: clock) }
    func resolve() -> any Clock { clock }
}

protocol Mooring { func moor() -> any Tides }

final class HarbourMaster: Mooring {
    private let clock: any Clock
    init(clock: any Clock) { self.clock = clock }
    func moor() -> any Tides { MoonTides(clock: clock) }
    //                         ^ note: [inline-assembly] {{HarbourMaster builds MoonTides out of its own dependencies}}
}

protocol Piloting {
    func call() -> any Tides
    func call() -> any Clock
    func steer()
    func dock()
}

final class Pilot: Piloting {
    private let clock: any Clock
    init(clock: any Clock) { self.clock = clock }
    func call() -> any Tides { MoonTides(clock: clock) }
    //                         ^ note: [inline-assembly] {{Pilot builds MoonTides out of its own dependencies}}
    func call() -> any Clock { clock }
    func steer() { clock.tick() }
    func dock() {}
}
