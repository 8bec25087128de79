// Where a root leaves the assembling to a flow that nobody else starts, or to what makes all the services, these construct the
// container while they are made; a flow that is started elsewhere, and whatever is done later, does not.
// only: container-outside-root, inline-assembly, self-made-dependency

//- Sources/App/AppDelegate.swift
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
    var flow: AppCoordinator?
    var kit: PearKit?
    func applicationDidFinishLaunching(_ application: UIApplication) {
        flow = AppCoordinator()
        kit = PearKit()
        TabCoordinator().start()
    }
}

//- Sources/App/Flows.swift
import UIKit

final class PearAPI { func load() {} }
final class PearStore { func save() {} }

final class PearContainer {
    lazy var api = PearAPI()
    lazy var store = PearStore()
    func makeScreen() -> UIViewController { UIViewController() }
}

final class AppCoordinator {
    private let container: PearContainer
    private let navigation = UINavigationController()
    init() { container = PearContainer() }
    func start() {
        navigation.pushViewController(container.makeScreen(), animated: true)
        TabCoordinator().start()
    }
    func startAnew() { navigation.pushViewController(PearContainer().makeScreen(), animated: true) }
    //                                               ^ warning: [container-outside-root] {{AppCoordinator constructs the container PearContainer}}
}

final class TabCoordinator {
    private let container = PearContainer()
    //                      ^ warning: [container-outside-root] {{TabCoordinator constructs the container PearContainer}}
    private let navigation = UINavigationController()
    func start() { navigation.pushViewController(container.makeScreen(), animated: true) }
}

//- Sources/Kit/PearKit.swift
protocol PearService {}
final class OneService: PearService { init(api: PearAPI) {} }
final class TwoService: PearService { init(api: PearAPI) {} }
final class ThreeService: PearService { init(api: PearAPI) {} }
final class FourService: PearService { init(api: PearAPI) {} }
final class FiveService: PearService { init(api: PearAPI) {} }

public final class PearKit {
    private let one: OneService
    private let two: TwoService
    private let three: ThreeService
    private let four: FourService
    private let five: FiveService
    private let container: PearContainer

    public init() {
        let container = PearContainer()
        self.container = container
        one = OneService(api: container.api)
        two = TwoService(api: container.api)
        three = ThreeService(api: container.api)
        four = FourService(api: container.api)
        five = FiveService(api: container.api)
    }

    public func load() { container.api.load() }

    public func reload() { PearContainer().api.load() }
    //                     ^ warning: [container-outside-root] {{PearKit constructs the container PearContainer}}
}
