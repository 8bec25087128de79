// Of several containers of one name a key path means the one of its own module, and where none is nearer the only one
// that has the member. Who is told the member's type by no container that a file can tell apart is silent.
// only: hidden-dependency

//- Bakery/BreadContainer.swift
import FactoryKit

protocol Baking { func bake() }
final class Oven: Baking { func bake() {} }
final class BreadContainer: SharedContainer {
    static let shared = BreadContainer()
    let manager = ContainerManager()
    var oven: Factory<Baking> { self { Oven() } }
    var timer: Factory<Int> { self { 12 } }
    var shelf: Factory<Baking> { self { Oven() } }
}

//- Dairy/BreadContainer.swift
import FactoryKit

protocol Cooling { func cool() }
final class Fridge: Cooling { func cool() {} }
final class BreadContainer: SharedContainer {
    static let shared = BreadContainer()
    let manager = ContainerManager()
    var fridge: Factory<Cooling> { self { Fridge() } }
    var timer: Factory<Cooling> { self { Fridge() } }
    var shelf: Factory<Int> { self { 3 } }
}

//- Dairy/Butter.swift
import FactoryKit

final class Butter {
    @Injected(\BreadContainer.timer) private var timer
//  ^ note: [hidden-dependency] {{Butter needs Cooling, which no initializer shows}}
    @Injected(\BreadContainer.shelf) private var shelf
    func melt() { timer.cool() }
}

//- Bakery/Roll.swift
import FactoryKit

final class Roll {
    @Injected(\BreadContainer.timer) private var timer
    @Injected(\BreadContainer.shelf) private var shelf
//  ^ note: [hidden-dependency] {{Roll needs Baking, which no initializer shows}}
    func rise() { shelf.bake() }
}

//- Shop/Counter.swift
import FactoryKit

final class Counter {
    @Injected(\BreadContainer.oven) private var oven
//  ^ note: [hidden-dependency] {{Counter needs Baking, which no initializer shows}}
    @Injected(\BreadContainer.fridge) private var fridge
//  ^ note: [hidden-dependency] {{Counter needs Cooling, which no initializer shows}}
    @Injected(\BreadContainer.timer) private var timer
    func sell() {
        oven.bake()
        fridge.cool()
    }
}
