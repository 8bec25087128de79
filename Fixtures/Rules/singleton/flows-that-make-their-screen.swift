// A flow that is asked for its screen, and for something that is read of it, leads on from there and is no factory. Whose protocol
// asks for screens alone, or is called a factory's, is one.

import UIKit

final class Tracker {
    static let shared = Tracker()
    func note(_ text: String) {}
}

protocol PressShowing {
    var titles: [String] { get }
    func makeViewController() -> UIViewController
}

final class PressRouter: PressShowing {
    let titles: [String] = []
    private let root: UIViewController
    init(root: UIViewController) { self.root = root }
    func makeViewController() -> UIViewController { UIViewController() }
    func showNews() {
        Tracker.shared.note("news")
//      ^ warning: [singleton] {{PressRouter reaches the shared instance Tracker.shared}}
        root.present(UIViewController(), animated: true)
    }
}

protocol PaperMaking {
    func makeViewController() -> UIViewController
}

final class PaperRouter: PaperMaking {
    private let root: UIViewController
    init(root: UIViewController) { self.root = root }
    func makeViewController() -> UIViewController { UIViewController() }
    func showNews() {
        Tracker.shared.note("news")
        root.present(UIViewController(), animated: true)
    }
}

protocol BookFactory {
    var titles: [String] { get }
    func makeViewController() -> UIViewController
}

final class BookRouter: BookFactory {
    let titles: [String] = []
    private let root: UIViewController
    init(root: UIViewController) { self.root = root }
    func makeViewController() -> UIViewController { UIViewController() }
    func showNews() {
        Tracker.shared.note("news")
        root.present(UIViewController(), animated: true)
    }
}

protocol LeafletMaking {
    var titles: [String] { get }
    func makeViewController() -> UIViewController
}

final class LeafletPrinter: LeafletMaking {
    let titles: [String] = []
    private let root: UIViewController
    init(root: UIViewController) { self.root = root }
    func makeViewController() -> UIViewController { UIViewController() }
    func printNews() { Tracker.shared.note("news") }
}
