import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }

        // The screens keep the container alive as their factory; nobody else needs to.
        let container = DependencyContainer()
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: container.makeLoftListViewController()),
            UINavigationController(rootViewController: container.makeSettingsViewController()),
        ]
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
    }
}
