// A class that lists its instances, each made of values of its own, is an entity: one of them that a static names is a
// constant, and who takes some takes no dependency. Which of them is chosen is shared all the same, and a service may
// have a list as well.
// only: singleton, dependency-pipeline, inline-assembly

//- Sources/App/Coin.swift
import UIKit

class Coin {
    let code: String
    var rate: Double
    init(code: String, rate: Double) {
        self.code = code
        self.rate = rate
    }
}

extension Coin {
    static let dollar = Coin(code: "USD", rate: 1)
    static var all: [Coin] = [.dollar, Coin(code: "EUR", rate: 0.9), Coin(code: "JPY", rate: 147)]
    private(set) static var chosen = stored
    private static var stored: Coin { all.first { $0.rate < 1 } ?? all[0] }
    static func refresh() { chosen = stored }
}

final class CoinListScreen: UIViewController {
    private let coins: [Coin]
    init(coins: [Coin]) {
        self.coins = coins
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() { title = coins.map(\.code).joined() }
}

final class AmountScreen: UIViewController {
    private let coins: [Coin]
    init(coins: [Coin]) {
        self.coins = coins
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    func pick() { present(CoinListScreen(coins: coins), animated: true) }
}

final class BalanceCell: UITableViewCell {
    func render(_ amount: Double) {
        textLabel?.text = "\(amount) " + Coin.dollar.code
        detailTextLabel?.text = "\(amount * Coin.chosen.rate) "
        //                                  ^ warning: [singleton] {{BalanceCell reaches the shared instance Coin.chosen}}
    }
}

//- Sources/App/Bank.swift
final class BankClient {
    let host: String
    init(host: String) { self.host = host }
    static let home = BankClient(host: "a")
    static let all = [home, BankClient(host: "b"), BankClient(host: "c")]
    func load() {}
}

final class BankModel {
    func load() { BankClient.home.load() }
    //            ^ warning: [singleton] {{BankModel reaches the shared instance BankClient.home}}
}
