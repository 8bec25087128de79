@MainActor
protocol PaymentTaking {
    func pay(_ lines: [BasketLine]) async throws -> Receipt
}

@MainActor
final class CardPayments: PaymentTaking {
    private let network: any GardenNetwork

    init(network: any GardenNetwork) {
        self.network = network
    }

    func pay(_ lines: [BasketLine]) async throws -> Receipt {
        let total = lines.reduce(0) { $0 + $1.pricePence }
        return try await network.order(lines, token: "card-\(total)")
    }
}
