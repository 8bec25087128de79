import GardenCore
import UIKit

/// Puts screens together from what the container has.
@MainActor
final class ModuleFactory {
    private let container: any ShopDependencies

    init(container: any ShopDependencies) {
        self.container = container
    }
}

extension ModuleFactory: SignInModuleFactory {
    func makeSignInModule(onSignedIn: @escaping () -> Void) -> UIViewController {
        let viewModel = SignInViewModel(session: container.session, onSignedIn: onSignedIn)
        return SignInViewController(viewModel: viewModel)
    }
}

extension ModuleFactory: CatalogModuleFactory {
    func makeCatalogModule(navigator: any CatalogNavigating) -> UIViewController {
        let viewModel = CatalogViewModel(
            network: container.network, events: container.events, navigator: navigator)
        return CatalogViewController(viewModel: viewModel)
    }

    func makePlantModule(plant: Plant) -> UIViewController {
        let viewModel = PlantViewModel(
            plant: plant, basket: container.basket, pictures: container.pictures, events: container.events)
        return PlantViewController(viewModel: viewModel)
    }
}

extension ModuleFactory: CheckoutModuleFactory {
    func makeBasketModule(onPay: @escaping () -> Void) -> UIViewController {
        let viewModel = BasketViewModel(basket: container.basket, session: container.session, onPay: onPay)
        return BasketViewController(viewModel: viewModel)
    }

    func makePaymentModule() -> UIViewController {
        let viewModel = PaymentViewModel(basket: container.basket, payments: container.payments)
        return PaymentViewController(viewModel: viewModel)
    }
}
