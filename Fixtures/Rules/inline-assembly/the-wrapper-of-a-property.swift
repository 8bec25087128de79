// A property wrapper that an initializer fills is how the property is declared.
// only: inline-assembly

protocol Vault {
    func read(_ key: String) -> String?
    func write(_ value: String?, _ key: String)
}

@propertyWrapper
final class VaultStorage {
    private let vault: Vault
    private let key: String
    init(vault: Vault, key: String) {
        self.vault = vault
        self.key = key
    }
    var wrappedValue: String? {
        get { vault.read(key) }
        set { vault.write(newValue, key) }
    }
}

final class PlainStorage {
    private let vault: Vault
    init(vault: Vault) { self.vault = vault }
    func read() -> String? { vault.read("") }
}

final class AppSession {
    @VaultStorage var token: String?
    init(vault: Vault) { _token = VaultStorage(vault: vault, key: "token") }
    func name() -> String { token ?? "" }
}

final class LoginSession {
    private let storage: PlainStorage
    init(vault: Vault) { storage = PlainStorage(vault: vault) }
    //                             ^ note: [inline-assembly] {{LoginSession builds PlainStorage out of its own dependencies}}
    func name() -> String { storage.read() ?? "" }
}
