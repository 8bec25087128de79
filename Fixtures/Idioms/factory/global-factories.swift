// Factory 1: factories that are globals ask one another as well.
// only: dependency-cycle

import Factory

let lamp = Factory<Lamp> { Lamp(battery: battery()) }
//                                       ^ related: [dependency-cycle] {{lamp asks for battery}}
let battery = Factory<Battery> { Battery(lamp: lamp()) }
//                                             ^ error: [dependency-cycle] {{Producing battery needs itself: battery → lamp → battery}}

final class Lamp {
    private let battery: Battery
    init(battery: Battery) { self.battery = battery }
    func shine() { battery.drain() }
}

final class Battery {
    private let lamp: Lamp
    init(lamp: Lamp) { self.lamp = lamp }
    func drain() { lamp.shine() }
}
