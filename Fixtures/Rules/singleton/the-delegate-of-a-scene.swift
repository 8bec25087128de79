// Who takes the delegate of one of the application's scenes for the app's own reaches that one, as it would reach the
// application's. The delegate itself does not, and a scene is the application's while nothing of the app's is asked for.
// only: singleton

//- Sources/App/SceneDelegate.swift
import UIKit

final class WireService {
    func open() {}
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    static var current: SceneDelegate? { UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate }
    let wire = WireService()
    var window: UIWindow?
    func goOn() { (UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate)?.goOn() }
}

//- Sources/App/Models.swift
import UIKit

final class StartModel {
    func start() {
        if let delegate = UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate {
            //            ^ warning: [singleton] {{StartModel reaches the shared instance SceneDelegate in 2 places}}
            delegate.goOn()
        }
    }
    func again() {
        let scenes = UIApplication.shared.connectedScenes
        //           ^ note: [singleton] {{StartModel reaches the shared instance UIApplication.shared in 2 places}}
        print(scenes.count)
    }
    func lastly() {
        let own = UIApplication.shared.connectedScenes.first { $0.title != "" }?.delegate as? SceneDelegate
        //        ^ related: [singleton] {{also reaches SceneDelegate here}}
        own?.goOn()
        let scene = UIApplication.shared.connectedScenes.first { $0.title != "" } as? UIWindowScene
        //          ^ related: [singleton] {{also reaches UIApplication.shared here}}
        print(scene?.title ?? "")
    }
}

final class WireModel {
    func open() { (UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate)?.wire.open() }
    //             ^ warning: [singleton] {{WireModel reaches the shared instance SceneDelegate.wire}}
}

final class CountModel {
    func count() -> Int { UIApplication.shared.connectedScenes.count }
    //                    ^ note: [singleton] {{CountModel reaches the shared instance UIApplication.shared}}
}

final class SessionModel {
    private let session: Session
    init(session: Session) { self.session = session }
    func open() { print(session.connectedScenes.first?.delegate as? SceneDelegate as Any) }
}
