// A screen may hand the parts of its presenter to the views within it; a part of a bag that it only hands on is carried.
// only: dependency-pipeline

import UIKit

protocol Tapping {
    func tap()
}

final class ButtonViewModel {
    private let tapping: any Tapping
    init(tapping: any Tapping) { self.tapping = tapping }
    func tap() { tapping.tap() }
}

final class RoundButton: UIView {
    var viewModel: ButtonViewModel? { didSet { viewModel?.tap() } }
}

struct WelcomePresenter {
    let title: String
    let buttonViewModel: ButtonViewModel
}

struct WelcomeParts {
    let title: String
    let buttonViewModel: ButtonViewModel
}

final class WelcomeViewController: UIViewController {
    private let button = RoundButton()
    private let presenter: WelcomePresenter
    init(presenter: WelcomePresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        title = presenter.title
        button.viewModel = presenter.buttonViewModel
    }
}

final class GreetingViewController: UIViewController {
    private let button = RoundButton()
    private let parts: WelcomeParts
    init(parts: WelcomeParts) {
    //   ^ warning: [dependency-pipeline] {{GreetingViewController reads buttonViewModel of WelcomeParts only to hand it on}}
        self.parts = parts
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        title = parts.title
        button.viewModel = parts.buttonViewModel
    }
}
