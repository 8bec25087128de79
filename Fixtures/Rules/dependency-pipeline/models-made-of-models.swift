// A row's model that asks a service for its text while it is made is computed of that, be it made of further models
// that only keep values. Where one of its parts does something later on, it is a model to be made of what it needs.
// only: dependency-pipeline, inline-assembly

protocol Pricing {
    func text(_ cents: Int) -> String
}

struct Lot {
    let cents: Int
}

final class PriceViewModel {
    let text: String
    init(text: String) { self.text = text }
}

final class LotViewModel {
    let price: PriceViewModel
    init(lot: Lot, pricing: Pricing) { price = PriceViewModel(text: pricing.text(lot.cents)) }
}

final class CatalogueViewModel {
    private let pricing: Pricing
    init(pricing: Pricing) { self.pricing = pricing }
    func row(_ lot: Lot) -> LotViewModel { LotViewModel(lot: lot, pricing: pricing) }
}

final class HammerViewModel {
    private var text: String
    init(text: String) { self.text = text }
    func strike() { text += "!" }
}

final class BidViewModel {
    let hammer: HammerViewModel
    init(lot: Lot, pricing: Pricing) { hammer = HammerViewModel(text: pricing.text(lot.cents)) }
    //                                                                ^ related: [dependency-pipeline] {{BidViewModel uses it}}
}

final class AuctionViewModel {
    private let pricing: Pricing
    init(pricing: Pricing) { self.pricing = pricing }
    //   ^ warning: [dependency-pipeline] {{AuctionViewModel takes Pricing only to hand it on: AuctionViewModel → BidViewModel, which uses it}}
    func row(_ lot: Lot) -> BidViewModel { BidViewModel(lot: lot, pricing: pricing) }
    //                                     ^ note: [inline-assembly] {{AuctionViewModel builds BidViewModel out of its own dependencies}}
    //                                                                     ^ related: [dependency-pipeline] {{AuctionViewModel hands it to BidViewModel}}
}
