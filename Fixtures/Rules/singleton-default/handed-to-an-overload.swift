// What a method hands to its overload that takes it as well is a default in other words, as protocols have it. Another function
// is told of it, an overload that nobody else can call takes nothing from them, and one that takes it already gets another one.
// only: singleton-default, singleton

final class Ledger {
    static let shared = Ledger()
    private var count = 0
    func add() { count += 1 }
}

protocol Archive {
    func erase(_ name: String, ledger: Ledger)
}
extension Archive {
    func erase(_ name: String) { erase(name, ledger: Ledger.shared) }
    //                                               ^ note: [singleton-default] {{Archive falls back on the shared instance Ledger.shared where it is handed nothing}}
    func tear(_ name: String) { erase(name, ledger: Ledger.shared) }
    //                                              ^ warning: [singleton] {{Archive reaches the shared instance Ledger.shared}}
}

final class Shelf {
    func put(_ name: String, ledger: Ledger) { ledger.add() }
    func put(_ name: String) { put(name, ledger: .shared) }
    //                                           ^ note: [singleton-default] {{Shelf falls back on the shared instance Ledger.shared where it is handed nothing}}
}

final class Drawer {
    func put(_ name: String) { put(name, ledger: .shared) }
    //                                           ^ warning: [singleton] {{Drawer reaches the shared instance Ledger.shared in 2 places}}
    func close(ledger: Ledger) { close(ledger: .shared, isForced: ledger !== Ledger()) }
    //                                         ^ related: [singleton] {{also reaches Ledger.shared here}}
    func close(ledger: Ledger, isForced: Bool) { ledger.add() }
    private func put(_ name: String, ledger: Ledger) { ledger.add() }
}
