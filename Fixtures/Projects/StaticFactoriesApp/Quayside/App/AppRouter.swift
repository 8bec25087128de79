import UIKit

/// From the gangway to the ticket.
@MainActor
final class AppRouter {
    private let navigation: UINavigationController

    init(navigation: UINavigationController) {
        self.navigation = navigation
    }

    func start() {
        let screen = SignInScreenFactory.makeSignInScreen { [weak self] in self?.showTimetable() }
        navigation.setViewControllers([screen], animated: false)
    }

    private func showTimetable() {
        let screen = TimetableScreenFactory.makeTimetableScreen { [weak self] departure in
            self?.showTicket(for: departure)
        }
        navigation.setViewControllers([screen], animated: true)
    }

    private func showTicket(for departure: Departure) {
        navigation.pushViewController(TicketScreenFactory.makeTicketScreen(for: departure), animated: true)
    }
}
