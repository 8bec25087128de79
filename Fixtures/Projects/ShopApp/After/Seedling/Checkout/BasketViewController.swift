import UIKit

final class BasketViewController: UITableViewController {
    private let viewModel: BasketViewModel

    init(viewModel: BasketViewModel) {
        self.viewModel = viewModel
        super.init(style: .grouped)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not used")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.lines.count
    }

    func pay() { viewModel.pay() }
}
