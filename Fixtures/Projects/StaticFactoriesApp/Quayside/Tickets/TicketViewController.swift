import UIKit

final class TicketViewController: UIViewController {
    private let viewModel: TicketViewModel
    private let code = UILabel()

    init(viewModel: TicketViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
        title = viewModel.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        code.text = viewModel.code()
        view.addSubview(code)
    }

    func copyCode() {
        UIPasteboard.general.string = code.text
    }
}
