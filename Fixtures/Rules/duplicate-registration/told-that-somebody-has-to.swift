// Knit: to say that somebody has to register a type is no registration of it, whatever module does so, and says nothing of
// how long it is kept.
// only: duplicate-registration, captive-dependency, dependency-cycle, unregistered-dependency

//- Sources/Lock/LockAssembly.swift
import Knit

final class LockAssembly: ModuleAssembly {
    func assemble(container: Container<Resolver>) {
        container.registerAbstract(Sluice.self)
        container.register(Sluice.self) { _ in WoodenSluice() }
        container.registerAbstract(Sluice.self)
        container.register(Barge.self) { _ in Barge() }
        //                 ^ related: [duplicate-registration] {{Barge is registered here first}}
        container.registerAbstract(Barge.self)
        container.register(Barge.self) { _ in Barge() }
        //                 ^ warning: [duplicate-registration] {{LockAssembly registers Barge a second time}}
    }
}

//- Sources/Weir/WeirAssembly.swift
import Knit

final class DemandAssembly: AbstractAssembly {
    func assemble(container: Container<Resolver>) {
        container.registerAbstract(Gauge.self)
        container.registerAbstract(Float.self)
        container.registerAbstract(Gate.self)
    }
}

final class WeirAssembly: ModuleAssembly {
    func assemble(container: Container<Resolver>) {
        container.register(Weir.self) { Weir(gauge: $0.gauge(), buoy: $0.buoy()) }.inObjectScope(.container)
        //                                                            ^ warning: [captive-dependency] {{Weir is kept and holds on to its Buoy, which is made anew for everybody else}}
        container.register(Buoy.self) { _ in Buoy() }
        //                 ^ related: [captive-dependency] {{Buoy is made anew here}}
        // Somebody registers it: the module that is put in beside this one.
        container.register(Dam.self) { r in
            Dam(gauge: r.unsafeResolver(file: #fileID, function: #function, line: #line).resolve(Gauge.self)!)
        }
        // The ring goes by what fulfils the demand.
        container.register(Gate.self) { Gate(hinge: $0.hinge()) }
        //                                          ^ error: [dependency-cycle] {{Producing Gate needs itself: Gate → Hinge → Gate}}
        container.register(Hinge.self) { Hinge(gate: $0.gate()) }
        //                                           ^ related: [dependency-cycle] {{Hinge asks for Gate}}
    }
}

final class Weir {
    private let gauge: Gauge
    private let buoy: Buoy
    init(gauge: Gauge, buoy: Buoy) {
        self.gauge = gauge
        self.buoy = buoy
    }
    func look() -> Int { gauge.read() + buoy.bob() }
}

final class Gauge {
    private var level = 0
    func read() -> Int { level += 1; return level }
}

final class Buoy {
    private var height = 0
    func bob() -> Int { height += 1; return height }
}

final class Dam { init(gauge: Gauge) {} }
final class Float {}
final class Gate { init(hinge: Hinge) {} }
final class Hinge { init(gate: Gate) {} }

//- Sources/Lock/Lock.swift
protocol Sluice {
    func open()
}

final class WoodenSluice: Sluice {
    func open() {}
}

final class Barge {
    func float() {}
}
