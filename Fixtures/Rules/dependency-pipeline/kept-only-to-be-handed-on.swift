// A coordinator keeps a service that it only hands to the view model of its screen.

import UIKit

protocol HarbourAPI {
    func load() -> [String]
}

final class HarbourCoordinator {
    private let api: any HarbourAPI
    private let navigation: UINavigationController

    init(api: any HarbourAPI, navigation: UINavigationController) {
    //   ^ warning: [dependency-pipeline] {{HarbourCoordinator takes HarbourAPI only to hand it on: HarbourCoordinator → HarbourViewModel, which uses it}}
        self.api = api
        self.navigation = navigation
    }

    func start() {
        let model = HarbourViewModel(api: api)
        navigation.pushViewController(HarbourViewController(model: model), animated: true)
    }
}

final class HarbourViewModel {
    private let api: any HarbourAPI
    init(api: any HarbourAPI) { self.api = api }
    func names() -> [String] { api.load() }
}

final class HarbourViewController: UIViewController {
    private let model: HarbourViewModel
    init(model: HarbourViewModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { title = model.names().first }
}
