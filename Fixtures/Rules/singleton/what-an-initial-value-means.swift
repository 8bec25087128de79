// The word that a property is filled with means a static of its type before a global, and the global where it is the
// property's own name.
// only: singleton

final class LedgerStore {
    private var lines = 0
    func write() { lines += 1 }
}

let ledger = LedgerStore()
let journal = LedgerStore()

final class Clerk {
    private let ledger = ledger
    //                   ^ warning: [singleton] {{Clerk reaches the shared instance ledger}}
    func work() { ledger.write() }
}

final class Scribe {
    private static let journal = LedgerStore()
    private let own = journal
    func work() { own.write() }
}

final class Reader {
    private let own = journal
    //                ^ warning: [singleton] {{Reader reaches the shared instance journal}}
    func work() { own.write() }
}

final class Porter {
    private let ledger: LedgerStore
    init(ledger: LedgerStore) { self.ledger = ledger }
    func work() { ledger.write() }
}
