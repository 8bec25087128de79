import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }

        let client = URLSessionHTTPClient()
        let keychain = KeychainStore(group: "club.pigeon.shared")
        let avatars = AvatarCache(client: client, limit: 200)
        let accounts = AccountManager(
            loader: AccountLoader(client: client),
            database: LetterDatabase(folder: .documentsDirectory),
            cache: avatars,
            keychain: keychain,
            tokens: TokenManager.shared
        )
        let lofts = LoftListViewController(
            loader: LetterLoader(client: client),
            accounts: accounts,
            sender: LetterSender.shared,
            drafts: DraftStore(),
            avatars: avatars
        )
        let settings = SettingsViewController(accounts: accounts)

        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: lofts),
            UINavigationController(rootViewController: settings),
        ]
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
    }
}
