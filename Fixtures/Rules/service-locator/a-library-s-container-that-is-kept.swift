// Where a library's container is kept and asked later, what it is asked for is what the type needs; where nobody knows
// what it is asked for, the container is.

import FactoryKit

protocol Vault {
    func open()
}

final class SteelVault: Vault {
    func open() {}
}

extension Container {
    var vault: Factory<Vault> { Factory(self) { SteelVault() } }
}

final class Teller {
    private let container = Container.shared
    func pay() { container.vault().open() }
    //           ^ warning: [service-locator] {{Teller asks a locator for Vault}}
}

final class Auditor {
    private let container = Container.shared
    //                      ^ warning: [service-locator] {{Auditor reaches the locator Container.shared}}
    func audit() { print(container) }
}
