// What the initializer assigns to a part that the type keeps is its own assembly; in a method it is handed on.

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
    //   ^ warning: [dependency-pipeline] {{DockAPI}} {{DockViewController}}
    func start() { first.api = api }
}
