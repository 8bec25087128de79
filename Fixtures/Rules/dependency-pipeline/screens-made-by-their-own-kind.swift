// A coordinator is one also where its screens come out of a storyboard by a function of a protocol: the model that it hands
// to such a screen it shows. A service it hands on.
// only: dependency-pipeline

import UIKit

protocol FromStoryboard {
    static func instantiate() -> Self
}

extension FromStoryboard {
    static func instantiate() -> Self {
        UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as! Self
    }
}

protocol TentAPI {
    func pitch()
}

final class TentViewModel {
    private let api: any TentAPI
    init(api: any TentAPI) { self.api = api }
    func pitch() { api.pitch() }
}

final class TentViewController: UIViewController, FromStoryboard {
    var viewModel: TentViewModel?
    var api: (any TentAPI)?
    override func viewDidLoad() {
        viewModel?.pitch()
        api?.pitch()
//      ^ related: [dependency-pipeline] {{TentViewController uses it}}
    }
}

final class TentCoordinator {
    private let viewModel: TentViewModel
    private let navigation: UINavigationController
    init(viewModel: TentViewModel, navigation: UINavigationController) {
        self.viewModel = viewModel
        self.navigation = navigation
    }
    func start() {
        let screen = TentViewController.instantiate()
        screen.viewModel = viewModel
        navigation.viewControllers = [screen]
    }
}

final class CampCoordinator {
    private let api: any TentAPI
    private let navigation: UINavigationController
    init(api: any TentAPI, navigation: UINavigationController) {
    //   ^ warning: [dependency-pipeline] {{CampCoordinator takes TentAPI only to hand it on: CampCoordinator → TentViewController, which uses it}}
        self.api = api
        self.navigation = navigation
    }
    func start() {
        let screen = TentViewController.instantiate()
        screen.api = api
        //           ^ related: [dependency-pipeline] {{CampCoordinator hands it to TentViewController}}
        navigation.viewControllers = [screen]
    }
}
