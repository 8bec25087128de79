import GardenCore
import UIKit

final class CatalogCoordinator: Coordinator {
    typealias Factory = CatalogModuleFactory & CheckoutModuleFactory

    private let navigation: UINavigationController
    private let factory: any Factory
    private var checkout: CheckoutCoordinator?

    init(navigation: UINavigationController, factory: any Factory) {
        self.navigation = navigation
        self.factory = factory
    }

    func start() {
        navigation.setViewControllers([factory.makeCatalogModule(navigator: self)], animated: true)
    }
}

extension CatalogCoordinator: CatalogNavigating {
    func show(_ plant: Plant) {
        navigation.pushViewController(factory.makePlantModule(plant: plant), animated: true)
    }

    func showBasket() {
        let checkout = CheckoutCoordinator(navigation: navigation, factory: factory)
        self.checkout = checkout
        checkout.start()
    }
}
