// A table's data source is a part of the screen that makes it, as it is for self-made-dependency; a screen that feeds its own
// table is a screen.
// only: inline-assembly, self-made-dependency

import UIKit

protocol ReedLoading {
    func load() -> [String]
}

final class ReedDataSource: NSObject, UITableViewDataSource {
    private let loader: any ReedLoading
    init(loader: any ReedLoading) { self.loader = loader }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { loader.load().count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

final class ReedListViewController: UIViewController, UITableViewDataSource {
    private let loader: any ReedLoading
    init(loader: any ReedLoading) {
        self.loader = loader
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { loader.load().count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

final class ReedViewController: UIViewController {
    private let loader: any ReedLoading
    private let table = UITableView()
    private lazy var source = ReedDataSource(loader: loader)
    init(loader: any ReedLoading) {
        self.loader = loader
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = source
    }
    func showAll() {
        present(ReedListViewController(loader: loader), animated: true)
        //      ^ note: [inline-assembly] {{ReedViewController builds ReedListViewController out of its own dependencies}}
    }
}
