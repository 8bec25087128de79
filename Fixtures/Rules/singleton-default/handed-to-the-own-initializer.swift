// What a convenience initializer hands to one that a test can call as well is a default in other words.

final class Ledger {
    static let shared = Ledger()
    func add() {}
}

final class Till {
    static let main = Till()
    func open() {}
}

final class CashModel {
    private let ledger: Ledger
    private let till: Till

    init(ledger: Ledger, till: Till) {
        self.ledger = ledger
        self.till = till
    }

    convenience init() {
        self.init(
            ledger: Ledger.shared,
            //      ^ note: [singleton-default] {{CashModel falls back on the shared instance Ledger.shared where it is handed nothing}}
            till: .main)
        //        ^ note: [singleton-default] {{CashModel falls back on the shared instance Till.main where it is handed nothing}}
    }

    func pay() {
        ledger.add()
        till.open()
    }
}

struct Tally {
    private let ledger: Ledger
    private init(ledger: Ledger) { self.ledger = ledger }
    init() { self.init(ledger: Ledger.shared) }
    //                         ^ warning: [singleton] {{Tally reaches the shared instance Ledger.shared}}
    func count() { ledger.add() }
}

class Box {
    let ledger: Ledger
    init(ledger: Ledger) { self.ledger = ledger }
    func fill() { ledger.add() }
}

final class StrongBox: Box {
    init() { super.init(ledger: Ledger.shared) }
    //                          ^ warning: [singleton] {{StrongBox reaches the shared instance Ledger.shared}}
}

/// What the shared one gives may be another one's as well; a value that it is asked for may not.
final class Drawer {
    private let box: Box
    private let name: String
    init(box: Box, name: String) {
        self.box = box
        self.name = name
    }
    convenience init(name: String) { self.init(box: Cupboard.shared.box(), name: name) }
    //                                              ^ note: [singleton-default] {{Drawer falls back on the shared instance Cupboard.shared where it is handed nothing}}
    convenience init(box: Box) { self.init(box: box, name: Cupboard.shared.name()) }
    //                                                     ^ warning: [singleton] {{Drawer reaches the shared instance Cupboard.shared}}
    func fill() { box.fill() }
}

final class Cupboard {
    static let shared = Cupboard()
    private var boxes: [Box] = []
    func box() -> Box { boxes[0] }
    func name() -> String { "oak" }
}
