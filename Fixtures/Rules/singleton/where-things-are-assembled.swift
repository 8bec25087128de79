// Containers, factories and roots read a shared instance once, to hand it in.

import UIKit

final class Clipboard {
    static let shared = Clipboard()
    func copy() {}
}

final class CopyViewModel {
    private let clipboard: Clipboard
    private let session: URLSession
    init(clipboard: Clipboard, session: URLSession) {
        self.clipboard = clipboard
        self.session = session
    }
    func copy() { clipboard.copy(); session.invalidateAndCancel() }
}

final class CopyContainer {
    lazy var model = CopyViewModel(clipboard: Clipboard.shared, session: .shared)
    lazy var other: CopyViewModel = CopyViewModel(clipboard: .shared, session: URLSession.shared)
}

struct CopyScreenFactory {
    func makeCopyViewModel() -> CopyViewModel {
        CopyViewModel(clipboard: Clipboard.shared, session: URLSession.shared)
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    private var model: CopyViewModel?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        Clipboard.shared.copy()
        UserDefaults.standard.removeObject(forKey: "copied")
        model = CopyViewModel(clipboard: Clipboard.shared, session: URLSession.shared)
    }
}
