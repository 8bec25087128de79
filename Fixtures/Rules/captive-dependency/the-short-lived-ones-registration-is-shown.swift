// Behind the places that ask stands where the short-lived one is registered.
// only: captive-dependency

import Swinject

final class Basket {
    private var items: [String] = []
    func add(_ item: String) { items.append(item) }
}

final class Checkout {
    private let basket: Basket
    private let spare: Basket
    init(basket: Basket, spare: Basket) {
        self.basket = basket
        self.spare = spare
    }
    func pay() { basket.add("bag") }
    func repay() { spare.add("bag") }
}

func assemble(_ container: Container) {
    container.register(Basket.self) { _ in Basket() }
    //                 ^ related: [captive-dependency] {{Basket is made anew here}}
    container.register(Checkout.self) { resolver in
        Checkout(
            basket: resolver.resolve(Basket.self)!,
            //      ^ warning: [captive-dependency] {{Checkout is kept and holds on to its Basket, which is made anew for everybody else}}
            spare: resolver.resolve(Basket.self)!)
        //         ^ related: [captive-dependency] {{also asks for Basket here}}
    }
    .inObjectScope(.container)
}
