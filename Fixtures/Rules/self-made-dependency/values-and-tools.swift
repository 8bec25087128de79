// Values, tools without needs, platform types, generic and private helpers are made where they are used.
// only: self-made-dependency

import Foundation

struct Ledger {
    var lines: [String] = []
}

final class LedgerCache {
    private var ledgers: [String: Ledger] = [:]
    func ledger(_ name: String) -> Ledger? { ledgers[name] }
}

final class LedgerParser {
    func parse() {}
}

protocol Keeping {
    func keep()
}

final class Keeper<Value>: Keeping {
    func keep() {}
}

private final class LineKeeper: Keeping {
    func keep() {}
}

final class LedgerService {
    private let cache = LedgerCache()
    private let parser = LedgerParser()
    private let formatter = DateFormatter()
    private let lock = NSLock()
    private let keeper = Keeper<Ledger>()
    private let lines = LineKeeper()
    private let pages = PageKeeper()
    private var ledger = Ledger()
    func run() { parser.parse(); keeper.keep(); lines.keep(); pages.keep(); _ = cache.ledger("a") }

    final class PageKeeper: Keeping {
        func keep() {}
    }
}
