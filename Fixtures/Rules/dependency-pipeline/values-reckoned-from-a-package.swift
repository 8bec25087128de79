// Of a value that asks a service in its initializer and keeps nothing of it: what a package's protocol has may be asked, too, and
// the value may promise others something. A method that is only named may be kept.
// only: dependency-pipeline

protocol Errand: Codable, Equatable {
    var id: String { get }
}

protocol Prices: PackagePrices {
    func list() -> [Int]
}

struct PricedErrand: Errand {
    let id: String
    let price: Int
    init(id: String, prices: any Prices) async throws {
        self.id = id
        price = try await prices.price(of: id)
    }
}

struct LazyErrand: Errand {
    let id: String
    let price: (String) -> Int
    init(id: String, prices: any Prices) {
        self.id = id
        price = prices.price
        //      ^ related: [dependency-pipeline] {{LazyErrand uses it}}
    }
}

final class Messenger {
    private let prices: any Prices
    init(prices: any Prices) { self.prices = prices }
    func run(_ id: String) async throws {
        let errand = try await PricedErrand(id: id, prices: prices)
        print(errand)
    }
}

final class LateMessenger {
    private let prices: any Prices
    init(prices: any Prices) { self.prices = prices }
    //   ^ warning: [dependency-pipeline] {{LateMessenger takes Prices only to hand it on: LateMessenger → LazyErrand, which uses it}}
    func run(_ id: String) -> LazyErrand { LazyErrand(id: id, prices: prices) }
    //                                                                ^ related: [dependency-pipeline] {{LateMessenger hands it to LazyErrand}}
}
