// A protocol of many plain properties and a few answers is what entities have in common, be they classes; one whose
// conformers keep a service, that has work done, or that asks for as much as it shows is a dependency.

protocol Coin: AnyObject {
    var id: Int { get }
    var name: String { get }
    var unit: String { get }
    var amount: Double { get set }
    var issuer: String? { get }
    func isListed(in market: String) -> Bool
}

class MetalCoin: Coin {
    let id: Int
    let name: String
    let unit: String
    var amount: Double
    var issuer: String?
    init(id: Int, name: String, unit: String, amount: Double) {
        self.id = id
        self.name = name
        self.unit = unit
        self.amount = amount
    }
    func isListed(in market: String) -> Bool { market == unit }
}

final class GoldCoin: MetalCoin {}

final class Purse {
    let owner: String
    let coins: [any Coin]
    init(owner: String, coins: [any Coin]) {
        self.owner = owner
        self.coins = coins
    }
}

final class CoinList {
    private let coin: any Coin
    private let purse: Purse
    init(coin: any Coin, purse: Purse) {
        self.coin = coin
        self.purse = purse
    }
    func show() { CoinDetail(coin: coin, purse: purse).show() }
}

final class CoinDetail {
    private let coin: any Coin
    private let purse: Purse
    init(coin: any Coin, purse: Purse) {
        self.coin = coin
        self.purse = purse
    }
    func show() { print(coin.name, purse.owner) }
}

protocol Vault: AnyObject {
    var id: Int { get }
    var name: String { get }
    var street: String { get }
    var town: String { get }
    func holds(_ name: String) -> Bool
}

final class BankVault: Vault {
    let id = 1
    let name = "Main"
    let street = "Quay"
    let town = "Port"
    private let ledger: LedgerService
    init(ledger: LedgerService) { self.ledger = ledger }
    func holds(_ name: String) -> Bool { ledger.has(name) }
}

final class LedgerService {
    func has(_ name: String) -> Bool { name.isEmpty }
}

protocol Teller: AnyObject {
    var id: Int { get }
    var name: String { get }
    var street: String { get }
    func pay(_ amount: Double)
}

final class BankTeller: Teller {
    let id = 1
    let name = "Ada"
    let street = "Quay"
    func pay(_ amount: Double) {}
}

protocol Scale: AnyObject {
    var unit: String { get }
    var town: String { get }
    func weight(of name: String) -> Double
}

final class BankScale: Scale {
    let unit = "g"
    let town = "Port"
    func weight(of name: String) -> Double { 1 }
}

final class BankHall {
    private let vault: any Vault
    private let teller: any Teller
    private let scale: any Scale
    init(vault: any Vault, teller: any Teller, scale: any Scale) {
    //   ^ warning: [dependency-pipeline] {{BankHall takes Vault only to hand it on: BankHall → BankDesk, which uses it}}
    //                     ^ warning: [dependency-pipeline] {{BankHall takes Teller only to hand it on: BankHall → BankDesk, which uses it}}
    //                                         ^ warning: [dependency-pipeline] {{BankHall takes Scale only to hand it on: BankHall → BankDesk, which uses it}}
        self.vault = vault
        self.teller = teller
        self.scale = scale
    }
    func show() { BankDesk(vault: vault, teller: teller, scale: scale).show() }
}

final class BankDesk {
    private let vault: any Vault
    private let teller: any Teller
    private let scale: any Scale
    init(vault: any Vault, teller: any Teller, scale: any Scale) {
        self.vault = vault
        self.teller = teller
        self.scale = scale
    }
    func show() {
        if vault.holds("gold") { teller.pay(scale.weight(of: "gold")) }
    }
}
