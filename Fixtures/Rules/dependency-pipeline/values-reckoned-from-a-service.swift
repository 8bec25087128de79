// A value that asks a service in its initializer and keeps nothing of it is a question in the form of a construction; a value, or
// an object, that keeps the service carries it.
// only: dependency-pipeline

protocol OrderBook {
    func orders() -> [Int]
}

struct Summary {
    let count: Int
    init(of book: OrderBook) { count = book.orders().count }
}

struct Ledger {
    private let book: OrderBook
    init(of book: OrderBook) { self.book = book }
    func count() -> Int { book.orders().count }
}

struct Notice {
    let show: () -> Int
    init(of book: OrderBook) { show = { book.orders().count } }
}

struct Bell {
    let ring: () -> [Int]
    init(of book: OrderBook) { ring = book.orders }
}

struct Receipt {
    let count: Int
    init(of book: OrderBook) { self.init(of: book, plus: 1) }
    private init(of book: OrderBook, plus: Int) { count = book.orders().count + plus }
}

final class Audit {
    private let count: Int
    init(of book: OrderBook) { count = book.orders().count }
    func isEmpty() -> Bool { count == 0 }
}

final class SummaryDesk {
    private let book: OrderBook
    init(book: OrderBook) { self.book = book }
    func count() -> Int { Summary(of: book).count + Receipt(of: book).count }
}

final class NoticeDesk {
    private let book: OrderBook
    init(book: OrderBook) { self.book = book }
    //   ^ warning: [dependency-pipeline] {{NoticeDesk takes OrderBook only to hand it on: NoticeDesk → Notice, which uses it}}
    func count() -> Int { Notice(of: book).show() }
}

final class BellDesk {
    private let book: OrderBook
    init(book: OrderBook) { self.book = book }
    //   ^ warning: [dependency-pipeline] {{BellDesk takes OrderBook only to hand it on: BellDesk → Bell, which uses it}}
    func count() -> Int { Bell(of: book).ring().count }
}

final class LedgerDesk {
    private let book: OrderBook
    init(book: OrderBook) { self.book = book }
    //   ^ warning: [dependency-pipeline] {{LedgerDesk takes OrderBook only to hand it on: LedgerDesk → Ledger, which uses it}}
    func count() -> Int { Ledger(of: book).count() }
}

final class AuditDesk {
    private let book: OrderBook
    init(book: OrderBook) { self.book = book }
    //   ^ warning: [dependency-pipeline] {{AuditDesk takes OrderBook only to hand it on: AuditDesk → Audit, which uses it}}
    func isEmpty() -> Bool { Audit(of: book).isEmpty() }
}
