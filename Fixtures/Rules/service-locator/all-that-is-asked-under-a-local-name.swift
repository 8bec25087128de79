// A container under a local name is asked for all that is read of it, each thing by itself. What the code only keeps or hands on whole is
// the locator.
// only: service-locator

import Swinject

protocol Mill {
    func grind()
}
protocol Oven {
    func heat()
}
final class WaterMill: Mill { func grind() {} }
final class StoneOven: Oven { func heat() {} }

final class BakeryContainer {
    static let shared = BakeryContainer()
    lazy var mill: any Mill = WaterMill()
    lazy var oven: any Oven = StoneOven()
    var name = "bakery"
}

enum Pantry {
    static let container: Container = {
        let container = Container()
        container.register(Mill.self) { _ in WaterMill() }
        container.register(Oven.self) { _ in StoneOven() }
        return container
    }()
}

final class YardContainer {
    static let shared = YardContainer()
    private init() {}
    func getMill() -> any Mill { WaterMill() }
    func getOven() -> any Oven { StoneOven() }
}

final class Baker {
    func bake() {
        let bakery = BakeryContainer.shared
        bakery.mill.grind()
    //  ^ warning: [service-locator] {{Baker asks a locator for Mill in 2 places}}
        bakery.oven.heat()
    //  ^ warning: [service-locator] {{Baker asks a locator for Oven}}
        bakery.mill.grind()
    //  ^ related: [service-locator] {{also asks for Mill here}}
        print(bakery.name)
    }
}

final class Apprentice {
    func help() {
        let container = Pantry.container
        //              ^ warning: [service-locator] {{Apprentice asks a locator for Mill}}
        container.resolve(Mill.self)!.grind()
        container.resolve(Oven.self)!.heat()
    //  ^ warning: [service-locator] {{Apprentice asks a locator for Oven}}
        container.register(Mill.self) { _ in WaterMill() }
    }
}

final class Farmer {
    func work() {
        let yard = YardContainer.shared
        //         ^ warning: [service-locator] {{Farmer asks a locator for Mill}}
        yard.getMill().grind()
        yard.getOven().heat()
    //  ^ warning: [service-locator] {{Farmer asks a locator for Oven}}
    }
}

// Where the container's name stands as well, its places are those.
final class Guest {
    func eat() {
        let bakery = BakeryContainer.shared
        //           ^ warning: [service-locator] {{Guest reaches the locator BakeryContainer.shared}}
        BakeryContainer.shared.oven.heat()
    //  ^ warning: [service-locator] {{Guest asks a locator for Oven}}
        tell(bakery)
    }
    private func tell(_ bakery: BakeryContainer) { print(bakery.name) }
}

// What a static of several gives is what was asked for; whatever that is asked for is its own business.
final class Loaf {}
protocol Counter {
    func sell() -> Loaf
    var till: Till { get }
}
final class Till { func ring() { BakeryContainer.shared.oven.heat() } }
//                               ^ warning: [service-locator] {{Till asks a locator for Oven}}
final class ShopCounter: Counter {
    let till = Till()
    func sell() -> Loaf { Loaf() }
}
final class LiveMill: Mill { func grind() {} }

enum Shops {
    nonisolated(unsafe) static var counter: any Counter = ShopCounter()
    nonisolated(unsafe) static var mill: any Mill = LiveMill()
}

final class Customer {
    func buy() {
        let counter = Shops.counter
        //            ^ warning: [service-locator] {{Customer asks a locator for Shops.counter}}
        print(counter.sell())
        counter.till.ring()
    }
}
