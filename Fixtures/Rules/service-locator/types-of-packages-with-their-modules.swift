// Two packages may each have a type of one name: where the container writes the module, so does the message.
// only: service-locator

import MarketKit
import TronKit

final class Store {
    func load() {}
}

final class Wire {
    private let store: Store
    init(store: Store) { self.store = store }
    func open() { store.load() }
}

final class CoreContainer {
    static let shared = CoreContainer()
    lazy var store = Store()
    lazy var wire = Wire(store: store)
    let market: MarketKit.ApiClient
    let tron: TronKit.ApiClient?
    let plain: ApiClient
    init() {
        market = MarketKit.ApiClient()
        tron = nil
        plain = ApiClient()
    }
}

final class CoinViewModel {
    private let market = CoreContainer.shared.market
    //                   ^ warning: [service-locator] {{CoinViewModel asks a locator for MarketKit.ApiClient}}
    private let tron = CoreContainer.shared.tron
    //                 ^ warning: [service-locator] {{CoinViewModel asks a locator for TronKit.ApiClient}}
    private let plain = CoreContainer.shared.plain
    //                  ^ warning: [service-locator] {{CoinViewModel asks a locator for ApiClient}}
    func load() { print(market, tron as Any, plain) }
}
