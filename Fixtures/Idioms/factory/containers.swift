// A ring through key paths and wrappers, and a captive registration, in Factory's containers.
// only: dependency-cycle, captive-dependency, duplicate-registration, unregistered-dependency

//- Sources/App/Container+Kitchen.swift
import FactoryKit

extension Container {
    var cook: Factory<Cook> {
        self { Cook() }
    }
    var waiter: Factory<any Waiting> {
        Factory(self) { Waiter(cook: resolve(\.cook)) }
        //                           ^ related: [dependency-cycle] {{waiter asks for cook}}
    }
    var till: Factory<Till> { self { Till() }.singleton }
    var drawer: Factory<Drawer> { self { Drawer() } }
    //  ^ related: [captive-dependency] {{Drawer is made anew here}}
    var safe: Factory<Safe> { self { Safe(drawer: self.drawer(), till: self.till()) }.scope(.singleton) }
    //                                            ^ warning: [captive-dependency] {{Safe is kept and holds on to its Drawer, which is made anew for everybody else}}
    var counter: Factory<Counter> { self { Counter(drawer: self.drawer()) }.shared }
    var receipt: ParameterFactory<Int, Receipt> { self { Receipt(sum: $0) } }
}

//- Sources/App/Kitchen.swift
import FactoryKit

protocol Waiting {
    func serve()
}

final class Cook {
    @Injected(\.waiter) private var waiter
//  ^ error: [dependency-cycle] {{Producing Container.cook needs itself: cook → waiter → cook}}
    func cook() { waiter.serve() }
}

final class Waiter: Waiting {
    private let cook: Cook
    init(cook: Cook) { self.cook = cook }
    func serve() { cook.cook() }
}

final class Till {
    private var sum = 0
    func add(_ amount: Int) { sum += amount }
}

final class Drawer {
    private var coins = 0
    func put() { coins += 1 }
}

final class Safe {
    private let drawer: Drawer
    private let till: Till
    init(drawer: Drawer, till: Till) {
        self.drawer = drawer
        self.till = till
    }
    func lock() { drawer.put(); till.add(1) }
}

final class Counter {
    private let drawer: Drawer
    init(drawer: Drawer) { self.drawer = drawer }
    func sell() { drawer.put() }
}

final class Receipt {
    private var sum: Int
    init(sum: Int) { self.sum = sum }
    func add() { sum += 1 }
}
