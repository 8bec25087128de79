// A static property that makes a screen puts it together, as a function does; one that finds the screen in front makes none, and
// what it reaches on the way nobody sees.
// only: singleton

import SwiftUI
import UIKit

final class Lantern {
    static let shared = Lantern()
    var isLit = false
    func light() { isLit = true }
}

final class DeckController: UIViewController {
    private let lantern: Lantern
    init(lantern: Lantern) {
        self.lantern = lantern
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { lantern.light() }
    static func makeLit() -> DeckController { DeckController(lantern: Lantern()) }
}

final class CabinPresenter {
    private let lantern: Lantern
    init(lantern: Lantern) { self.lantern = lantern }
    func show() { lantern.light() }
}

final class CabinController: UIViewController {
    var presenter: CabinPresenter?
    override func viewDidLoad() { presenter?.show() }
}

enum DeckModule {
    static var screen: UIViewController { DeckController(lantern: .shared) }
    static var stack: UIViewController {
        let deck = DeckController(lantern: Lantern.shared)
        return UINavigationController(rootViewController: deck)
    }
    static var loaded: UIViewController {
        let cabin = UIStoryboard(name: "Cabin", bundle: nil).instantiateInitialViewController() as! CabinController
        cabin.presenter = CabinPresenter(lantern: Lantern.shared)
        return cabin
    }
    static var made: UIViewController {
        Lantern.shared.light()
        return DeckController.makeLit()
    }
    static var menu: some View { Text("menu").accessibilityHidden(Lantern.shared.isLit) }
}

enum Bow {
    static var front: UIViewController? {
        UIApplication.shared.windows.first?.rootViewController
    //  ^ note: [singleton] {{Bow reaches the shared instance UIApplication.shared in 3 places}}
    }
    static var deck: DeckController? {
        guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return nil }
        //                ^ related: [singleton] {{also reaches UIApplication.shared here}}
        Lantern.shared.light()
    //  ^ warning: [singleton] {{Bow reaches the shared instance Lantern.shared}}
        return scene.windows.first?.rootViewController as? DeckController
    }
    static func found() -> UIViewController? { UIApplication.shared.windows.first?.rootViewController }
    //                                         ^ related: [singleton] {{also reaches UIApplication.shared here}}
}
