// Coordinators, view models, view controllers and services, classes and structs, build others of what they were given.
// only: inline-assembly

import UIKit

final class TideAPI {
    func load() {}
}

final class TideViewModel {
    private let api: TideAPI
    init(api: TideAPI) { self.api = api }
    func refresh() { api.load() }
}

final class TideViewController: UIViewController {
    private let api: TideAPI
    init(api: TideAPI) {
        self.api = api
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    func refresh() { api.load() }
}

final class TideCoordinator {
    private let api: TideAPI
    private let navigation: UINavigationController
    init(api: TideAPI, navigation: UINavigationController) {
        self.api = api
        self.navigation = navigation
    }
    func start() {
        navigation.pushViewController(TideViewController(api: api), animated: true)
        //                            ^ note: [inline-assembly] {{TideCoordinator builds TideViewController out of its own dependencies}}
    }
}

final class HarbourViewModel {
    private let api: TideAPI
    lazy var tides = TideViewModel(api: api)
    //               ^ note: [inline-assembly] {{HarbourViewModel builds TideViewModel out of its own dependencies}}
    init(api: TideAPI) { self.api = api }
}

final class BeachViewController: UIViewController {
    private let tides: TideViewModel
    init(api: TideAPI) {
        tides = TideViewModel(api: api)
        //      ^ note: [inline-assembly] {{BeachViewController builds TideViewModel out of its own dependencies}}
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
}

final class FloodService {
    private let api: TideAPI
    init(api: TideAPI) { self.api = api }
    func watch() -> [() -> Void] {
        [{ [api] in TideViewModel(api: api).refresh() }]
        //          ^ note: [inline-assembly] {{FloodService builds TideViewModel out of its own dependencies}}
    }
}

struct EbbUseCase {
    let api: TideAPI
    func run() { TideViewModel(api: api).refresh() }
    //           ^ note: [inline-assembly] {{EbbUseCase builds TideViewModel out of its own dependencies}}
}
