import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var flow: ReaderFlow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }

        let dependencies = AppDependencies(
            stories: RemoteStoryProvider(session: .shared),
            images: RemoteImageProvider(session: .shared),
            bookmarks: DefaultsBookmarkStore(defaults: .standard),
            speech: QueueSpeechPlayer(),
            tracker: LocalReadingTracker(defaults: .standard),
            library: FileLibrary(folder: .documentsDirectory, files: .default)
        )
        let navigation = UINavigationController()
        let flow = ReaderFlow(navigation: navigation, dependencies: dependencies)
        flow.start()
        self.flow = flow

        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
    }
}
