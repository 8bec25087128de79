// What a registration under another name makes of the first one keeps that; what it gives on is the one that the name stands for.
// only: captive-dependency

import Swinject

protocol Ledger {
    func note(_ sum: Int)
}

final class PaperLedger: Ledger {
    private var sums: [Int] = []
    func note(_ sum: Int) { sums.append(sum) }
}

final class CopyingLedger: Ledger {
    private let first: any Ledger
    init(_ first: any Ledger) { self.first = first }
    func note(_ sum: Int) { first.note(sum) }
}

func assemble(_ container: Container) {
    container.register(Ledger.self) { _ in PaperLedger() }
    container.register(Ledger.self, name: "copy") { CopyingLedger($0.resolve(Ledger.self)!) }
    //                                                            ^ warning: [captive-dependency] {{Ledger is kept and holds on to its Ledger, which is made anew for everybody else}}
        .inObjectScope(.container)
    container.register(Ledger.self, name: "office") { $0.resolve(Ledger.self)! }
        .inObjectScope(.container)
}
