// What ReactorKit calls a reactor is the model of a screen, whatever its own name; another protocol of the project's that
// bears the name makes none.
// only: self-made-dependency

//- Door.swift
import ReactorKit

protocol Ledger { func add() }
final class PaperLedger: Ledger { func add() {} }

final class Door: Reactor {
    enum Action {}
    struct State {}
    let initialState = State()
    private let ledger: any Ledger = PaperLedger()
    //                               ^ note: [self-made-dependency] {{Door creates PaperLedger, which it could be given}}
    func open() { ledger.add() }
}

//- Plant/Pile.swift
protocol Fissile { func glow() }

final class Pile: Fissile {
    private let ledger: any Ledger = PaperLedger()
    //                               ^ note: [self-made-dependency] {{Pile creates PaperLedger, which it could be given}}
    func glow() { ledger.add() }
}

struct Rod {
    private let ledger: any Ledger = PaperLedger()
    func glow() { ledger.add() }
}
