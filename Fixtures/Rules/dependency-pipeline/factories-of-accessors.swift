// What does nothing but make something that works with what it is handed is a factory, though it gives that out as a protocol of
// properties alone. What makes plain values only, or does something besides, is none.
// only: dependency-pipeline

final class Ledger {
    func read(_ name: String) -> String? { name }
    func write(_ name: String, _ text: String?) { print(name, text ?? "") }
}
protocol Entry { var text: String? { get nonmutating set } }
struct LedgerEntry: Entry {
    private let ledger: LedgerClient
    private let name: String
    init(ledger: LedgerClient, name: String) {
        self.ledger = ledger
        self.name = name
    }
    var text: String? {
        get { ledger.ledger.read(name) }
        nonmutating set { ledger.ledger.write(name, newValue) }
    }
}
final class LedgerClient { let ledger = Ledger() }

protocol EntryStoring { func entry(_ name: String) -> Entry }
final class EntryStore: EntryStoring {
    private let ledger: LedgerClient
    init(ledger: LedgerClient) { self.ledger = ledger }
    convenience init(service: String) { self.init(ledger: LedgerClient()) }
    func entry(_ name: String) -> Entry { LedgerEntry(ledger: ledger, name: name) }
}

final class BusyEntryStore: EntryStoring {
    private let ledger: LedgerClient
    private var count = 0
    init(ledger: LedgerClient) { self.ledger = ledger }
    //   ^ warning: [dependency-pipeline] {{BusyEntryStore takes LedgerClient only to hand it on: BusyEntryStore → LedgerEntry, which uses it}}
    func entry(_ name: String) -> Entry { LedgerEntry(ledger: ledger, name: name) }
    func reset() { count = 0 }
}
