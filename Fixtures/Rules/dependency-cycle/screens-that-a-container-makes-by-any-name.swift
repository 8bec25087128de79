// A container's method that makes a screen produces it, whatever the method is called: a ring goes through it. A method
// that is handed what the screen needs asks for nothing, and neither does a screen that is made later.
// only: dependency-cycle

import UIKit

final class Disk {
    func open() {}
}

final class TripFlow {
    private let screen: TripScreen
    init(screen: TripScreen) { self.screen = screen }
    func start(in stack: UINavigationController) { stack.show(screen, sender: nil) }
}

final class TripScreen: UIViewController {
    var flow: TripFlow?
    var disk: Disk?
    override func viewDidLoad() { disk?.open() }
}

final class TripContainer {
    let disk = Disk()
    lazy var flow = TripFlow(screen: tripScreen())
    //                               ^ error: [dependency-cycle] {{Producing TripContainer.flow needs itself: flow → tripScreen → flow}}
    func tripScreen() -> TripScreen {
        let screen = TripScreen()
        screen.flow = flow
        //            ^ related: [dependency-cycle] {{tripScreen asks for flow}}
        return screen
    }
}

// It takes what it needs.
final class RideContainer {
    let disk = Disk()
    lazy var flow = TripFlow(screen: rideScreen(with: disk))
    func rideScreen(with disk: Disk) -> TripScreen {
        let screen = TripScreen()
        screen.disk = disk
        return screen
    }
}

final class LaterFlow {
    private let screen: () -> TripScreen
    init(screen: @escaping () -> TripScreen) { self.screen = screen }
    func start(in stack: UINavigationController) { stack.show(screen(), sender: nil) }
}

final class WalkContainer {
    let disk = Disk()
    lazy var flow = LaterFlow(screen: { self.walkScreen() })
    func walkScreen() -> TripScreen {
        let screen = TripScreen()
        screen.title = flow.walk
        return screen
    }
}

extension LaterFlow {
    var walk: String { "Walk" }
}
