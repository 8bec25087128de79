// Flows construct each other, and themselves, when the user asks for it.

import UIKit

final class RoomCoordinator {
    private let navigation: UINavigationController
    private var child: RoomCoordinator?
    init(navigation: UINavigationController) { self.navigation = navigation }

    func start() { navigation.pushViewController(UIViewController(), animated: true) }

    func openSpace() { SpaceCoordinator(navigation: navigation).start() }

    func openThread() {
        let child = RoomCoordinator(navigation: navigation)
        self.child = child
        child.start()
    }
}

final class SpaceCoordinator {
    private let navigation: UINavigationController
    init(navigation: UINavigationController) { self.navigation = navigation }

    func start() { navigation.pushViewController(UIViewController(), animated: true) }
    func openRoom() { RoomCoordinator(navigation: navigation).start() }
}
