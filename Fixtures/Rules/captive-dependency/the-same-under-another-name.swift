// What a registration gives on under another name or as a protocol is no part of another object: it is the object. A
// decorator keeps what it decorates.
// only: captive-dependency

import Swinject

protocol Ledger {
    func note(_ sum: Int)
}

final class PaperLedger: Ledger {
    private var sums: [Int] = []
    func note(_ sum: Int) { sums.append(sum) }
}

final class CheckedLedger: Ledger {
    private let ledger: Ledger
    init(_ ledger: Ledger) { self.ledger = ledger }
    func note(_ sum: Int) { ledger.note(abs(sum)) }
}

func assemble(_ container: Container) {
    container.register(PaperLedger.self) { _ in PaperLedger() }
    container.register(PaperLedger.self, name: "office") { $0.resolve(PaperLedger.self)! }
        .inObjectScope(.container)
    container.register(Ledger.self, name: "desk") { resolver in
        return resolver.resolve(PaperLedger.self)!
    }
    .inObjectScope(.container)
    container.register(Ledger.self) { CheckedLedger($0.resolve(PaperLedger.self)!) }
//                                                  ^ warning: [captive-dependency] {{Ledger}} {{PaperLedger}}
        .inObjectScope(.container)
}
