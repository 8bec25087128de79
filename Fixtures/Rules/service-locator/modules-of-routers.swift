// The static function of a router that makes its screen and gives it back is where VIPER assembles. What the router does later,
// and a static function that gives no screen, asks for itself.
// only: service-locator

import UIKit

protocol Walleting {
    func count() -> Int
}

final class Wallets: Walleting {
    func count() -> Int { 0 }
}

final class WalletIndex {
    private let wallets: any Walleting
    init(wallets: any Walleting) { self.wallets = wallets }
    func count() -> Int { wallets.count() }
}

final class AppContainer {
    static let shared = AppContainer()
    lazy var wallets: any Walleting = Wallets()
    lazy var index = WalletIndex(wallets: wallets)
}

final class BalanceViewController: UIViewController {
    private let wallets: any Walleting
    init(wallets: any Walleting) {
        self.wallets = wallets
        super.init(nibName: nil, bundle: nil)
    }
    override func viewDidLoad() { print(wallets.count()) }
}

final class BalanceRouter {
    weak var screen: UIViewController?
    func open() { print(AppContainer.shared.wallets.count()) }
    //                  ^ warning: [service-locator] {{BalanceRouter asks a locator for Walleting in 2 places}}
}

extension BalanceRouter {
    static func module() -> UIViewController {
        let router = BalanceRouter()
        let screen = BalanceViewController(wallets: AppContainer.shared.wallets)
        router.screen = screen
        return screen
    }

    static func total() -> Int { AppContainer.shared.wallets.count() }
    //                           ^ related: [service-locator] {{also asks for Walleting here}}
}

enum BalanceModule {
    static func viewController(id: Int) -> UIViewController? {
        size(id) > 1 ? nil : BalanceViewController(wallets: AppContainer.shared.wallets)
    }
    static var screen: UIViewController { BalanceViewController(wallets: AppContainer.shared.wallets) }
    private static func size(_ id: Int) -> Int { id }
    static func sum() -> Int { AppContainer.shared.wallets.count() }
    //                         ^ warning: [service-locator] {{BalanceModule asks a locator for Walleting}}
}
