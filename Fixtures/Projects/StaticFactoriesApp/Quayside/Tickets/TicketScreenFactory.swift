import UIKit

@MainActor
enum TicketScreenFactory {
    static func makeTicketScreen(for departure: Departure) -> UIViewController {
        let viewModel = makeViewModel(for: departure)
        return TicketViewController(viewModel: viewModel)
    }

    private static func makeViewModel(for departure: Departure) -> TicketViewModel {
        TicketViewModel(departure: departure, wallet: TicketWalletFactory.create())
    }
}
