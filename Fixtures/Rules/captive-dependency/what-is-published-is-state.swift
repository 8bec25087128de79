// A property that tells when it changes is a property, and so is one whose attribute only says where its code runs. What
// another wrapper keeps is not known to be the object's own.
// only: captive-dependency

import Combine
import Swinject

final class PlainBasket {
    var items: [String] = []
    func add(_ item: String) { items.append(item) }
}
final class ShownBasket {
    @Published var items: [String] = []
    func add(_ item: String) { items.append(item) }
}
final class MainBasket {
    @MainActor var items: [String] = []
    @MainActor func add(_ item: String) { items.append(item) }
}
final class StoredBasket {
    @Stored("basket") var items: [String] = []
    func add(_ item: String) { items.append(item) }
}

final class Checkout {
    private let plain: PlainBasket
    private let shown: ShownBasket
    private let main: MainBasket
    private let stored: StoredBasket

    init(plain: PlainBasket, shown: ShownBasket, main: MainBasket, stored: StoredBasket) {
        self.plain = plain
        self.shown = shown
        self.main = main
        self.stored = stored
    }

    @MainActor
    func pay() {
        plain.add("a")
        shown.add("b")
        main.add("c")
        stored.add("d")
    }
}

final class ShopAssembly: Assembly {
    func assemble(container: Container) {
        container.register(PlainBasket.self) { _ in PlainBasket() }
        container.register(ShownBasket.self) { _ in ShownBasket() }
        container.register(MainBasket.self) { _ in MainBasket() }
        container.register(StoredBasket.self) { _ in StoredBasket() }
        container.register(Checkout.self) { resolver in
            Checkout(
                plain: resolver.resolve(PlainBasket.self)!,
                //     ^ warning: [captive-dependency] {{Checkout is kept and holds on to its PlainBasket, which is made anew for everybody else}}
                shown: resolver.resolve(ShownBasket.self)!,
                //     ^ warning: [captive-dependency] {{Checkout is kept and holds on to its ShownBasket, which is made anew for everybody else}}
                main: resolver.resolve(MainBasket.self)!,
                //    ^ warning: [captive-dependency] {{Checkout is kept and holds on to its MainBasket, which is made anew for everybody else}}
                stored: resolver.resolve(StoredBasket.self)!)
        }.inObjectScope(.container)
    }
}
