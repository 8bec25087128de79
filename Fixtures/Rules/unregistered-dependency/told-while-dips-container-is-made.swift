// Dip's containers, too, are told by the closure that they are made with. Who only tries may cope.
// only: unregistered-dependency, dependency-cycle

import Dip

final class Barn {
    init(hay: Hay, cart: Cart) {}
}

final class Hay {
    init(barn: Barn) {}
}

final class Cart {}
final class Plough {}
final class Ox {
    init(plough: Plough) {}
}

let farm = DependencyContainer { container in
    unowned let container = container
    container.register(.singleton) { Barn(hay: try! container.resolve(), cart: try! container.resolve()) }
    //                                              ^ error: [dependency-cycle] {{Producing Barn needs itself: Barn → Hay → Barn}}
    //                                                                              ^ error: [unregistered-dependency] {{Barn asks Dip for Cart, which nothing registers}}
    container.register { Hay(barn: try! container.resolve()) }
    //                                  ^ related: [dependency-cycle] {{Hay asks for Barn}}
    container.register { Ox(plough: try container.resolve()) }
}

func harvest() {
    let barn: Barn = try! farm.resolve()
    _ = barn
}
