// A registration that is kept asks for one that is made anew and has state.
// only: captive-dependency

import Swinject

final class Basket {
    private var items: [String] = []
    func add(_ item: String) { items.append(item) }
}

final class Checkout {
    private let basket: Basket
    init(basket: Basket) { self.basket = basket }
    func pay() { basket.add("bag") }
}

func assemble(_ container: Container) {
    container.register(Basket.self) { _ in Basket() }
    container.register(Checkout.self) { resolver in
        let basket = resolver.resolve(Basket.self)!
        //           ^ warning: [captive-dependency] {{Checkout is kept and holds on to its Basket, which is made anew for everybody else}}
        return Checkout(basket: basket)
    }
    .inObjectScope(.container)
}
