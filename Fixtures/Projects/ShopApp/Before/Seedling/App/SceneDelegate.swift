import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var appCoordinator: AppCoordinator?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }

        let network = GardenAPI(session: .shared)
        let keeper = SessionStore(defaults: .standard)
        ServiceLocator.shared.register(EventTracking.self, EventTracker(network: network))
        ServiceLocator.shared.register(SessionKeeping.self, keeper)

        let navigation = UINavigationController()
        let coordinator = AppCoordinator(
            navigation: navigation,
            network: network,
            session: keeper,
            basket: BasketStore(),
            pictures: RemotePictureLoader(),
            payments: CardPayments(network: network)
        )
        coordinator.start()
        appCoordinator = coordinator

        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
    }
}
