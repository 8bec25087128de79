// What a convenience initializer has what is shared give, however many steps on, and hands to one that others can call is a
// default, as it is in a default argument. A value that comes of it, what goes elsewhere, and what one keeps itself is none.
// only: singleton, singleton-default, service-locator

protocol Gauge {
    func read()
}
extension Gauge {
    func part(_ name: String) -> any Gauge { self }
    func label() -> String { "" }
}
final class SteamGauge: Gauge {
    func read() {}
}

struct Boiler {
    static let shared = Boiler()
    let gauge: any Gauge
    let valve: Valve
    private init() {
        gauge = SteamGauge()
        valve = Valve(gauge: gauge)
    }
}
final class Valve {
    let gauge: any Gauge
    init(gauge: any Gauge) { self.gauge = gauge }
    func open() { gauge.read() }
}

final class DialModel {
    private let gauge: any Gauge
    init(gauge: any Gauge) { self.gauge = gauge }
    func show() { gauge.read() }
}

// Straight, in what is made, under a local name, and by several steps.
final class PanelModel {
    private let dial: DialModel
    convenience init() { self.init(dial: DialModel(gauge: Boiler.shared.gauge.part("panel"))) }
    //                                                    ^ note: [singleton-default] {{PanelModel falls back on the shared instance Boiler.shared where it is handed nothing, in 2 places}}
    convenience init(name: String) {
        let dial = DialModel(gauge: Boiler.shared.gauge.part(name).part("left"))
        //                          ^ related: [singleton-default] {{also defaults to Boiler.shared here}}
        self.init(dial: dial)
    }
    init(dial: DialModel) { self.dial = dial }
    func show() { dial.show() }
}

struct Plate {
    private let gauge: any Gauge
    init() { self.init(gauge: Boiler.shared.gauge.part("plate")) }
    //                        ^ note: [singleton-default] {{Plate falls back on the shared instance Boiler.shared where it is handed nothing}}
    init(gauge: any Gauge) { self.gauge = gauge }
    func show() { gauge.read() }
}

final class NeedleModel {
    private let gauge: any Gauge
    convenience init() {
        let gauge = Boiler.shared.gauge.part("needle")
        //          ^ note: [singleton-default] {{NeedleModel falls back on the shared instance Boiler.shared where it is handed nothing, in 2 places}}
        self.init(gauge: gauge)
    }
    convenience init(isLeft: Bool) { self.init(gauge: Boiler.shared.valve.gauge) }
    //                                                ^ related: [singleton-default] {{also defaults to Boiler.shared here}}
    init(gauge: any Gauge) { self.gauge = gauge }
    func show() { gauge.read() }
}

// The same as a default argument, and behind `??`.
final class LampModel {
    private let gauge: any Gauge
    init(gauge: any Gauge = Boiler.shared.gauge.part("lamp")) { self.gauge = gauge }
    //                      ^ note: [singleton-default] {{LampModel falls back on the shared instance Boiler.shared where it is handed nothing, in 2 places}}
    init(given: (any Gauge)?) { gauge = given ?? Boiler.shared.gauge.part("lamp") }
    //                                           ^ related: [singleton-default] {{also defaults to Boiler.shared here}}
    func show() { gauge.read() }
}

// A value, what is told something on the way, and what nobody else can call.
final class SignModel {
    private let text: String
    convenience init() {
        Boiler.shared.gauge.part("sign").read()
    //  ^ warning: [singleton] {{SignModel reaches the shared instance Boiler.shared in 2 places}}
        self.init(text: Boiler.shared.gauge.part("sign").label())
        //              ^ related: [singleton] {{also reaches Boiler.shared here}}
    }
    init(text: String) { self.text = text }
    func show() { print(text) }
}

final class KeptModel {
    private let gauge: any Gauge
    init() { gauge = Boiler.shared.gauge.part("kept") }
    //               ^ warning: [singleton] {{KeptModel reaches the shared instance Boiler.shared}}
    func show() { gauge.read() }
}

final class SealedModel {
    private let gauge: any Gauge
    convenience init() { self.init(gauge: Boiler.shared.gauge.part("sealed")) }
    //                                    ^ warning: [singleton] {{SealedModel reaches the shared instance Boiler.shared}}
    private init(gauge: any Gauge) { self.gauge = gauge }
    func show() { gauge.read() }
}

// A container is asked for what the chain begins with.
final class BoilerServices {
    static let shared = BoilerServices()
    let gauge: any Gauge = SteamGauge()
    let spare: any Gauge = SteamGauge()
}

final class ClockModel {
    private let dial: DialModel
    convenience init() { self.init(dial: DialModel(gauge: BoilerServices.shared.spare.part("clock"))) }
    //                                                    ^ note: [singleton-default] {{ClockModel asks a locator for Gauge unless it is handed one}}
    init(dial: DialModel) { self.dial = dial }
    func show() { dial.show() }
}

final class WatchModel {
    private let dial: DialModel
    init() { dial = DialModel(gauge: BoilerServices.shared.spare.part("watch")) }
    //                               ^ warning: [service-locator] {{WatchModel asks a locator for Gauge}}
    func show() { dial.show() }
}
