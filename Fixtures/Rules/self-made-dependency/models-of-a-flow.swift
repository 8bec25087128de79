// A flow makes the models that it shows, and nobody else does: the others are given them. A model may be named after what
// it implements.
// only: self-made-dependency

import UIKit

protocol SedgeLoading {
    func load()
}

final class SedgeViewModel: SedgeLoading {
    func load() {}
}

final class SedgeViewModelImpl: SedgeLoading {
    func load() {}
}

final class SedgeModelImpl: SedgeLoading {
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
    private let second = SedgeViewModelImpl()
    private let third = SedgeModelImpl()
    //                  ^ note: [self-made-dependency] {{SedgeCoordinator creates SedgeModelImpl, which it could be given}}
    private let navigation = UINavigationController()
    func start() {
        for model in [model, second, third] as [any SedgeLoading] {
            navigation.pushViewController(SedgeViewController(model: model), animated: true)
        }
    }
}

final class SedgePresenter {
    private let model = SedgeViewModel()
    //                  ^ note: [self-made-dependency] {{SedgePresenter creates SedgeViewModel, which it could be given}}
    func start() {
        model.load()
    }
}
