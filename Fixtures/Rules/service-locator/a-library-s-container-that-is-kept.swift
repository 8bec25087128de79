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

final class Services {
    static let shared = Services()
    let vault: Vault = SteelVault()
    let spare = SteelVault()
    private let name = "services"
}

final class Porter {
    private let services = Services.shared
    //                     ^ warning: [service-locator] {{Porter reaches the locator Services.shared}}
    private let container = Container.shared
    func carry() {
        print(services)
        container.vault().open()
    //  ^ warning: [service-locator] {{Porter asks a locator for Vault}}
    }
}
