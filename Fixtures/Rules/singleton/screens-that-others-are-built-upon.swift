// A screen that asks what app extension it runs in, and that nobody makes, is the root of that extension. One that
// others are built upon is none, nor is one that a flow of the app makes.
// only: singleton

import UIKit

final class Ledger {
    static let shared = Ledger()
    func write() {}
}

final class ShareScreen: UIViewController {
    override func viewDidLoad() { Ledger.shared.write() }
    func close() { extensionContext?.completeRequest(returningItems: nil) }
}

class SheetScreen: UIViewController {
    override func viewDidLoad() { Ledger.shared.write() }
    //                            ^ warning: [singleton] {{SheetScreen reaches the shared instance Ledger.shared}}
    func close() {
        extensionContext?.completeRequest(returningItems: nil)
        dismiss(animated: true)
    }
}

final class TideSheet: SheetScreen {
    override func viewDidLoad() { title = "Tides" }
}

final class PinScreen: UIViewController {
    override func viewDidLoad() { Ledger.shared.write() }
    func close() { extensionContext?.completeRequest(returningItems: nil) }
}

final class NoteScreen: UIViewController {
    override func viewDidLoad() { extensionContext?.completeRequest(returningItems: nil) }
    func keep() { Ledger.shared.write() }
}

final class StampScreen: UIViewController {
    override func viewDidLoad() { Ledger.shared.write() }
    //                            ^ warning: [singleton] {{StampScreen reaches the shared instance Ledger.shared}}
    func close() { extensionContext?.completeRequest(returningItems: nil) }
}

final class StampFlow {
    func begin(in stack: UINavigationController) { stack.show(StampScreen(), sender: nil) }
}
