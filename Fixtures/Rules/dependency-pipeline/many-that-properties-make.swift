// What is given a service and makes five things of it by computed properties is a factory, a method more or less. Where
// those properties make plain values, it is none, and hands on what it does not use.
// only: dependency-pipeline

protocol Bank {
    func move()
}

final class PayIn {
    private let bank: Bank
    init(bank: Bank) { self.bank = bank }
    func run() { bank.move() }
}

final class PayOut {
    private let bank: Bank
    init(bank: Bank) { self.bank = bank }
    func run() { bank.move() }
}

final class Refund {
    private let bank: Bank
    init(bank: Bank) { self.bank = bank }
    func run() { bank.move() }
    //           ^ related: [dependency-pipeline] {{Refund uses it}}
}

final class Exchange {
    private let bank: Bank
    init(bank: Bank) { self.bank = bank }
    func run() { bank.move() }
}

final class Saving {
    private let bank: Bank
    init(bank: Bank) { self.bank = bank }
    func run() { bank.move() }
}

final class Errands {
    private let bank: Bank
    private var isQuiet = false
    init(bank: Bank) { self.bank = bank }
    var payIn: PayIn { PayIn(bank: bank) }
    var payOut: PayOut { PayOut(bank: bank) }
    var refund: Refund { Refund(bank: bank) }
    var exchange: Exchange { Exchange(bank: bank) }
    var saving: Saving { Saving(bank: bank) }
    func silence() { isQuiet = true }
}

final class Card {
    let number: Int
    init(number: Int) { self.number = number }
}

final class Wallet {
    private let bank: Bank
    init(bank: Bank) { self.bank = bank }
    //   ^ warning: [dependency-pipeline] {{Wallet takes Bank only to hand it on: Wallet → Refund, which uses it}}
    var first: Card { Card(number: 1) }
    var second: Card { Card(number: 2) }
    var third: Card { Card(number: 3) }
    var fourth: Card { Card(number: 4) }
    var fifth: Card { Card(number: 5) }
    func refund() { Refund(bank: bank).run() }
    //                           ^ related: [dependency-pipeline] {{Wallet hands it to Refund}}
}
