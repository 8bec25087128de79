// A wrapper that asks at once makes what is kept hold on to what it asks for, as a call in the registration does. What is
// asked for when it is needed, what has no state, and what is made in several ways of which one keeps nothing is no captive.
// only: captive-dependency

//- Sources/App/Containers.swift
import Factory

final class CargoList {
    var crates: [String] = []
    func load(_ crate: String) { crates.append(crate) }
}
final class CargoClock {
    let zone = "UTC"
    func read() {}
}
protocol Shipping {
    func ship()
}

extension Container {
    var list: Factory<CargoList> { self { CargoList() } }
    var kept: Factory<CargoList> { self { CargoList() }.cached }
    var clock: Factory<CargoClock> { self { CargoClock() } }
    var shipping: Factory<Shipping> { self { Steamer() }.singleton }
    var ferry: Factory<Ferry> { self { Ferry() } }
    var tug: Factory<Tug> { self { Tug() }.singleton }
    var spareTug: Factory<Tug> { self { Tug() } }
    var barge: Factory<Barge> { self { Barge() }.singleton }
}

final class Steamer: Shipping {
    @Injected(\.list) private var list
//  ^ warning: [captive-dependency] {{Shipping is kept and holds on to its CargoList, which is made anew for everybody else}}
    @Injected(\.clock) private var clock
    func ship() {
        list.load("tea")
        clock.read()
    }
}

final class Barge {
    @LazyInjected(\.list) private var list
    @DynamicInjected(\.list) private var next
    @Injected(\.kept) private var kept
    func ship() {
        list.load("coal")
        next.load("coal")
        kept.load("coal")
    }
}

final class Ferry {
    @Injected(\.list) private var list
    func ship() { list.load("cars") }
}

final class Tug {
    @Injected(\.list) private var list
    func ship() { list.load("ropes") }
}
