// What `@Dependency` takes by a key has the type that the key's value has.
// only: unused-dependency

import Dependencies

protocol Thermometer {
    func degrees() -> Int
}

final class Boiler {
    let thermometer: any Thermometer
    init(thermometer: any Thermometer) { self.thermometer = thermometer }
}

extension DependencyValues {
    var boiler: Boiler {
        get { self[BoilerKey.self] }
        set { self[BoilerKey.self] = newValue }
    }
}

struct Kitchen {
    @Dependency(\.boiler) private var boiler
    func heat() -> Int { boiler.thermometer.degrees() }
}

// Nobody reads it.
final class Fridge {
    let thermometer: any Thermometer
    init(thermometer: any Thermometer) { self.thermometer = thermometer }
    //   ^ warning: [unused-dependency] {{Fridge takes Thermometer and keeps it, but never uses it}}
}

protocol Gauge {
    func pressure() -> Int
}

final class Tank {
    let gauge: any Gauge
    init(gauge: any Gauge) { self.gauge = gauge }
}

final class Cellar {
    let tank: Tank
    init(tank: Tank) { self.tank = tank }
}

extension DependencyValues {
    var cellar: Cellar {
        get { self[CellarKey.self] }
        set { self[CellarKey.self] = newValue }
    }
}

// A longer path leads to something else than the key's value: to the tank, whose gauge is read.
struct Basement {
    @Dependency(\.cellar.tank) private var tank
    func read() -> Int { tank.gauge.pressure() }
}

final class Attic {
    let gauge: any Gauge
    init(gauge: any Gauge) { self.gauge = gauge }
    //   ^ warning: [unused-dependency] {{Attic takes Gauge and keeps it, but never uses it}}
}
