// A key path that a wrapper is told begins where the wrapper's initializer says.
// only: unused-dependency

import Factory

protocol Kiln {
    func fire()
}

protocol Wheel {
    func spin()
}

struct Stores {
    var kiln: any Kiln
    static let current = Stores(kiln: BrickKiln())
}

struct BrickKiln: Kiln {
    func fire() {}
}

@propertyWrapper
struct Stored<Value> {
    private let path: KeyPath<Stores, Value>
    var wrappedValue: Value { Stores.current[keyPath: path] }
    init(_ path: KeyPath<Stores, Value>) { self.path = path }
}

extension Container {
    var wheel: Factory<any Wheel> { self { FootWheel() } }
}

struct FootWheel: Wheel {
    func spin() {}
}

final class Pottery {
    @Stored(\.kiln) private var kiln
    @Injected(\.wheel) private var wheel
    func make() {
        wheel.spin()
        kiln.fire()
    }
}

final class Museum {
    let kiln: any Kiln
    let wheel: any Wheel
    init(kiln: any Kiln, wheel: any Wheel) {
    //   ^ warning: [unused-dependency] {{Museum takes Kiln and keeps it, but never uses it}}
    //                   ^ warning: [unused-dependency] {{Museum takes Wheel and keeps it, but never uses it}}
        self.kiln = kiln
        self.wheel = wheel
    }
}

// Nobody says where these begin.
func sorted(_ shops: [Shop]) -> [Shop] { shops.sorted(using: KeyPathComparator(\.price.list)) }

protocol PriceList {
    func price() -> Int
}

final class Shop {
    let price: Shop.Prices
    struct Prices {
        let list: any PriceList
        init(list: any PriceList) { self.list = list }
    }
    init(price: Shop.Prices) { self.price = price }
}
