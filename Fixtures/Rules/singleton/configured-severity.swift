// The configuration makes every singleton an error.
// config: { "rules": { "singleton": { "severity": "error" } } }
// only: singleton

final class Vault {
    static let shared = Vault()
    func open() {}
}

final class VaultModel {
    func open() {
        Vault.shared.open()
    //  ^ error: [singleton] {{VaultModel reaches the shared instance Vault.shared}}
    }
}
