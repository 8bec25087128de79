// A constant that an initializer fills from what it need not be handed is that parameter, wherever the type's code falls back
// on something shared.
// only: singleton, singleton-default, service-locator

protocol Vaulting { func open() -> Int }
final class SharedVault: Vaulting {
    static let shared = SharedVault()
    var other: any Vaulting { self }
    var count = 0
    func open() -> Int { count }
}

final class Porter {
    private let vault: (any Vaulting)?
    init(vault: (any Vaulting)? = nil) { self.vault = vault }
    func go() -> Int { (vault ?? SharedVault.shared).open() }
    //                           ^ note: [singleton-default] {{Porter falls back on the shared instance SharedVault.shared where it is handed nothing, in 3 places}}
    private var current: any Vaulting { self.vault ?? SharedVault.shared.other }
    //                                                ^ related: [singleton-default] {{also defaults to SharedVault.shared here}}
    lazy var later: any Vaulting = vault ?? SharedVault.shared
    //                                      ^ related: [singleton-default] {{also defaults to SharedVault.shared here}}
}

// What code does not say of what it was handed is reached all the same.
final class Runner {
    private let vault: (any Vaulting)?
    private let count: Int?
    init(vault: (any Vaulting)? = nil, count: Int? = nil) {
        self.vault = vault
        self.count = count
    }
    func go() -> Int { SharedVault.shared.open() }
    //                 ^ warning: [singleton] {{Runner reaches the shared instance SharedVault.shared in 2 places}}
    func number() -> Int { count ?? SharedVault.shared.count }
    //                              ^ related: [singleton] {{also reaches SharedVault.shared here}}
}
// A variable is filled again, and one that nobody hands in is no parameter.
final class Walker {
    private var vault: (any Vaulting)?
    init(vault: (any Vaulting)? = nil) { self.vault = vault }
    func go() -> Int { (vault ?? SharedVault.shared).open() }
    //                           ^ warning: [singleton] {{Walker reaches the shared instance SharedVault.shared}}
    func close() { vault = nil }
}
final class Sleeper {
    private let vault: (any Vaulting)?
    init(isNight: Bool) { vault = isNight ? nil : SleepingVault() }
    func go() -> Int { (vault ?? SharedVault.shared).open() }
    //                           ^ warning: [singleton] {{Sleeper reaches the shared instance SharedVault.shared}}
}
final class SleepingVault: Vaulting { func open() -> Int { 0 } }
final class Choosing {
    private let vault: (any Vaulting)?
    private let isNight: Bool
    init(vault: (any Vaulting)? = nil, isNight: Bool) {
        self.vault = vault
        self.isNight = isNight
    }
    func go() -> Int { (isNight ? vault ?? SleepingVault() : SharedVault.shared).open() }
    //                                                       ^ warning: [singleton] {{Choosing reaches the shared instance SharedVault.shared}}
}
