// A function of the file that only registrations call, be it by way of another one, is a part of them. What others may call,
// or do, asks for itself.

import DIKit

protocol Courier { func send() }
final class Van: Courier { func send() {} }

final class Depot {
    private let courier: Courier
    init(courier: Courier) { self.courier = courier }
    func go() { courier.send() }
}

final class Garage {
    static let shared = Garage()
    func open() -> Van { Van() }
}

extension DependencyContainer {
    static var deliveries = module {
        single { openedVan() as Courier }
        single { Depot.standard() }
        single(tag: "express") { Depot.express() }
        single(tag: "slow") { slowDepot() }
        single(tag: "night") { nightDepot() }
        single(tag: "shown") { shownDepot() }
        single(tag: "spare") { spareDepot() }
    }
}

private func openedVan() -> Van { Garage.shared.open() }

extension Depot {
    fileprivate static func standard(courier: Courier = resolve()) -> Depot { Depot(courier: courier) }
    fileprivate static func express() -> Depot {
        let courier: Courier = resolve()
        return Depot(courier: courier)
    }
}

private func slowDepot(courier: Courier = resolve()) -> Depot { Depot(courier: courier) }
private func nightDepot() -> Depot { darkDepot() }
private func darkDepot() -> Depot {
    let courier: Courier = DIKit.resolve()
    return Depot(courier: courier)
}

func shownDepot() -> Depot {
    let courier: Courier = resolve()
//                         ^ warning: [service-locator] {{Fixture.swift asks a locator for Courier}}
    return Depot(courier: courier)
}

private func spareDepot(courier: Courier = resolve()) -> Depot { Depot(courier: courier) }
//                                         ^ note: [singleton-default] {{Fixture.swift asks a locator for Courier unless it is handed one}}

final class Yard {
    func open() { spareDepot().go() }
}
