// The container makes a screen, hands itself over as the screen's factory, and the screen asks it later.

import UIKit

protocol DetailFactory {
    func makeDetailViewController(id: Int) -> DetailViewController
}

final class ScreenContainer {
    lazy var reader = PageReader()
    lazy var clock = PageClock()
    func makeListViewController() -> ListViewController { ListViewController(factory: self) }
}

extension ScreenContainer: DetailFactory {
    func makeDetailViewController(id: Int) -> DetailViewController { DetailViewController(id: id, factory: self) }
}

final class PageReader {}
final class PageClock {}

final class ListViewController: UITableViewController {
    private let factory: any DetailFactory
    init(factory: any DetailFactory) {
        self.factory = factory
        super.init(style: .plain)
    }
    required init?(coder: NSCoder) { nil }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(factory.makeDetailViewController(id: indexPath.row), sender: self)
    }
}

final class DetailViewController: UIViewController {
    private let id: Int
    private let factory: any DetailFactory
    init(id: Int, factory: any DetailFactory) {
        self.id = id
        self.factory = factory
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    func next() { show(factory.makeDetailViewController(id: id + 1), sender: self) }
}
