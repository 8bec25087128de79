// A global that is named after another module's, and gives out that, asks not for itself.
// only: dependency-cycle

//- Sources/Ledger/Globals.swift
public protocol LedgerStoring {
    func post()
}

public final class LedgerStore: LedgerStoring {
    public init() {}
    public func post() {}
}

public let store = LedgerStore()
public func makeStore() -> LedgerStore { LedgerStore() }

//- Sources/Billing/Globals.swift
import Ledger

let store = Ledger.store
func makeStore() -> LedgerStore { Ledger.makeStore() }

//- Sources/Orders/Globals.swift
import Ledger

/// What no file of the module declares may be anything.
let orders = Ledger.orders

final class Shelf {
    private let rows: Rows
    init(rows: Rows) { self.rows = rows }
    func show() { rows.show() }
}

final class Rows {
    private let shelf: Shelf
    init(shelf: Shelf) { self.shelf = shelf }
    func show() { shelf.show() }
}

let shelf = Shelf(rows: Orders.rows)
let rows = Rows(shelf: Orders.shelf)
//                     ^ error: [dependency-cycle] {{Producing rows needs itself: rows → shelf → rows}}
