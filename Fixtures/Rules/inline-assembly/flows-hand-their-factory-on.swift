// A flow that starts another one and hands it the factory that makes its screens knows nothing of what those need. What it
// hands on besides, or hands a screen, it builds with.
// only: inline-assembly

import UIKit

protocol Ticketing { func issue() }
final class TicketService: Ticketing { func issue() {} }

final class TicketViewController: UIViewController {
    private let factory: any TicketScreenFactory
    init(factory: any TicketScreenFactory) {
        self.factory = factory
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    func more() { show(factory.makeTicketScreen(), sender: nil) }
}

protocol TicketScreenFactory { func makeTicketScreen() -> UIViewController }
protocol FareScreenFactory { func makeFareScreen() -> UIViewController }

final class TicketCoordinator {
    private let factory: any TicketScreenFactory & FareScreenFactory
    private let navigation: UINavigationController
    init(navigation: UINavigationController, factory: any TicketScreenFactory & FareScreenFactory) {
        self.navigation = navigation
        self.factory = factory
    }
    func start() {
        navigation.pushViewController(factory.makeTicketScreen(), animated: true)
        FareCoordinator(navigation: navigation, factory: factory).start()
    }
}

final class FareCoordinator {
    private let factory: any FareScreenFactory
    private let navigation: UINavigationController
    init(navigation: UINavigationController, factory: any FareScreenFactory) {
        self.navigation = navigation
        self.factory = factory
    }
    func start() { navigation.pushViewController(factory.makeFareScreen(), animated: true) }
}

final class InspectionCoordinator {
    private let factory: any FareScreenFactory
    private let tickets: Ticketing
    private let navigation: UINavigationController
    init(navigation: UINavigationController, factory: any FareScreenFactory, tickets: Ticketing) {
        self.navigation = navigation
        self.factory = factory
        self.tickets = tickets
    }
    func start() {
        tickets.issue()
        navigation.pushViewController(factory.makeFareScreen(), animated: true)
    }
}

final class GateCoordinator {
    private let factory: any TicketScreenFactory & FareScreenFactory
    private let tickets: Ticketing
    private let navigation: UINavigationController
    init(
        navigation: UINavigationController, factory: any TicketScreenFactory & FareScreenFactory, tickets: Ticketing
    ) {
        self.navigation = navigation
        self.factory = factory
        self.tickets = tickets
    }
    func start() {
        InspectionCoordinator(navigation: navigation, factory: factory, tickets: tickets).start()
//      ^ note: [inline-assembly] {{GateCoordinator builds InspectionCoordinator out of its own dependencies}}
        let screen = TicketViewController(factory: factory)
        //           ^ note: [inline-assembly] {{GateCoordinator builds TicketViewController out of its own dependencies}}
        navigation.pushViewController(screen, animated: true)
    }
}
