// A list's rows, an error that knows whom to ask again, and a protocol that only stacks screens are no services. A flow
// in a namespace is one, and so is a router that gives out something that works.
// only: unused-dependency

import UIKit

protocol Paying {
    func pay()
}

final class RowSource: NSObject, UITableViewDataSource {
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
}

final class RowDataSource: NSObject, UITableViewDataSource {
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
}

final class RetryFailure: Error {
    private let paying: any Paying
    init(paying: any Paying) { self.paying = paying }
    func retry() { paying.pay() }
}

final class MapScreen: UIViewController {}

enum Trip {
    final class Flow {
        func begin() -> MapScreen { MapScreen() }
    }
}

protocol MapRouter {
    func push(_ screen: UIViewController)
    func pop() -> MapScreen?
}

protocol TripRouter {
    func push(_ screen: UIViewController)
    func pop() -> Trip.Flow?
}

final class Table {
    private let rows: RowSource
    private let others: RowDataSource
    init(rows: RowSource, others: RowDataSource) {
        self.rows = rows
        self.others = others
    }
}

final class Till {
    private let failure: RetryFailure
    init(failure: RetryFailure) { self.failure = failure }
}

final class Guide {
    private let flow: Trip.Flow
    init(flow: Trip.Flow) { self.flow = flow }
    //   ^ warning: [unused-dependency] {{Guide takes Trip.Flow and keeps it, but never uses it}}
}

final class MapDesk {
    private let router: any MapRouter
    init(router: any MapRouter) { self.router = router }
}

final class TripDesk {
    private let router: any TripRouter
    init(router: any TripRouter) { self.router = router }
    //   ^ warning: [unused-dependency] {{TripDesk takes TripRouter and keeps it, but never uses it}}
}
