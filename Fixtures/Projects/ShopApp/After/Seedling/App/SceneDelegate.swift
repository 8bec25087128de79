import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var appCoordinator: AppCoordinator?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }

        // The only place that knows all parts of the app.
        let container = AppDependencyContainer()
        let factory = ModuleFactory(container: container)
        let navigation = UINavigationController()
        let coordinator = AppCoordinator(navigation: navigation, session: container.session, factory: factory)
        coordinator.start()
        appCoordinator = coordinator

        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
    }
}
