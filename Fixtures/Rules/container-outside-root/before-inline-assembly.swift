// A child container that a coordinator builds of its own dependencies is a container outside the root, nothing else.
// only: container-outside-root, inline-assembly, self-made-dependency

import UIKit

final class PlumAPI {
    func load() {}
}

struct PlumDependencies {
    let api: PlumAPI
}

final class PlumSceneContainer {
    private let dependencies: PlumDependencies
    lazy var loader = PlumLoader(api: dependencies.api)
    init(dependencies: PlumDependencies) { self.dependencies = dependencies }
    func makePlums() -> UIViewController { UIViewController() }
    func makePits() -> UIViewController { UIViewController() }
}

extension PlumSceneContainer: PlumFactory {}

protocol PlumFactory {
    func makePlums() -> UIViewController
    func makePits() -> UIViewController
}

final class PlumLoader {
    private let api: PlumAPI
    init(api: PlumAPI) { self.api = api }
    func load() { api.load() }
}

final class PlumCoordinator {
    private let api: PlumAPI
    private let navigation: UINavigationController
    init(api: PlumAPI, navigation: UINavigationController) {
        self.api = api
        self.navigation = navigation
    }
    func start() {
        let container = PlumSceneContainer(dependencies: PlumDependencies(api: api))
        //              ^ warning: [container-outside-root] {{PlumCoordinator constructs the container PlumSceneContainer}}
        navigation.pushViewController(container.makePlums(), animated: true)
    }
}
