// Whom a list asks for its rows, and what a package's view is built upon, as the methods tell that it overrides, are parts
// of the screen. Where the data come from is none.
// only: self-made-dependency

import HarbourKit
import UIKit

final class BerthsDataSource: UICollectionViewDiffableDataSource<Int, Int> {
    func mark() {}
}

protocol Painting: AnyObject {
    func paint()
}

final class BerthsLayout: NSObject, UICollectionViewDelegateFlowLayout {
    private let dataSource: BerthsDataSource
    init(dataSource: BerthsDataSource) { self.dataSource = dataSource }
    func update() { dataSource.mark() }
}

final class BadgeHost: HarbourHost, Painting {
    override func didMoveToSuperview() { paint() }
    func paint() {}
}

final class Painter: HarbourHost, Painting {
    override func harbourDidChange() { paint() }
    func paint() {}
}

protocol BerthsLoading {
    func load()
}

final class BerthsLocalDataSource: BerthsLoading {
    func load() {}
}

final class BerthsViewController: UIViewController {
    private let badge = BadgeHost()
    private let painter = Painter()
    //                    ^ note: [self-made-dependency] {{BerthsViewController creates Painter, which it could be given}}
    private let local = BerthsLocalDataSource()
    //                  ^ note: [self-made-dependency] {{BerthsViewController creates BerthsLocalDataSource, which it could be given}}
    private lazy var berths = BerthsDataSource()
    private lazy var layout = BerthsLayout(dataSource: berths)
    override func viewDidLoad() {
        layout.update()
        badge.paint()
        painter.paint()
        local.load()
    }
}
