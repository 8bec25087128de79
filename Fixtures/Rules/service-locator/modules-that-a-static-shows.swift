// A flow's static function that puts a screen together and shows it asks for what goes into that, as one does that gives the
// screen back; what it tells the registry's service itself it uses.
// only: service-locator

import UIKit

final class TideService {
    private var level = 0
    func read() { level += 1 }
}

final class MoonService {
    private var phase = 0
    func turn() { phase += 1 }
}

enum Services {
    static let tides = TideService()
    static let moon = MoonService()
}

final class TideController: UIViewController {
    private let tides: TideService
    init(tides: TideService) {
        self.tides = tides
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { tides.read() }
}

final class TideCoordinator {
    private let stack: UINavigationController
    init(stack: UINavigationController) { self.stack = stack }
    func close() { stack.popViewController(animated: true) }

    static func push(on stack: UINavigationController) {
        let controller = TideController(tides: Services.tides)
        Services.moon.turn()
    //  ^ warning: [service-locator] {{TideCoordinator asks a locator for Services.moon}}
        stack.pushViewController(controller, animated: true)
    }
}
