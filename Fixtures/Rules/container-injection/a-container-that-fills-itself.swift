// A container may fill its properties in its initializer or in a method; what works besides is none.

protocol Pump {
    func run()
}

final class SteamPump: Pump {
    private let container: MillContainer
    init(container: MillContainer) { self.container = container }
    //   ^ warning: [container-injection] {{SteamPump takes the whole container MillContainer}}
    func run() { container.gauge.read() }
}

final class Gauge {
    func read() {}
}

final class FakePump: Pump {
    func run() {}
}

final class MillContainer {
    private(set) var pump: (any Pump)!
    private(set) var gauge: Gauge!

    static func real() -> MillContainer {
        let container = MillContainer()
        container.bind(isMinimal: false)
        return container
    }

    func bind(isMinimal: Bool) {
        gauge = Gauge()
        if isMinimal { return }
        pump = SteamPump(container: self)
    }

    func override() {
        pump = FakePump()
    }

    func overrideAll(_ isNeeded: Bool) {
        if isNeeded { override() }
    }
}

final class Miller {
    private let container: MillContainer
    init(_ container: MillContainer) { self.container = container }
    //     ^ warning: [container-injection] {{Miller takes the whole container MillContainer}}
    func grind() { container.pump.run() }
}

final class PumpServices {
    let pump: any Pump
    let gauge: Gauge

    init() {
        self.pump = FakePump()
        self.gauge = Gauge()
    }
}

final class Plumber {
    private let services: PumpServices
    init(services: PumpServices) { self.services = services }
    //   ^ warning: [container-injection] {{Plumber takes the whole container PumpServices}}
    func mend() { services.gauge.read() }
}

final class Wagon {
    let pump: any Pump
    let gauge: Gauge

    init() {
        pump = FakePump()
        gauge = Gauge()
    }
    func drive() { pump.run() }
}

final class WaterContainer {
    let pump: any Pump
    let gauge: Gauge

    init() {
        pump = FakePump()
        gauge = Gauge()
    }
    func empty() { pump.run() }
}

final class Driver {
    private let wagon: Wagon
    private let water: WaterContainer
    init(wagon: Wagon, water: WaterContainer) {
        self.wagon = wagon
        self.water = water
    }
    func go() {
        wagon.gauge.read()
        water.gauge.read()
    }
}
