import UIKit

final class CheckoutCoordinator: Coordinator {
    private let navigation: UINavigationController
    private let factory: any CheckoutModuleFactory

    init(navigation: UINavigationController, factory: any CheckoutModuleFactory) {
        self.navigation = navigation
        self.factory = factory
    }

    func start() {
        let screen = factory.makeBasketModule { [weak self] in self?.pay() }
        navigation.pushViewController(screen, animated: true)
    }

    private func pay() {
        navigation.pushViewController(factory.makePaymentModule(), animated: true)
    }
}
