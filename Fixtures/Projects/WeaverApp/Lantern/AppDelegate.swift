import UIKit

/// An app that plans evening walks. What walks share is registered here.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    private let dependencies = MainDependencyContainer.appDelegateDependencyResolver()

    @Weaver(.registration)
    private var planner: RoutePlanner

    // weaver: forecast = CoastForecast <- Forecasting
    // weaver: forecast.scope = .container

    @Weaver(.registration, type: UserDefaults.self, builder: AppDelegate.makeDefaults)
    private var defaults: UserDefaults

    // weaver: walkScreen = WalkScreen <- UIViewController
    // weaver: walkScreen.scope = .transient

    // weaver: guide = Guide
    // weaver: audience = Audience

    // A ticket office is not made with its container: somebody has to say for which walker.
    // weaver: tickets = TicketOffice
    // weaver: tickets.scope = .container

    // Two by one name.
    // weaver: journal = PaperJournal <- Journal
    // weaver: journal = DigitalJournal <- Journal

    static func makeDefaults(_ dependencies: UserDefaultsInputDependencyResolver) -> UserDefaults { UserDefaults() }
}
