// A value that is computed of what it asks may leave a part of that to a function of its file. Where the function keeps what it
// is told, or others may call it, it is handed on.
// only: dependency-pipeline

protocol Currencies { func known(_ code: String) -> String? }

struct Coin {
    let name: String
    init?(code: String, currencies: Currencies) {
        guard let name = currencies.known(code) else { return nil }
        self.name = name
    }
}

struct Purse {
    let coins: [Coin]
    init(codes: [String], currencies: Currencies) {
        var coins = codes.compactMap { Coin(code: $0, currencies: currencies) }
        if let spare = spareCoin(currencies) { coins.append(spare) }
        self.coins = coins
    }
}

private func spareCoin(_ currencies: Currencies) -> Coin? { Coin(code: "spare", currencies: currencies) }

final class PurseRepository {
    private let currencies: Currencies
    init(currencies: Currencies) { self.currencies = currencies }
    func purse(of codes: [String]) -> Purse { Purse(codes: codes, currencies: currencies) }
}

final class Mint {
    private let currencies: Currencies
    init(currencies: Currencies) { self.currencies = currencies }
    func strike() -> Coin? { Coin(code: "new", currencies: currencies) }
}

struct Vault {
    let mint: Mint
    init(codes: [String], currencies: Currencies) { mint = openedMint(currencies) }
//                                                                    ^ related: [dependency-pipeline] {{Vault uses it}}
}

private func openedMint(_ currencies: Currencies) -> Mint { Mint(currencies: currencies) }

final class VaultRepository {
    private let currencies: Currencies
    init(currencies: Currencies) { self.currencies = currencies }
//       ^ warning: [dependency-pipeline] {{VaultRepository takes Currencies only to hand it on: VaultRepository → Vault, which uses it}}
    func vault(of codes: [String]) -> Vault { Vault(codes: codes, currencies: currencies) }
//                                                                            ^ related: [dependency-pipeline] {{VaultRepository hands it to Vault}}
}
