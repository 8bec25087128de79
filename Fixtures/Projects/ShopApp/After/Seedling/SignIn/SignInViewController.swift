import UIKit

final class SignInViewController: UIViewController {
    private let viewModel: SignInViewModel
    private let name = UITextField()

    init(viewModel: SignInViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(name)
    }

    func signIn() {
        viewModel.signIn(name: name.text ?? "")
    }
}
