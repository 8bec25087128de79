// A class that adds nothing but shortcuts has its superclass's initializers too, and what is handed to one of those
// goes there. A class without any has those of the nearest one.
// only: dependency-pipeline

protocol Engine {
    func start()
}
struct LoudEngine: Engine { func start() {} }
protocol Horn {
    func blow()
}

class Vehicle {
    private let engine: any Engine
    init(engine: any Engine) { self.engine = engine }
    func go() { engine.start() }
    //          ^ related: [dependency-pipeline] {{Truck uses it}}
}

class Truck: Vehicle {
    private var load = 0
    convenience init(load: Int) {
        self.init(engine: LoudEngine())
        self.load = load
    }
}

final class Garage {
    private let engine: any Engine
    init(engine: any Engine) { self.engine = engine }
    //   ^ warning: [dependency-pipeline] {{Garage takes Engine only to hand it on: Garage → Truck, which uses it}}
    func open() { Truck(engine: engine).go() }
    //                          ^ related: [dependency-pipeline] {{Garage hands it to Truck}}
}

class Cart {
    private let horn: any Horn
    init(horn: any Horn) { self.horn = horn }
    func warn() { horn.blow() }
    //            ^ related: [dependency-pipeline] {{NightTram uses it}}
}

class Tram: Cart {
    private let line: Int
    init(line: Int, horn: any Horn) {
        self.line = line
        super.init(horn: horn)
    }
}
final class NightTram: Tram {}

final class Depot {
    private let horn: any Horn
    init(horn: any Horn) { self.horn = horn }
    //   ^ warning: [dependency-pipeline] {{Depot takes Horn only to hand it on: Depot → NightTram, which uses it}}
    func open() { NightTram(line: 4, horn: horn).warn() }
    //                                     ^ related: [dependency-pipeline] {{Depot hands it to NightTram}}
}

final class Yard {
    private let engine: any Engine
    init(engine: any Engine) { self.engine = engine }
    func open() {
        engine.start()
        Truck(engine: engine).go()
    }
}

// What it makes it gives an engine of its own.
final class Ramp {
    private let load: Int
    init(load: Int) { self.load = load }
    func open() { Truck(load: load).go() }
}
