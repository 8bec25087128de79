/// A factory alone knows no lifetimes: what must be one has to be kept here.
@MainActor
enum TicketWalletFactory {
    private static let wallet = TicketWallet(defaults: .standard)

    static func create() -> TicketWallet { wallet }
}
