// A static that shows a screen and only tells the services of a container something, be it by the container's local name, uses them.
// only: service-locator

import UIKit

final class Bridge {
    static let shared = Bridge()
    let horn = HornService()
    let lamps = LampService()
}

final class HornService {
    func blow() {}
}

final class LampService {
    func light(_ screen: UIViewController) {}
}

final class LampController: UIViewController {
    private let horn: HornService
    init(horn: HornService) {
        self.horn = horn
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { horn.blow() }
}

enum LampRouting {
    static func show(on stack: UINavigationController) {
        let bridge = Bridge.shared
        stack.pushViewController(LampController(horn: bridge.horn), animated: true)
    }

    static func announce(on stack: UINavigationController) {
        let bridge = Bridge.shared
        let alert = UIAlertController(title: "Fog", message: nil, preferredStyle: .alert)
        bridge.horn.blow()
    //  ^ warning: [service-locator] {{LampRouting asks a locator for HornService}}
        bridge.lamps.light(alert)
    //  ^ warning: [service-locator] {{LampRouting asks a locator for LampService}}
        stack.present(alert, animated: true)
    }
}
