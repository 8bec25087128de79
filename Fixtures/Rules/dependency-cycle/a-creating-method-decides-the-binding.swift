// Two types conform to the protocol; the factory says which of them is meant, and that one closes the ring.

protocol LedgerStoring {
    func append()
}

final class DiskLedger: LedgerStoring {
    private let audit: Audit
    init(audit: Audit) { self.audit = audit }
    func append() { audit.note() }
}

final class MemoryLedger: LedgerStoring {
    func append() {}
}

final class Audit {
    private let ledger: any LedgerStoring
    init(ledger: any LedgerStoring) { self.ledger = ledger }
    //   ^ error: [dependency-cycle] {{Making Audit needs itself: Audit → DiskLedger → Audit}}
    func note() { ledger.append() }
}

struct LedgerFactory {
    func makeLedger(audit: Audit) -> any LedgerStoring { DiskLedger(audit: audit) }
}
