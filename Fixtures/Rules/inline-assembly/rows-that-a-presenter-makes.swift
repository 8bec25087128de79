// The models of rows that a presenter made itself are what it shows, whatever it made them of; those that it was given are its
// dependencies.
// only: inline-assembly

protocol Prices {
    func load() -> Int
}

final class TickViewModel {
    let text: String
    init(text: String) { self.text = text }
}
final class TicksViewModel {
    let ticks: [TickViewModel]
    init(ticks: [TickViewModel]) { self.ticks = ticks }
}
final class AgreementPresenter {
    private var ticks: [TickViewModel] = []
    func show() -> TicksViewModel {
        ticks = [TickViewModel(text: "I agree")]
        return TicksViewModel(ticks: ticks)
    }
}
final class ReviewPresenter {
    private let ticks: [TickViewModel]
    init(ticks: [TickViewModel]) { self.ticks = ticks }
    func show() -> TicksViewModel { TicksViewModel(ticks: ticks) }
    //                              ^ note: [inline-assembly] {{ReviewPresenter builds TicksViewModel out of its own dependencies}}
}

final class OfferViewModel {
    private let prices: Prices
    init(prices: Prices) { self.prices = prices }
    func now() -> Int { prices.load() }
}
final class OffersViewModel {
    let offers: [OfferViewModel]
    init(offers: [OfferViewModel]) { self.offers = offers }
}
final class ShopPresenter {
    private let prices: Prices
    private var offers: [OfferViewModel] = []
    init(prices: Prices) { self.prices = prices }
    func show() -> OffersViewModel {
        offers = [OfferViewModel(prices: prices)]
        //        ^ note: [inline-assembly] {{ShopPresenter builds OfferViewModel out of its own dependencies}}
        return OffersViewModel(offers: offers)
    }
}
