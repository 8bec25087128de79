// What a static that shows the screen it puts together has under a local name goes into that where the one by that name does, or
// what it has or gives. What is only asked or told by the name is used, be it to show the screen; a value that it says is no part
// of one.
// only: singleton

import UIKit

final class Mast {
    static let shared = Mast()
    let flags = FlagStore()
    var isUp = false
    func hoist(_ screen: UIViewController) {}
    func signals() -> FlagReader { FlagReader(store: flags) }
    func title() -> String { isUp ? "up" : "down" }
}

final class FlagStore {
    private var count = 0
    func raise() { count += 1 }
}

final class FlagReader {
    private let store: FlagStore
    init(store: FlagStore) { self.store = store }
    func read() { store.raise() }
}

final class FlagScreen: UIViewController {
    var reader: FlagReader!
    var mast: Mast?
    override func viewDidLoad() { reader.read() }
}

enum FlagRouting {
    static func showFlags(on stack: UINavigationController) {
        let mast = Mast.shared
        let screen = FlagScreen()
        screen.reader = FlagReader(store: mast.flags)
        stack.pushViewController(screen, animated: true)
    }

    static func showSignals(on stack: UINavigationController) {
        let mast = Mast.shared
        let screen = FlagScreen()
        screen.reader = mast.signals()
        mast.hoist(screen)
        stack.pushViewController(screen, animated: true)
    }

    static func showMast(on stack: UINavigationController) {
        let mast = Mast.shared
        let screen = FlagScreen()
        screen.mast = mast
        stack.pushViewController(screen, animated: mast.isUp)
    }

    static func announce(on stack: UINavigationController) {
        let mast = Mast.shared
        //         ^ warning: [singleton] {{FlagRouting reaches the shared instance Mast.shared in 2 places}}
        let screen = FlagScreen()
        mast.flags.raise()
        stack.present(screen, animated: true) { mast.hoist(screen) }
    }

    static func name(on stack: UINavigationController) {
        let mast = Mast.shared
        //         ^ related: [singleton] {{also reaches Mast.shared here}}
        let screen = FlagScreen()
        screen.title = mast.title()
        stack.pushViewController(screen, animated: mast.isUp)
    }
}
