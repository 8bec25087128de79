// A plain value that a registry of the project's own gives out is data, as it is of a library's; a service is asked for.
// only: service-locator

final class Shop {
    private var goods: [String: () -> Any] = [:]
    func register<Good>(_ type: Good.Type, make: @escaping () -> Good) { goods["\(type)"] = make }
    func resolve<Good>(_ type: Good.Type = Good.self) -> Good { goods["\(type)"]!() as! Good }
}

enum Rank {
    case plain, fine
}

struct Price {
    let amount: Int
}

protocol Till {
    func count() -> Int
}

final class Scales {
    var weight = 0
}

struct Clerk {
    let till: any Till
}

final class Counter {
    private let shop: Shop
    init(shop: Shop) { self.shop = shop }

    func sell() -> Int {
        let rank: Rank = shop.resolve()
        let isOpen = shop.resolve(Bool.self)
        let price = shop.resolve(Price.self)
        let till = shop.resolve((any Till).self)
        //         ^ warning: [service-locator] {{Counter asks a locator for Till}}
        let clerk = shop.resolve(Clerk.self)
        //          ^ warning: [service-locator] {{Counter asks a locator for Clerk}}
        let scales = shop.resolve(Scales.self)
        //           ^ warning: [service-locator] {{Counter asks a locator for Scales}}
        return rank == .plain && isOpen ? price.amount + till.count() + clerk.till.count() : scales.weight
    }
}
