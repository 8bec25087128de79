// What a static that shows a screen asks a container for, under a local name, goes into the screen where that is handed
// in. What is only told to do something is asked for by the static itself, whatever it hands in besides.
// only: service-locator

import UIKit

final class Loft {
    static let shared = Loft()
    lazy var sails = SailService()
    lazy var ropes = RopeService()
}

final class SailService {
    func trim() {}
}

final class RopeService {
    func coil() {}
}

final class SailScreen: UIViewController {
    var sails: SailService?
    var ropes: RopeService?
    override func viewDidLoad() {
        sails?.trim()
        ropes?.coil()
    }
}

enum SailRouting {
    static func show(on stack: UINavigationController) {
        let loft = Loft.shared
        let screen = SailScreen()
        screen.sails = loft.sails
        stack.pushViewController(screen, animated: true)
    }

    static func showAll(on stack: UINavigationController) {
        let loft = Loft.shared
        let screen = SailScreen()
        screen.sails = loft.sails
        screen.ropes = loft.ropes
        stack.pushViewController(screen, animated: true)
    }
}

enum RopeRouting {
    static func show(on stack: UINavigationController) {
        let loft = Loft.shared
        loft.ropes.coil()
//      ^ warning: [service-locator] {{RopeRouting asks a locator for RopeService in 2 places}}
        let screen = SailScreen()
        screen.sails = loft.sails
        stack.pushViewController(screen, animated: true)
    }

    static func showEmpty(on stack: UINavigationController) {
        let loft = Loft.shared
        loft.ropes.coil()
//      ^ related: [service-locator] {{also asks for RopeService here}}
        stack.pushViewController(SailScreen(), animated: true)
    }
}
