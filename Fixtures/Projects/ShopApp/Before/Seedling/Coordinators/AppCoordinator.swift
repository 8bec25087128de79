import UIKit

final class AppCoordinator: Coordinator {
    private let navigation: UINavigationController
    private let network: any GardenNetwork
    private let session: any SessionKeeping
    private let basket: any BasketStoring
    private let pictures: any PictureLoading
    private let payments: any PaymentTaking
    private var children: [any Coordinator] = []

    init(
        navigation: UINavigationController,
        network: any GardenNetwork,
        session: any SessionKeeping,
        basket: any BasketStoring,
        pictures: any PictureLoading,
        payments: any PaymentTaking
    ) {
        self.navigation = navigation
        self.network = network
        self.session = session
        self.basket = basket
        self.pictures = pictures
        self.payments = payments
    }

    func start() {
        if session.isSignedIn {
            showCatalog()
        } else {
            let viewModel = SignInViewModel(session: session) { [weak self] in self?.showCatalog() }
            navigation.setViewControllers([SignInViewController(viewModel: viewModel)], animated: false)
        }
    }

    private func showCatalog() {
        let catalog = CatalogCoordinator(
            navigation: navigation, network: network, basket: basket, pictures: pictures, payments: payments)
        children.append(catalog)
        catalog.start()
    }
}
