// An enum that does nothing but put screens together assembles, be it a namespace or be it that its cases say which: it
// hands them what all share. An enum that does something besides reaches for it.
// only: singleton

import UIKit

final class Shop {
    static let shared = Shop()
    func open() {}
}

final class CardModel {
    private let shop: Shop
    init(shop: Shop) { self.shop = shop }
    func go() { shop.open() }
}

final class CardScreen: UIViewController {
    var model: CardModel?
    override func viewDidLoad() { model?.go() }
}

enum CardConfigurator {
    static func configure() -> CardScreen {
        let screen = CardScreen()
        screen.model = CardModel(shop: Shop.shared)
        return screen
    }
}

enum CardStep {
    case first, last
    func screen() -> CardScreen {
        let screen = CardScreen()
        screen.model = CardModel(shop: Shop.shared)
        return screen
    }
}

enum ShopStep {
    case first, last
    func screen() -> CardScreen {
        let screen = CardScreen()
        screen.model = CardModel(shop: Shop.shared)
        //                             ^ warning: [singleton] {{ShopStep reaches the shared instance Shop.shared in 2 places}}
        return screen
    }
    func leave() { Shop.shared.open() }
    //             ^ related: [singleton] {{also reaches Shop.shared here}}
}
