// The abstract class that keeps the stack of screens for its flows is a flow as well, and so is what shows a package's
// screens with the help of a service. What keeps the stack and nothing else is none.
// only: giant-factory
// config: { "rules": { "giant-factory": { "max": 2 } } }

import TicketScreens
import UIKit

protocol TrackingService {
    func track()
}

class BaseCoordinator: NSObject {
    let root: UINavigationController
    init(root: UINavigationController) { self.root = root }
    func start() { assertionFailure("A flow starts itself.") }
}

final class BoardingCoordinator: BaseCoordinator {
    private let tracking: TrackingService
    init(root: UINavigationController, tracking: TrackingService) {
        self.tracking = tracking
        super.init(root: root)
    }
    override func start() {
        tracking.track()
        root.pushViewController(TicketViewController(), animated: true)
    }
}

final class FlowBuilder {
    //      ^ warning: [giant-factory] {{FlowBuilder has 3 creating methods, more than 2}}
    private let tracking: TrackingService
    init(tracking: TrackingService) { self.tracking = tracking }
    func boarding(_ root: UINavigationController) -> BaseCoordinator { flow(root) }
    func landing(_ root: UINavigationController) -> BaseCoordinator { flow(root) }
    func rescue(_ root: UINavigationController) -> BaseCoordinator { flow(root) }
    private func flow(_ root: UINavigationController) -> BaseCoordinator {
        BoardingCoordinator(root: root, tracking: tracking)
    }
}

class StackRouter: NSObject {
    let stack: UINavigationController
    init(stack: UINavigationController) { self.stack = stack }
    func pop() { stack.popViewController(animated: true) }
}

final class WideStackRouter: StackRouter {
    func popAll() { stack.popToRootViewController(animated: true) }
}

final class StackBuilder {
    func plain(_ stack: UINavigationController) -> StackRouter { StackRouter(stack: stack) }
    func wide(_ stack: UINavigationController) -> StackRouter { WideStackRouter(stack: stack) }
    func wider(_ stack: UINavigationController) -> StackRouter { WideStackRouter(stack: stack) }
}
