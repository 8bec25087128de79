// What a screen lays its list out by is made of the list's data source, which is made of the list itself: nobody else has that
// before there is a screen, whatever the data source and the layout need besides. What is made without could be given.
// only: self-made-dependency

import UIKit

protocol OrdersController: AnyObject {
    func load()
    var titles: [String] { get }
}

final class OrdersDataSource: UICollectionViewDiffableDataSource<Int, String> {
    init(_ list: UICollectionView, orders: OrdersController) {
        super.init(collectionView: list) { view, path, _ in
            print(orders.titles)
            return view.dequeueReusableCell(withReuseIdentifier: "order", for: path)
        }
    }
}

final class OrdersLayout: NSObject {
    private let rows: OrdersDataSource
    init(rows: OrdersDataSource) { self.rows = rows }
    func inset() -> CGFloat { rows.snapshot().sectionIdentifiers.isEmpty ? 0 : 1 }
}

final class OrdersMeter {
    private let rows: OrdersDataSource
    private let orders: OrdersController
    init(rows: OrdersDataSource, orders: OrdersController) {
        self.rows = rows
        self.orders = orders
    }
    func height() -> Int { orders.titles.count + rows.snapshot().sectionIdentifiers.count }
}

final class OrdersReporter {
    private let orders: OrdersController
    init(orders: OrdersController) { self.orders = orders }
    func report() { print(orders.titles) }
}

final class OrdersViewController: UIViewController {
    private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private lazy var layout = OrdersLayout(rows: rows)
    private lazy var meter = OrdersMeter(rows: rows, orders: OtherOrders.main)
    private lazy var reporter = OrdersReporter(orders: OtherOrders.main)
    //                          ^ note: [self-made-dependency] {{OrdersViewController creates OrdersReporter, which it could be given}}
    private lazy var rows = OrdersDataSource(list, orders: orders)
    private let orders: OrdersController
    init(orders: OrdersController) {
        self.orders = orders
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        list.dataSource = rows
        orders.load()
        reporter.report()
        print(layout.inset(), meter.height())
    }
}

enum OtherOrders {
    static let main: OrdersController = Orders()
}

final class Orders: OrdersController {
    var titles: [String] = []
    func load() { titles = ["first"] }
}
