// A screen that a protocol asks for another one is no factory for that; nor is who adopts a protocol whose extension does
// the making.
// only: singleton

import UIKit

final class Lock {
    static let shared = Lock()
    func close() {}
}

protocol ViewerGiving {
    func makeViewer(for name: String) -> UIViewController
}

final class CabinController: UIViewController {
    override func viewDidLoad() { Lock.shared.close() }
    //                            ^ warning: [singleton] {{CabinController reaches the shared instance Lock.shared}}
}

extension CabinController: ViewerGiving {
    func makeViewer(for name: String) -> UIViewController { UIViewController() }
}

final class Viewers: ViewerGiving {
    func makeViewer(for name: String) -> UIViewController {
        Lock.shared.close()
        return UIViewController()
    }
}

protocol Checking {
    func check()
}

struct Check: Checking {
    func check() {}
}

protocol ChecksMaking {
    func makeChecks() -> [Checking]
}

extension ChecksMaking {
    func makeChecks() -> [Checking] { [Check()] }
}

final class BoardingPresenter {
    func board() {
        makeChecks().forEach { $0.check() }
        Lock.shared.close()
    //  ^ warning: [singleton] {{BoardingPresenter reaches the shared instance Lock.shared}}
    }
}

extension BoardingPresenter: ChecksMaking {}
