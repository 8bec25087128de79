// What a constructed object constructs at once asks for the registration that is being produced; a lazy one asks later.
// only: dependency-cycle

import Swinject

protocol Lamp {
    func shine()
}

let container = Container()

final class Kitchen {
    private let wiring = Wiring()
    func cook() { wiring.check() }
}

final class Wiring {
    private let kitchen = container.resolve(Kitchen.self)!
    //                    ^ error: [dependency-cycle] {{Producing Kitchen needs itself: Kitchen → Kitchen}}
    func check() { kitchen.cook() }
}

final class Cellar {
    private lazy var shelf = Shelf()
    func open() { shelf.look() }
}

final class Shelf {
    private let cellar = container.resolve(Cellar.self)!
    func look() { cellar.open() }
}

func assemble() {
    container.register(Kitchen.self) { _ in Kitchen() }
    container.register(Cellar.self) { _ in Cellar() }
}
