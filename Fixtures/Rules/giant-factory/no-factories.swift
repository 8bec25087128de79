// Coordinators, views and services with methods that make something are no factories, roots may make everything.
// only: giant-factory

import UIKit

final class HomeCoordinator {
    private let navigation: UINavigationController
    init(navigation: UINavigationController) { self.navigation = navigation }
    func makeAnt() -> UIViewController { UIViewController() }
    func makeBee() -> UIViewController { UIViewController() }
    func makeCat() -> UIViewController { UIViewController() }
    func makeDog() -> UIViewController { UIViewController() }
    func makeElk() -> UIViewController { UIViewController() }
    func makeFox() -> UIViewController { UIViewController() }
    func makeGnu() -> UIViewController { UIViewController() }
    func makeHen() -> UIViewController { UIViewController() }
    func makeIbis() -> UIViewController { UIViewController() }
    func makeJay() -> UIViewController { UIViewController() }
    func makeKiwi() -> UIViewController { UIViewController() }
    func start() { navigation.pushViewController(makeAnt(), animated: true) }
}

enum Colors {
    static func makeAnt() -> UIColor { UIColor() }
    static func makeBee() -> UIColor { UIColor() }
    static func makeCat() -> UIColor { UIColor() }
    static func makeDog() -> UIColor { UIColor() }
    static func makeElk() -> UIColor { UIColor() }
    static func makeFox() -> UIColor { UIColor() }
    static func makeGnu() -> UIColor { UIColor() }
    static func makeHen() -> UIColor { UIColor() }
    static func makeIbis() -> UIColor { UIColor() }
    static func makeJay() -> UIColor { UIColor() }
    static func makeKiwi() -> UIColor { UIColor() }
}

final class AppDelegate: UIResponder, UIApplicationDelegate, AppFactory {
    func makeAnt() -> UIViewController { UIViewController() }
    func makeBee() -> UIViewController { UIViewController() }
    func makeCat() -> UIViewController { UIViewController() }
    func makeDog() -> UIViewController { UIViewController() }
    func makeElk() -> UIViewController { UIViewController() }
    func makeFox() -> UIViewController { UIViewController() }
    func makeGnu() -> UIViewController { UIViewController() }
    func makeHen() -> UIViewController { UIViewController() }
    func makeIbis() -> UIViewController { UIViewController() }
    func makeJay() -> UIViewController { UIViewController() }
    func makeKiwi() -> UIViewController { UIViewController() }
}

protocol AppFactory {
    func makeAnt() -> UIViewController
    func makeBee() -> UIViewController
    func makeCat() -> UIViewController
    func makeDog() -> UIViewController
    func makeElk() -> UIViewController
    func makeFox() -> UIViewController
    func makeGnu() -> UIViewController
    func makeHen() -> UIViewController
    func makeIbis() -> UIViewController
    func makeJay() -> UIViewController
    func makeKiwi() -> UIViewController
}
