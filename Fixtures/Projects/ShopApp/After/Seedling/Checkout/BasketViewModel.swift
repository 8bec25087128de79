import GardenCore

@MainActor
final class BasketViewModel {
    private let basket: any BasketStoring
    private let session: any SessionKeeping
    private let onPay: () -> Void

    init(basket: any BasketStoring, session: any SessionKeeping, onPay: @escaping () -> Void) {
        self.basket = basket
        self.session = session
        self.onPay = onPay
    }

    var lines: [BasketLine] { basket.lines }

    func pay() {
        guard session.isSignedIn else { return }
        onPay()
    }
}
