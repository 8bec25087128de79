@MainActor
final class BasketViewModel {
    private let basket: any BasketStoring
    private let onPay: () -> Void

    init(basket: any BasketStoring, onPay: @escaping () -> Void) {
        self.basket = basket
        self.onPay = onPay
    }

    var lines: [BasketLine] { basket.lines }

    func pay() {
        let session: any SessionKeeping = ServiceLocator.shared.get()
        guard session.isSignedIn else { return }
        onPay()
    }
}
