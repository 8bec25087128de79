import UIKit

final class CatalogCoordinator: Coordinator {
    private let navigation: UINavigationController
    private let network: any GardenNetwork
    private let basket: any BasketStoring
    private let pictures: any PictureLoading
    private let payments: any PaymentTaking
    private var checkout: CheckoutCoordinator?

    init(
        navigation: UINavigationController,
        network: any GardenNetwork,
        basket: any BasketStoring,
        pictures: any PictureLoading,
        payments: any PaymentTaking
    ) {
        self.navigation = navigation
        self.network = network
        self.basket = basket
        self.pictures = pictures
        self.payments = payments
    }

    func start() {
        // The coordinator knows every brick of the screen.
        let viewModel = CatalogViewModel(network: network, navigator: self)
        navigation.setViewControllers([CatalogViewController(viewModel: viewModel)], animated: true)
    }
}

extension CatalogCoordinator: CatalogNavigating {
    func show(_ plant: Plant) {
        let viewModel = PlantViewModel(plant: plant, basket: basket, pictures: pictures)
        navigation.pushViewController(PlantViewController(viewModel: viewModel), animated: true)
    }

    func showBasket() {
        let checkout = CheckoutCoordinator(
            navigation: navigation, basket: basket, pictures: pictures, payments: payments)
        self.checkout = checkout
        checkout.start()
    }
}
