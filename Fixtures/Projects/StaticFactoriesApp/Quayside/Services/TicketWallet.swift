import Foundation

/// The tickets of this device, in one wallet.
@MainActor
final class TicketWallet {
    private let defaults: UserDefaults

    init(defaults: UserDefaults) {
        self.defaults = defaults
    }

    func buy(_ departure: Departure, for passengers: Int) -> String {
        let code = "\(departure.harbour.uppercased())-\(passengers)-\(UUID().uuidString.prefix(6))"
        defaults.set(code, forKey: departure.id.uuidString)
        return code
    }

    func code(for departure: Departure) -> String? {
        defaults.string(forKey: departure.id.uuidString)
    }
}
