// What an extension makes for a factory protocol, every factory that conforms makes: that is assembling. A protocol that
// asks for more than what it makes is no factory.

final class Vault {
    static let shared = Vault()
    func open() {}
}

final class LiveLedger {
    private let vault: Vault
    init(vault: Vault) { self.vault = vault }
    func write() { vault.open() }
}

protocol LedgerMaking {
    func makeLedgerStore() -> LiveLedger
    func makeLedgerCopyStore() -> LiveLedger
}

extension LedgerMaking {
    func makeLedgerStore() -> LiveLedger { LiveLedger(vault: Vault.shared) }
    func makeLedgerCopyStore() -> LiveLedger { LiveLedger(vault: .shared) }
}

protocol LedgerKeeping {
    func makeLedgerStore() -> LiveLedger
    func close()
    func audit()
    func count() -> Int
}

extension LedgerKeeping {
    func makeLedgerStore() -> LiveLedger { LiveLedger(vault: Vault.shared) }
    //                                                       ^ warning: [singleton] {{LedgerKeeping reaches the shared instance Vault.shared}}
}
