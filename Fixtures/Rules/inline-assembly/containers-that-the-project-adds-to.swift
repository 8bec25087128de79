// What the project adds to a library's container makes it no other one: who fills one of its own puts together what it shows.
// only: inline-assembly

import Swinject
import UIKit

extension Container {
    func fill() {}
}

protocol Launching {
    func launch()
}

final class Launcher: Launching {
    func launch() {}
}

final class HarbourCoordinator {
    private let resolver: Container
    init(resolver: Container) { self.resolver = resolver }
    func start() { print(resolver.resolve(Launching.self)!) }
}

final class DemoViewController: UIViewController {
    private lazy var resolver: Container = {
        let resolver = Container()
        resolver.register(Launching.self) { _ in Launcher() }
        return resolver
    }()

    override func viewDidAppear(_ animated: Bool) { HarbourCoordinator(resolver: resolver).start() }
}

final class BareViewController: UIViewController {
    private lazy var resolver: Container = {
        let resolver = Container()
        return resolver
    }()

    override func viewDidAppear(_ animated: Bool) { HarbourCoordinator(resolver: resolver).start() }
    //                                              ^ note: [inline-assembly] {{BareViewController builds HarbourCoordinator out of its own dependencies}}
}
