// What a static function gives that a storyboard makes is another one each time, however many functions that goes through.

import UIKit

extension UIViewController {
    class func instantiate(from storyboard: String) -> Self {
        instantiateHelper(type: self, storyboard: storyboard)
    }
    private class func instantiateHelper<T>(type: T.Type, storyboard: String) -> T {
        let screen = UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController() as! T
        return screen
    }
}

class PierScreen: UIViewController {
    class func instance() -> Self { instantiate(from: "Pier") }
}

final class QuayScreen: PierScreen {}

final class WharfScreen: UIViewController {
    private static let only = WharfScreen()
    class func sharedInstance() -> WharfScreen { only }
}

final class HarbourCoordinator {
    private let stack: UINavigationController
    init(stack: UINavigationController) { self.stack = stack }
    func open() {
        stack.pushViewController(QuayScreen.instance(), animated: true)
        stack.pushViewController(PierScreen.instance(), animated: true)
        stack.pushViewController(WharfScreen.sharedInstance(), animated: true)
//                               ^ warning: [singleton] {{HarbourCoordinator reaches the shared instance WharfScreen.sharedInstance}}
    }
}
