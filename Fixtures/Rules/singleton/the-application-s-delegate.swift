// Who takes the application's delegate for the app's own reaches that one, or the dependency that it is asked for. The delegate
// itself, and who only talks to it as the system does, are no such thing.
// only: singleton

//- Sources/App/AppDelegate.swift
import UIKit

final class WireService {
    func open() {}
}

final class AppDelegate: NSObject, UIApplicationDelegate {
    static var shared: AppDelegate { UIApplication.shared.delegate as! AppDelegate }
    let wire = WireService()
    var window: UIWindow?
    func logOut() {}
}

extension AppDelegate {
    func leave() { (UIApplication.shared.delegate as? AppDelegate)?.wire.open() }
}

//- Sources/App/Models.swift
import UIKit

final class FeedModel {
    func load() { (UIApplication.shared.delegate as? AppDelegate)?.wire.open() }
    //             ^ warning: [singleton] {{FeedModel reaches the shared instance AppDelegate.wire}}
}

final class MacModel {
    func load() { (NSApp.delegate as! AppDelegate).wire.open() }
    //             ^ warning: [singleton] {{MacModel reaches the shared instance AppDelegate.wire}}
}

final class PageModel {
    func load() {
        guard let delegate = UIApplication.shared.delegate as? AppDelegate else { return }
        //                   ^ warning: [singleton] {{PageModel reaches the shared instance AppDelegate}}
        delegate.wire.open()
        delegate.logOut()
    }
}

final class ExitModel {
    func leave() { (UIApplication.shared.delegate as! AppDelegate).logOut() }
    //              ^ warning: [singleton] {{ExitModel reaches the shared instance AppDelegate}}
}

final class SystemModel {
    func load() { UIApplication.shared.delegate?.applicationDidBecomeActive?(application) }
    //            ^ note: [singleton] {{SystemModel reaches the shared instance UIApplication.shared in 2 places}}
    func isOurs() -> Bool { UIApplication.shared.delegate is AppDelegate }
    //                      ^ related: [singleton] {{also reaches UIApplication.shared here}}
    private let application: UIApplication
    private weak var delegate: UIApplicationDelegate?
    init(application: UIApplication) { self.application = application }
    func pass() { (delegate as? AppDelegate)?.logOut() }
}
