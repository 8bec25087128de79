// An extension of a type from elsewhere that says how one of it is made puts that together, as the type's own static would. What a
// member does that makes none is told.
// only: singleton

import RouteKit

final class Signer {
    static let shared = Signer()
    private var count = 0
    func sign() { count += 1 }
    var name: String { "\(count)" }
}

extension Route {
    static func makeRoute(to place: String) -> Route { Route(place, signer: Signer.shared) }
    static func createNamed() -> Route {
        let route = Route("a", signer: Signer.shared)
        return route
    }
    static let home = Route("home", signer: Signer.shared)
    static let plain: Route = [.signer(Signer.shared), .short]

    static func createCleared() -> Route {
        Signer.shared.sign()
    //  ^ warning: [singleton] {{An extension of Route reaches the shared instance Signer.shared in 4 places}}
        return Route("b")
    }
    static func check(_ place: String) -> Bool { Way(place, signer: Signer.shared).isOpen }
    //                                                              ^ related: [singleton] {{also reaches Signer.shared here}}
    func signed() -> Route { Route(place, signer: Signer.shared) }
    //                                            ^ related: [singleton] {{also reaches Signer.shared here}}
    static func makeWay() -> Way { Way("c", signer: Signer.shared) }
    //                                              ^ related: [singleton] {{also reaches Signer.shared here}}
}

extension Way {
    static let first: Way = Signer.shared.way
    //                      ^ warning: [singleton] {{An extension of Way reaches the shared instance Signer.shared in 2 places}}
    static let titles = [Signer.shared.name]
    //                   ^ related: [singleton] {{also reaches Signer.shared here}}
}

extension Signer {
    var way: Way { Way("d") }
}
