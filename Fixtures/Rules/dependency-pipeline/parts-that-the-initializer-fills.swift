// What the initializer assigns to a part that the type keeps, or has made for it, is its own assembly; in a method it
// is handed on, and what a part only refers back to is kept by the type.

import UIKit

protocol DockAPI {
    func ships() -> [String]
}

final class DockViewController: UIViewController {
    var api: (any DockAPI)?
    override func viewDidLoad() { print(api?.ships() ?? []) }
}

final class DockPages {
    let first = DockViewController()
    init(api: any DockAPI) { first.api = api }
}

final class DockFlow {
    private let api: any DockAPI
    private let first = DockViewController()
    init(api: any DockAPI) { self.api = api }
    //   ^ warning: [dependency-pipeline] {{DockFlow takes DockAPI only to hand it on: DockFlow → DockViewController, which uses it}}
    func start() { first.api = api }
}

protocol DockListening: AnyObject {
    func arrived()
}

final class DockSign {
    weak var watcher: (any DockListening)?
    func show() { watcher?.arrived() }
}

final class DockOffice {
    private let listening: any DockListening
    private let sign = DockSign()
    init(listening: any DockListening) { self.listening = listening }
    func start() { sign.watcher = listening }
}

final class DockScreen {
    private let pages: DockPages
    init(api: any DockAPI) { pages = DockPages.makePages(with: api) }
    func show() { print(pages.first) }
}

extension DockPages {
    static func makePages(with api: any DockAPI) -> DockPages { DockPages(api: api) }
}
