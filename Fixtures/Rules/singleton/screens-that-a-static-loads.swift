// A static of a screen that loads or finds one gives what everybody shares no more than an initializer does, whatever it is
// called; what is kept somewhere, or said to be shared, is shared.
// only: singleton

//- Sources/App/Screens.swift
import Outside
import UIKit

extension UIViewController {
    class func loaded<Screen: UIViewController>(from name: String) -> Screen {
        UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() as! Screen
    }
}

final class PierScreen: UIViewController {
    static func instance() -> PierScreen { PierScreen.loaded(from: "Pier") }
}

final class QuayScreen: UIViewController {
    static func instance() -> QuayScreen {
        UIStoryboard(name: "Quay", bundle: nil).instantiateInitialViewController() as! QuayScreen
    }
}

final class DockScreen: UIViewController {
    static var instance: DockScreen { Outside.screen(named: "Dock") }
    static func current() -> DockScreen { Outside.screen(named: "Dock") }
}

final class MoleScreen: UIViewController {
    private static var kept: MoleScreen?
    static func instance() -> MoleScreen {
        if kept == nil { kept = MoleScreen() }
        return kept!
    }
}

final class Harbour {
    static let shared = Harbour()
    let wharf = WharfScreen()
}

final class WharfScreen: UIViewController {
    static var current: WharfScreen { Harbour.shared.wharf }
}

final class JettyScreen: UIViewController {
    static func sharedInstance() -> JettyScreen { Outside.screen(named: "Jetty") }
}

final class LampStore {
    static func instance() -> LampStore { Outside.store(named: "Lamp") }
    func light() {}
}

/// What makes none of its kind by loading is no less shared for that.
final class BellStore {
    private static let kept = BellStore()
    static func instance() -> BellStore {
        _ = UIStoryboard(name: "Bell", bundle: nil).instantiateInitialViewController()
        return kept
    }
    func ring() {}
}

//- Sources/App/Flow.swift
import UIKit

final class HarbourFlow {
    private let stack: UINavigationController
    init(stack: UINavigationController) { self.stack = stack }
    func open() {
        stack.pushViewController(PierScreen.instance(), animated: true)
        stack.pushViewController(QuayScreen.instance(), animated: true)
        stack.pushViewController(DockScreen.instance, animated: true)
        stack.pushViewController(DockScreen.current(), animated: true)
        stack.pushViewController(MoleScreen.instance(), animated: true)
        //                       ^ warning: [singleton] {{HarbourFlow reaches the shared instance MoleScreen.instance}}
        stack.pushViewController(WharfScreen.current, animated: true)
        //                       ^ warning: [singleton] {{HarbourFlow reaches the shared instance WharfScreen.current}}
        stack.pushViewController(JettyScreen.sharedInstance(), animated: true)
        //                       ^ warning: [singleton] {{HarbourFlow reaches the shared instance JettyScreen.sharedInstance}}
        LampStore.instance().light()
    //  ^ warning: [singleton] {{HarbourFlow reaches the shared instance LampStore.instance}}
        BellStore.instance().ring()
    //  ^ warning: [singleton] {{HarbourFlow reaches the shared instance BellStore.instance}}
    }
}
