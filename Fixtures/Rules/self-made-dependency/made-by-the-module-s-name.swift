// A type that stands in the own module's folder is the same with the module's name before it. Behind another name it is another one.

//- Projects/Modules/Tools/Sources/Ledger.swift
public protocol Ledger { func add() }
public final class LiveLedger: Ledger {
    public init() {}
    public func add() {}
}

//- Projects/Modules/Tools/Sources/TillViewModel.swift
import RxKit

final class TillViewModel {
    private let ledger: Tools.Ledger = Tools.LiveLedger()
    //                                       ^ note: [self-made-dependency] {{TillViewModel creates LiveLedger, which it could be given}}
    func add() { ledger.add() }
}

final class DeskViewModel {
    private let ledger = Strings.LiveLedger()
    func add() { print(ledger) }
}
