// The system makes the application and its delegate. An extension of the application may give the delegate its type: that
// is the way to it, and who goes it reaches the delegate, or what that is asked for.
// only: singleton

import UIKit

final class Watchdog {
    static let shared = Watchdog()
    func bark() {}
}

final class GuardedApplication: UIApplication {
    private lazy var watchdog = Watchdog.shared
    override func sendEvent(_ event: UIEvent) {
        super.sendEvent(event)
        watchdog.bark()
    }
    func front() -> UIWindow? { UIApplication.shared.windows.first }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
    let watchdog = Watchdog()
}

extension UIApplication {
    var appDelegate: AppDelegate? { UIApplication.shared.delegate as? AppDelegate }
    func bark() { Watchdog.shared.bark() }
    //            ^ warning: [singleton] {{An extension of UIApplication reaches the shared instance Watchdog.shared}}
}

final class Kennel {
    func wake() { UIApplication.shared.appDelegate?.watchdog.bark() }
    //            ^ warning: [singleton] {{Kennel reaches the shared instance AppDelegate.watchdog}}
    func sleep() { UIApplication.shared.isIdleTimerDisabled = false }
    //             ^ note: [singleton] {{Kennel reaches the shared instance UIApplication.shared}}
}
