// A router that only shows what it is handed, on the stack that it keeps, is that stack: flows that hand it on to one another
// hand on no dependency. One that makes the screens is a flow itself.
// only: inline-assembly, dependency-pipeline

import UIKit

final class StackController: UINavigationController {}

final class StackRouter: NSObject {
    let stack: StackController
    private var closings: [() -> Void] = []
    init(_ stack: StackController) { self.stack = stack }

    static func modal() -> StackRouter { StackRouter(StackController()) }

    func push(_ screen: UIViewController, onClose: @escaping () -> Void) {
        closings.append(onClose)
        stack.pushViewController(screen, animated: true)
    }

    func clear() { stack.setViewControllers([UIViewController()], animated: false) }
}

protocol ProgressShowing {
    func showProgress()
}

extension StackRouter: ProgressShowing {
    func showProgress() {}
}

final class AboutCoordinator {
    private let router: StackRouter
    init(router: StackRouter) { self.router = router }
    func start() { router.push(AboutViewController()) {} }
}

final class AboutViewController: UIViewController {}

final class SettingsCoordinator {
    private let router: StackRouter
    init(router: StackRouter) { self.router = router }
    func start() { AboutCoordinator(router: router).start() }
}

final class HelpRouter {
    private let stack: UINavigationController
    init(stack: UINavigationController) { self.stack = stack }
    func showHelp() { stack.pushViewController(AboutViewController(), animated: true) }
}

final class PageCoordinator {
    private let router: HelpRouter
    init(router: HelpRouter) { self.router = router }
    func start() { router.showHelp() }
}

final class BookCoordinator {
    private let router: HelpRouter
    init(router: HelpRouter) { self.router = router }
    //   ^ warning: [dependency-pipeline] {{BookCoordinator takes HelpRouter only to hand it on: BookCoordinator → PageCoordinator, which uses it}}
    func start() { PageCoordinator(router: router).start() }
    //             ^ note: [inline-assembly] {{BookCoordinator builds PageCoordinator out of its own dependencies}}
}
