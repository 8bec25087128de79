// Builders of values, builders with steps, generic ones, services that make by the way, own and private helpers.
// only: concrete-factory

import Foundation
import UIKit

struct QueryBuilder {
    let host: String
    func buildURL() -> URL? { URL(string: host) }
}

struct EventTextBuilder {
    let prefix: String
    func buildText() -> String { prefix }
    static func long() -> Self { EventTextBuilder(prefix: "long") }
}

final class CellFactory<Cell> {
    func makeScreen() -> UIViewController { UIViewController() }
}

protocol SessionMaking {
    func makeSession() -> UIViewController
}

final class SessionManager: SessionMaking {
    func makeSession() -> UIViewController { UIViewController() }
    func logOut() {}
}

private final class RowFactory {
    func makeRow() -> UIViewController { UIViewController() }
}

final class ListViewModel {
    final class PartFactory {
        func makePart() -> UIViewController { UIViewController() }
    }

    private let run: () -> Void
    init(query: QueryBuilder, text: EventTextBuilder, cells: CellFactory<Int>, session: SessionManager, part: PartFactory) {
        run = {
            _ = query.buildURL()
            _ = text.buildText()
            _ = cells.makeScreen()
            _ = session.makeSession()
            session.logOut()
            _ = part.makePart()
        }
    }
    func start() { run() }
}

private final class RowCoordinator {
    private let rows: RowFactory
    init(rows: RowFactory) { self.rows = rows }
    func start() { _ = rows.makeRow() }
}
