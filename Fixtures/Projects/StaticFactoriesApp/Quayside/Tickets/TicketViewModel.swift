@MainActor
final class TicketViewModel {
    private let departure: Departure
    private let wallet: TicketWallet

    init(departure: Departure, wallet: TicketWallet) {
        self.departure = departure
        self.wallet = wallet
    }

    var title: String { departure.harbour }

    func code(passengers: Int = 1) -> String {
        wallet.code(for: departure) ?? wallet.buy(departure, for: passengers)
    }
}
