// The synthesised initializer of a struct takes what its properties keep: the finding stands at the property.

import UIKit

protocol LoginAPI {
    func login(name: String)
}

struct LoginCoordinator {
    let api: any LoginAPI
    //  ^ warning: [dependency-pipeline] {{LoginCoordinator takes LoginAPI only to hand it on: LoginCoordinator → LoginViewModel, which uses it}}
    let navigation: UINavigationController

    func start() {
        let controller = LoginViewController(model: LoginViewModel(api: api))
        navigation.pushViewController(controller, animated: true)
    }
}

final class LoginViewModel {
    private let api: any LoginAPI
    init(api: any LoginAPI) { self.api = api }
    func submit(name: String) { api.login(name: name) }
}

final class LoginViewController: UIViewController {
    private let model: LoginViewModel
    init(model: LoginViewModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    @objc private func tap() { model.submit(name: "guest") }
}
