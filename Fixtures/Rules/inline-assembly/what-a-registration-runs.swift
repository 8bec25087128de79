// A registration's closure is a factory of what it produces, and a coordinator may write one.
// only: inline-assembly

import Swinject

protocol PriceLoading {
    func load() -> Int
}

final class OfferViewModel {
    private let prices: PriceLoading
    init(prices: PriceLoading) { self.prices = prices }
    func refresh() -> Int { prices.load() }
}

final class OfferCoordinator {
    private let prices: PriceLoading
    private let container: Container
    init(prices: PriceLoading, container: Container) {
        self.prices = prices
        self.container = container
    }
    func start() {
        container.register(OfferViewModel.self) { [prices] _ in OfferViewModel(prices: prices) }
        _ = prices.load()
    }
    func show() {
        _ = OfferViewModel(prices: prices).refresh()
        //  ^ note: [inline-assembly] {{OfferCoordinator builds OfferViewModel out of its own dependencies}}
    }
}
