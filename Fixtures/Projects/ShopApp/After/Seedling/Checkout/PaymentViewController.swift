import UIKit

final class PaymentViewController: UIViewController {
    private let viewModel: PaymentViewModel

    init(viewModel: PaymentViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Task { try await viewModel.pay() }
    }

    func followParcel() {
        guard let receipt = viewModel.receipt else { return }
        UIApplication.shared.open(receipt.tracking)
    }
}
