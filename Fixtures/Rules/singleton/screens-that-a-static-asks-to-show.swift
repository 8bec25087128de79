// A static function that makes an alert and has the screen in front show it uses what knows that screen: it is no part of the
// alert. What gives a part of the screen that is shown, or the screen itself, goes into it.
// only: singleton

import UIKit

final class Deck {
    static let shared = Deck()
    private var screens: [UIViewController] = []
    func front() -> UIViewController? { screens.last }
    func push(_ screen: UIViewController) { screens.append(screen) }
}

final class Berth {
    static let shared = Berth()
    private var count = 0
    func banner() -> BannerController { BannerController() }
    func model() -> BannerModel { BannerModel(count: count) }
    func moor() { count += 1 }
}

final class BannerModel: ObservableObject {
    @Published var count: Int
    init(count: Int) { self.count = count }
    func load() { count += 1 }
}

final class BannerController: UIViewController {
    var model: BannerModel?
    func wrapped() -> UIViewController { UINavigationController(rootViewController: self) }
}

extension UIApplication {
    func front() -> UIViewController? { nil }
}

enum Alerts {
    static func warn(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        Deck.shared.front()?.present(alert, animated: true)
    //  ^ warning: [singleton] {{Alerts reaches the shared instance Deck.shared}}
    }

    static func ask(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        UIApplication.shared.front()?.navigationController?.pushViewController(alert, animated: true)
    //  ^ note: [singleton] {{Alerts reaches the shared instance UIApplication.shared}}
    }
}

enum Banners {
    static func show(on stack: UINavigationController) {
        let screen = BannerController()
        screen.model = Berth.shared.model()
        stack.pushViewController(screen, animated: true)
    }

    static func showBoth(on stack: UINavigationController) {
        let screen = UITabBarController()
        screen.viewControllers = [BannerController(), Berth.shared.banner().wrapped()]
        stack.pushViewController(screen, animated: true)
    }

    static func showItsModel(on stack: UINavigationController) {
        let screen = BannerController()
        screen.model = Berth.shared.banner().model
        stack.pushViewController(screen, animated: true)
    }
}

extension UIAlertController {
    static func tell(_ title: String) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        Deck.shared.front()?.present(alert, animated: true)
    //  ^ warning: [singleton] {{An extension of UIAlertController reaches the shared instance Deck.shared}}
    }

    static func tell(_ title: String, over screen: UIViewController) {
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        screen.present(alert, animated: true)
    }
}
