// What a static that makes a client takes by default is a part of what makes it, as all that its code reaches: of one that is its
// own key, and of a struct of closures that no library hands out. What works takes its defaults like everybody else.
// only: singleton-default, singleton

import Dependencies

final class Ledger {
    static let shared = Ledger()
    private var sum = 0
    func add(_ number: Int) { sum += number }
}

struct TillClient {
    var pay: (Int) -> Void
}
extension TillClient {
    func twice(_ number: Int, in ledger: Ledger = .shared) {
        //                                        ^ note: [singleton-default] {{TillClient falls back on the shared instance Ledger.shared where it is handed nothing}}
        pay(number)
        ledger.add(number)
    }
}
extension TillClient: DependencyKey {
    static let liveValue: Self = .live()
    static func live(ledger: Ledger = .shared) -> Self {
        Self(pay: { number in
            ledger.add(number)
            Ledger.shared.add(number)
        })
    }
}

struct JarClient {
    var pay: (Int) -> Void
    static func live(ledger: Ledger = .shared) -> Self { Self(pay: { ledger.add($0) }) }
    static func empty(_ ledger: Ledger = .shared) { ledger.add(0) }
    //                                   ^ note: [singleton-default] {{JarClient falls back on the shared instance Ledger.shared where it is handed nothing}}
}

struct Purse {
    var pay: (Int) -> Void
    func twice(_ number: Int) { pay(number) }
    static func live(ledger: Ledger = .shared) -> Self { Self(pay: { ledger.add($0) }) }
    //                                ^ note: [singleton-default] {{Purse falls back on the shared instance Ledger.shared where it is handed nothing}}
}
