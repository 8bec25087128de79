import GardenCore
import UIKit

final class AppCoordinator: Coordinator {
    typealias Factory = SignInModuleFactory & CatalogCoordinator.Factory

    private let navigation: UINavigationController
    private let session: any SessionKeeping
    private let factory: any Factory
    private var children: [any Coordinator] = []

    init(navigation: UINavigationController, session: any SessionKeeping, factory: any Factory) {
        self.navigation = navigation
        self.session = session
        self.factory = factory
    }

    func start() {
        if session.isSignedIn {
            showCatalog()
        } else {
            let screen = factory.makeSignInModule { [weak self] in self?.showCatalog() }
            navigation.setViewControllers([screen], animated: false)
        }
    }

    private func showCatalog() {
        let catalog = CatalogCoordinator(navigation: navigation, factory: factory)
        children.append(catalog)
        catalog.start()
    }
}
