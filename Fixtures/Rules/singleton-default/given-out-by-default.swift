// What a property gives out where the initializer was handed nothing under its name is a default, whatever it is kept in. Where the
// initializer takes nothing of the kind, or must be handed it, and where a value is read, it is none.
// only: singleton-default, singleton

final class Vault {
    static let shared = Vault()
    var size = 0
    func read() { size += 1 }
}

final class Crate<Kept> {
    var kept: Kept
    init(_ kept: Kept) { self.kept = kept }
}

final class Toolbox {
    private var keptVault: Crate<Vault?>
    var vault: Vault {
        get { Toolbox.filled(&keptVault) { Vault.shared } }
        //                                 ^ note: [singleton-default] {{Toolbox falls back on the shared instance Vault.shared where it is handed nothing}}
        set { keptVault.kept = newValue }
    }
    private var keptSize: Int?
    var size: Int {
        keptSize ?? Vault.shared.size
        //          ^ warning: [singleton] {{Toolbox reaches the shared instance Vault.shared in 2 places}}
    }
    var spare: Vault { Vault.shared }
    //                 ^ related: [singleton] {{also reaches Vault.shared here}}

    init(vault: Vault? = nil, size: Int? = nil) {
        keptVault = Crate(vault)
        keptSize = size
    }

    func open() { vault.read() }

    private static func filled<Kept>(_ crate: inout Crate<Kept?>, _ make: () -> Kept) -> Kept {
        guard let kept = crate.kept else {
            let kept = make()
            crate.kept = kept
            return kept
        }
        return kept
    }
}

final class Locker {
    private let kept: Vault
    var vault: Vault { kept.size > 3 ? kept : Vault.shared }
    //                                        ^ warning: [singleton] {{Locker reaches the shared instance Vault.shared}}
    init(vault: Vault) { kept = vault }
    func open() { vault.read() }
}
