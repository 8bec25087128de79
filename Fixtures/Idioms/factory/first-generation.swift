// Factory 1: static factories that ask one another.
// only: dependency-cycle, captive-dependency

import Factory

extension Container {
    static let lamp = Factory<Lamp> { Lamp(battery: battery()) }
    //                                              ^ related: [dependency-cycle] {{lamp asks for battery}}
    static let battery = Factory(scope: .singleton) { Battery(lamp: Container.lamp(), wire: wire()) }
    //                                                              ^ error: [dependency-cycle] {{Producing Container.battery needs itself: battery → lamp → battery}}
    //                                                                                      ^ warning: [captive-dependency] {{Battery is kept and holds on to its Wire, which is made anew for everybody else}}
    static let wire = Factory<Wire> { Wire() }
    //         ^ related: [captive-dependency] {{Wire is made anew here}}
}

final class Lamp {
    private let battery: Battery
    init(battery: Battery) { self.battery = battery }
    func shine() { battery.drain() }
}

final class Battery {
    private let lamp: Lamp
    private let wire: Wire
    init(lamp: Lamp, wire: Wire) {
        self.lamp = lamp
        self.wire = wire
    }
    func drain() { lamp.shine(); wire.heat() }
}

final class Wire {
    private var degrees = 20
    func heat() { degrees += 1 }
}
