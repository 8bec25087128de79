// A key path that begins with its root leads to that type's member, and to no other one of that name.

protocol Meter {
    func read() -> Int
}

protocol Valve {
    func open()
}

struct Reading {
    let meter: Int
}

final class Boiler {
    let meter: any Meter
    let valve: any Valve
    init(meter: any Meter, valve: any Valve) {
    //   ^ warning: [unused-dependency] {{Boiler takes Meter and keeps it, but never uses it}}
        self.meter = meter
        self.valve = valve
    }
}

struct Tank {
    let valve: any Valve
    init(valve: any Valve) { self.valve = valve }
}

func numbers(_ readings: [Reading], _ boilers: [Boiler]) {
    print(readings.map(\Reading.meter), boilers.map(\.valve), \Tank.valve)
}

protocol Lid {
    func lift()
}

final class Pot {
    let lid: any Lid
    init(lid: any Lid) { self.lid = lid }
}

// Whose member it is that an outside type is asked for is not known.
func lids() { print(\OutsidePot<Pot>.lid) }
