// Who is asked for its screen and for work besides, and mostly works, is no factory; who mostly makes things is one, and so is
// who is asked for nothing else.
// only: inline-assembly, singleton, dependency-pipeline

import UIKit

protocol API { func get() -> Int }
final class Bell {
    static let shared = Bell()
    var count = 0
    func ring() { count += 1 }
}
final class HomeController: UIViewController {
    private let api: API
    init(api: API) {
        self.api = api
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() { title = "\(api.get())" }
}

protocol Coordinating: AnyObject {
    func makeRoot() -> UIViewController
    func start()
}

final class HomeCoordinator: Coordinating {
    private let api: API
    private let navigation = UINavigationController()
    init(api: API) { self.api = api }
    func makeRoot() -> UIViewController { navigation }
    func start() { Bell.shared.ring() }
    //             ^ warning: [singleton] {{HomeCoordinator reaches the shared instance Bell.shared}}
    func show() {
        print(api.get())
        navigation.pushViewController(HomeController(api: api), animated: true)
    //                                ^ note: [inline-assembly] {{HomeCoordinator builds HomeController out of its own dependencies}}
    }
}

protocol SectionProviding {
    func makeController() -> UIViewController
    func reload()
}
final class StatsService: SectionProviding {
    private var count = 0
    func makeController() -> UIViewController { UIViewController() }
    func reload() { Bell.shared.ring() }
    //              ^ warning: [singleton] {{StatsService reaches the shared instance Bell.shared}}
    func sync() { count = 1 }
    func stop() { count = 0 }
}

// Half of what it does is to make screens.
final class ScreenMaker: SectionProviding {
    private let api: API
    init(api: API) { self.api = api }
    func makeController() -> UIViewController { HomeController(api: api) }
    func makeOther() -> UIViewController { HomeController(api: api) }
    func reload() { Bell.shared.ring() }
}
// A factory's protocol says that its own is one.
protocol SectionFactory {
    func makeController() -> UIViewController
    func reload()
}
final class LiveSections: SectionFactory {
    private let api: API
    init(api: API) { self.api = api }
    func makeController() -> UIViewController { HomeController(api: api) }
    func reload() { Bell.shared.ring() }
    func stop() { Bell.shared.ring() }
}
protocol OnlyMaking { func makeController() -> UIViewController }
final class Studio: OnlyMaking {
    private let api: API
    init(api: API) { self.api = api }
    func makeController() -> UIViewController { HomeController(api: api) }
    func open() { Bell.shared.ring() }
    func close() { Bell.shared.ring() }
}
