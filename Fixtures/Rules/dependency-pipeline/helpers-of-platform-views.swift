// Apple's own helpers of views are data, though their names end as services' do; other types' names mean what they say.
// only: dependency-pipeline

import UIKit

final class ShareFlow {
    private let items: UIActivityItemProvider
    private let ui: UIProvider
    private let prices: UXPriceProvider
    private let images: AIImageProvider
    init(items: UIActivityItemProvider, ui: UIProvider, prices: UXPriceProvider, images: AIImageProvider) {
    //                                                  ^ warning: [dependency-pipeline] {{ShareFlow takes UXPriceProvider only to hand it on: ShareFlow → SharePanel, which uses it}}
    //                                                                           ^ warning: [dependency-pipeline] {{ShareFlow takes AIImageProvider only to hand it on: ShareFlow → SharePanel, which uses it}}
        self.items = items
        self.ui = ui
        self.prices = prices
        self.images = images
    }
    func start() { SharePanel(items: items, ui: ui, prices: prices, images: images).open() }
}

final class SharePanel {
    private let items: UIActivityItemProvider
    private let ui: UIProvider
    private let prices: UXPriceProvider
    private let images: AIImageProvider
    init(items: UIActivityItemProvider, ui: UIProvider, prices: UXPriceProvider, images: AIImageProvider) {
        self.items = items
        self.ui = ui
        self.prices = prices
        self.images = images
    }
    func open() { print(items.item, ui.colors(), prices.all(), images.all()) }
}
