import UIKit

final class CheckoutCoordinator: Coordinator {
    private let navigation: UINavigationController
    private let basket: any BasketStoring
    private let pictures: any PictureLoading
    private let payments: any PaymentTaking

    init(
        navigation: UINavigationController,
        basket: any BasketStoring,
        pictures: any PictureLoading,
        payments: any PaymentTaking
    ) {
        self.navigation = navigation
        self.basket = basket
        self.pictures = pictures
        self.payments = payments
    }

    func start() {
        let viewModel = BasketViewModel(basket: basket) { [weak self] in self?.pay() }
        navigation.pushViewController(BasketViewController(viewModel: viewModel), animated: true)
    }

    private func pay() {
        let viewModel = PaymentViewModel(basket: basket, payments: payments)
        navigation.pushViewController(PaymentViewController(viewModel: viewModel), animated: true)
    }
}
