@MainActor
final class PaymentViewModel {
    private let basket: any BasketStoring
    private let payments: any PaymentTaking

    private(set) var receipt: Receipt?

    init(basket: any BasketStoring, payments: any PaymentTaking) {
        self.basket = basket
        self.payments = payments
    }

    func pay() async throws {
        receipt = try await payments.pay(basket.lines)
        basket.empty()
    }
}
