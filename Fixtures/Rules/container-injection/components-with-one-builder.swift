// What keeps what a protocol of dependencies asks for, and does nothing, assembles, be there one of them or several: it takes
// the parent's component as its sisters do. What works with it is a component of another kind.
// only: container-injection, inline-assembly

import ModernRIBs

protocol Ledger {
    func write()
}

protocol KioskDependency: Dependency {
    var ledger: Ledger { get }
}

final class KioskComponent: Component<KioskDependency>, TicketDependency {
    var ledger: Ledger { dependency.ledger }
}

protocol TicketDependency: Dependency {
    var ledger: Ledger { get }
}

protocol TicketBuildable: Buildable {
    func build() -> ViewableRouting
}

final class TicketBuilder: Builder<TicketDependency>, TicketBuildable {
    func build() -> ViewableRouting { TicketRouter(ledger: dependency.ledger) }
}

final class TicketRouter: ViewableRouting {
    private let ledger: Ledger
    init(ledger: Ledger) { self.ledger = ledger }
    func go() { ledger.write() }
}

protocol KioskRouterDependency: AnyObject {
    var ticketBuilder: TicketBuildable { get }
}

final class KioskRouterComponent: KioskRouterDependency {
    let ticketBuilder: TicketBuildable
    init(component: KioskComponent) {
        ticketBuilder = TicketBuilder(dependency: component)
    }
}

protocol StallRouterDependency: AnyObject {
    var ticketBuilder: TicketBuildable { get }
    var returnBuilder: TicketBuildable { get }
}

final class StallRouterComponent: StallRouterDependency {
    let ticketBuilder: TicketBuildable
    let returnBuilder: TicketBuildable
    init(component: KioskComponent) {
        ticketBuilder = TicketBuilder(dependency: component)
        returnBuilder = TicketBuilder(dependency: component)
    }
}

// It works, and so it is told what it needs.
final class KioskKeeper: KioskRouterDependency {
    let ticketBuilder: TicketBuildable
    init(component: KioskComponent) {
    //   ^ warning: [container-injection] {{KioskKeeper takes the whole container KioskComponent}}
        ticketBuilder = TicketBuilder(dependency: component)
        //              ^ note: [inline-assembly] {{KioskKeeper builds TicketBuilder out of its own dependencies}}
    }
    func open() { _ = ticketBuilder.build() }
}
