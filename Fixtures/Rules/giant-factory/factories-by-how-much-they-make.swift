// What makes a lot of things and does little else is a factory, however its methods are called.
// only: giant-factory, inline-assembly, dependency-pipeline

protocol Ledger { func write() }

final class PayInUseCase {
    private let ledger: Ledger
    init(ledger: Ledger) { self.ledger = ledger }
    func run() { ledger.write() }
    //           ^ related: [dependency-pipeline] {{PayInUseCase uses it}}
}

final class PayOutUseCase {
    private let ledger: Ledger
    init(ledger: Ledger, amount: Int) { self.ledger = ledger }
    func run() { ledger.write() }
}

/// Nobody calls one of eleven methods getting something made a service.
final class TellerUseCases {
//          ^ warning: [giant-factory] {{TellerUseCases has 11 creating methods, more than 10}}
    private let ledger: Ledger
    private(set) var isOpen = true
    init(ledger: Ledger) { self.ledger = ledger }
    func payIn() -> PayInUseCase { PayInUseCase(ledger: ledger) }
    func getPayInAgain() -> PayInUseCase { return PayInUseCase(ledger: ledger) }
    func payInTwice() -> PayInUseCase { PayInUseCase(ledger: ledger) }
    func payInLater() -> PayInUseCase { PayInUseCase(ledger: ledger) }
    func payInNever() -> PayInUseCase { PayInUseCase(ledger: ledger) }
    func payOut(amount: Int) -> PayOutUseCase { PayOutUseCase(ledger: ledger, amount: amount) }
    func getPayOutAgain() -> PayOutUseCase { PayOutUseCase(ledger: ledger, amount: 1) }
    func payOutTwice() -> PayOutUseCase { PayOutUseCase(ledger: ledger, amount: 2) }
    func payOutLater() -> PayOutUseCase { PayOutUseCase(ledger: ledger, amount: 3) }
    func payOutNever() -> PayOutUseCase { PayOutUseCase(ledger: ledger, amount: 4) }
    func payOutOnce() -> PayOutUseCase { PayOutUseCase(ledger: ledger, amount: 5) }
    func close() { isOpen = false }
    private func reopen() { isOpen = true }
}

/// Five are a factory, and no giant.
final class CounterUseCases {
    private let ledger: Ledger
    init(ledger: Ledger) { self.ledger = ledger }
    func payIn() -> PayInUseCase { PayInUseCase(ledger: ledger) }
    func payInAgain() -> PayInUseCase { PayInUseCase(ledger: ledger) }
    func payOut() -> PayOutUseCase { PayOutUseCase(ledger: ledger, amount: 1) }
    func payOutAgain() -> PayOutUseCase { PayOutUseCase(ledger: ledger, amount: 2) }
    func payOutTwice() -> PayOutUseCase { PayOutUseCase(ledger: ledger, amount: 3) }
}

/// Four are made by the way.
protocol Vaulting { func open() }
final class Vault: Vaulting {
    private let ledger: Ledger
    init(ledger: Ledger) { self.ledger = ledger }
//       ^ warning: [dependency-pipeline] {{Vault takes Ledger only to hand it on: Vault → PayInUseCase, which uses it}}
    func open() { payIn().run() }
    func payIn() -> PayInUseCase { PayInUseCase(ledger: ledger) }
//                                 ^ note: [inline-assembly] {{Vault builds PayInUseCase out of its own dependencies in 2 places}}
//                                                      ^ related: [dependency-pipeline] {{Vault hands it to PayInUseCase}}
    func payInAgain() -> PayInUseCase { PayInUseCase(ledger: ledger) }
//                                      ^ related: [inline-assembly] {{also builds PayInUseCase here}}
    func payOut() -> PayOutUseCase { PayOutUseCase(ledger: ledger, amount: 1) }
//                                   ^ note: [inline-assembly] {{Vault builds PayOutUseCase out of its own dependencies in 2 places}}
    func payOutAgain() -> PayOutUseCase { PayOutUseCase(ledger: ledger, amount: 2) }
//                                        ^ related: [inline-assembly] {{also builds PayOutUseCase here}}
}

/// As many do something else.
protocol Guarding { func lock() }
final class Guard: Guarding {
    private let ledger: Ledger
    init(ledger: Ledger) { self.ledger = ledger }
    func payIn() -> PayInUseCase { PayInUseCase(ledger: ledger) }
//                                 ^ note: [inline-assembly] {{Guard builds PayInUseCase out of its own dependencies in 2 places}}
    func payInAgain() -> PayInUseCase { PayInUseCase(ledger: ledger) }
//                                      ^ related: [inline-assembly] {{also builds PayInUseCase here}}
    func payOut() -> PayOutUseCase { PayOutUseCase(ledger: ledger, amount: 1) }
//                                   ^ note: [inline-assembly] {{Guard builds PayOutUseCase out of its own dependencies in 3 places}}
    func payOutAgain() -> PayOutUseCase { PayOutUseCase(ledger: ledger, amount: 2) }
//                                        ^ related: [inline-assembly] {{also builds PayOutUseCase here}}
    func payOutTwice() -> PayOutUseCase { PayOutUseCase(ledger: ledger, amount: 3) }
//                                        ^ related: [inline-assembly] {{also builds PayOutUseCase here}}
    func lock() { ledger.write() }
    func unlock() { ledger.write() }
    func look() { ledger.write() }
}
