// Who is made by an initializer that a protocol demands cannot be given more; who has another one beside it can.
// only: self-made-dependency

protocol Journal {
    func write(_ line: String)
}

final class Ledger {
    private let journal: Journal
    init(journal: Journal) { self.journal = journal }
    func add() { journal.write("") }
}

protocol Step: AnyObject {
    init(ledger: Ledger)
    func run()
}

final class Sealer {
    private let ledger: Ledger
    init(ledger: Ledger) { self.ledger = ledger }
    func seal() { ledger.add() }
}

final class SealingStep: Step {
    private let ledger: Ledger
    private let sealer: Sealer
    init(ledger: Ledger) {
        self.ledger = ledger
        sealer = Sealer(ledger: ledger)
    }
    func run() { sealer.seal() }
}

final class WaxingStep: Step {
    private let sealer: Sealer
    init(ledger: Ledger) { sealer = Sealer(ledger: ledger) }
    //                              ^ note: [self-made-dependency] {{WaxingStep creates Sealer, which it could be given, in 2 places}}
    init(fresh ledger: Ledger, count: Int) { sealer = Sealer(ledger: ledger) }
    //                                                ^ related: [self-made-dependency] {{also creates Sealer here}}
    func run() { sealer.seal() }
}
