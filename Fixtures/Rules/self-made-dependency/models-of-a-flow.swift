// A flow makes the models that it shows, and nobody else does: the others are given them.
// only: self-made-dependency

import UIKit

protocol SedgeLoading {
    func load()
}

final class SedgeViewModel: SedgeLoading {
    func load() {}
}

final class SedgeViewController: UIViewController {
    private let model: any SedgeLoading
    init(model: any SedgeLoading) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { model.load() }
}

final class SedgeCoordinator {
    private let model = SedgeViewModel()
    private let navigation = UINavigationController()
    func start() { navigation.pushViewController(SedgeViewController(model: model), animated: true) }
}

final class SedgePresenter {
    private let model = SedgeViewModel()
    //                  ^ note: [self-made-dependency] {{SedgeViewModel}}
    func start() {
        model.load()
    }
}
