// The configuration adds last words that make a service and takes away built-in ones: a vault is one then, a manager is
// a class like any other, unless it takes a service.
// config: { "dependencies": { "serviceSuffixes": ["Vault", "-Manager", "-store"] } }
// only: unused-dependency

final class KeyVault {
    private var keys: [String] = []
    func add(_ key: String) { keys.append(key) }
}

final class KeyManager {
    private var keys: [String] = []
    func add(_ key: String) { keys.append(key) }
}

final class KeyStore {
    private var keys: [String] = []
    func add(_ key: String) { keys.append(key) }
}

final class VaultManager {
    private let vault: KeyVault
    init(vault: KeyVault) { self.vault = vault }
    func add(_ key: String) { vault.add(key) }
}

final class Door {
    private let vault: KeyVault
    init(vault: KeyVault) { self.vault = vault }
    //   ^ warning: [unused-dependency] {{Door takes KeyVault and keeps it, but never uses it}}
}

final class Gate {
    private let manager: KeyManager
    init(manager: KeyManager) { self.manager = manager }
}

final class Hatch {
    private let store: KeyStore
    init(store: KeyStore) { self.store = store }
}

final class Cellar {
    private let manager: VaultManager
    init(manager: VaultManager) { self.manager = manager }
    //   ^ warning: [unused-dependency] {{Cellar takes VaultManager and keeps it, but never uses it}}
}
