// What a registration gives on under another name is no part of another object: it is the one object that this name stands
// for. Whoever gives it on as another type may keep several by mistake; and what is put into another object is kept with it.
// only: captive-dependency

import Swinject

protocol Ledger {
    func note(_ sum: Int)
}

final class PaperLedger: Ledger {
    private var sums: [Int] = []
    func note(_ sum: Int) { sums.append(sum) }
}

final class Chest {
    private let ledger: PaperLedger
    init(_ ledger: PaperLedger) { self.ledger = ledger }
    func close() { ledger.note(0) }
}

func assemble(_ container: Container) {
    container.register(PaperLedger.self) { _ in PaperLedger() }
    container.register(PaperLedger.self, name: "office") { $0.resolve(PaperLedger.self)! }
        .inObjectScope(.container)
    container.register(Ledger.self, name: "desk") { resolver in
        return resolver.resolve(PaperLedger.self)!
        //     ^ warning: [captive-dependency] {{Ledger keeps its own PaperLedger, which is made anew for everybody else}}
    }
    .inObjectScope(.container)
    container.register(Chest.self) { Chest($0.resolve(PaperLedger.self)!) }
//                                         ^ warning: [captive-dependency] {{Chest is kept and holds on to its PaperLedger, which is made anew for everybody else}}
        .inObjectScope(.container)
}
