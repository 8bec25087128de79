// What is named container and only makes things may have help with that which nobody else sees, and may forget what it has made.
// What it asks a shared instance for goes into what it makes as well. Whoever does something else besides works.
// only: singleton

final class Registry {
    static let shared = Registry()
    func link(_ id: Int) -> Link { Link(registry: self) }
    func wipe() {}
    func count() -> Int { 0 }
}

final class Link {
    private let registry: Registry
    init(registry: Registry) { self.registry = registry }
    func open() { registry.wipe() }
}

protocol Depositing {
    func fetch()
}

final class DepositService: Depositing {
    private let registry: Registry
    private let link: Link?
    init(registry: Registry, link: Link? = nil) {
        self.registry = registry
        self.link = link
    }
    func fetch() {
        registry.wipe()
        link?.open()
    }
}

struct Deposits {
    let service: any Depositing
}

/// Has help that makes nothing.
final class HarbourDepsContainer {
    private let name: String
    init(name: String) { self.name = name }
    func prepareDeposits(id: Int) -> Deposits {
        let registry = Registry.shared
        return Deposits(service: DepositService(registry: registry, link: registry.link(id)))
    }
    private func secret() -> String { name }
}

/// Forgets one of what it has made.
final class PierDepsContainer {
    private var cached: [Int: Deposits] = [:]
    func buildDeposits(id: Int) -> Deposits {
        if let deposits = cached[id] { return deposits }
        let deposits = Deposits(service: DepositService(registry: Registry.shared))
        cached[id] = deposits
        return deposits
    }
    func reset(id: Int) { cached[id] = nil }
}

/// Forgets all.
final class QuayDepsContainer {
    private var cached: [Int: Deposits] = [:]
    func buildDeposits(id: Int) -> Deposits {
        let deposits = Deposits(service: DepositService(registry: Registry.shared))
        cached[id] = deposits
        return deposits
    }
    func clearCache() { cached.removeAll() }
}

/// Asks for a part of what it makes.
final class MoleDepsContainer {
    func buildDeposits(id: Int) -> Deposits {
        let link = Registry.shared.link(id)
        return Deposits(service: DepositService(registry: Registry.shared, link: link))
    }
    func buildSpare(id: Int) -> Deposits {
        Deposits(service: DepositService(registry: Registry.shared, link: Registry.shared.link(id)))
    }
}

enum DepositsAssembly {
    static func makeService(registry: Registry) -> any Depositing { DepositService(registry: registry) }
    static func check(registry: Registry) { registry.wipe() }
}

/// Has others make a part of it.
final class BayDepsContainer {
    func buildDeposits(id: Int) -> Deposits {
        Deposits(service: DepositsAssembly.makeService(registry: Registry.shared))
    }
    func buildOthers(id: Int) -> Deposits {
        let service = PackageDeposits.createService(registry: Registry.shared)
        return Deposits(service: service)
    }
}

/// Has others look at it.
final class CoveDepsContainer {
    func buildDeposits(id: Int) -> Deposits {
        DepositsAssembly.check(registry: Registry.shared)
        //                               ^ warning: [singleton] {{CoveDepsContainer reaches the shared instance Registry.shared}}
        return Deposits(service: DepositService(registry: Registry.shared))
    }
}

/// Asks for what it looks at itself.
final class DamDepsContainer {
    func buildDeposits(id: Int) -> Deposits {
        Registry.shared.wipe()
    //  ^ warning: [singleton] {{DamDepsContainer reaches the shared instance Registry.shared in 2 places}}
        if Registry.shared.count() > 3 { print(id) }
        // ^ related: [singleton] {{also reaches Registry.shared here}}
        return Deposits(service: DepositService(registry: Registry.shared))
    }
}

/// Does more than to forget.
final class LockDepsContainer {
    private var cached: [Int: Deposits] = [:]
    func buildDeposits(id: Int) -> Deposits {
        let deposits = Deposits(service: DepositService(registry: Registry.shared))
        //                                                        ^ warning: [singleton] {{LockDepsContainer reaches the shared instance Registry.shared in 2 places}}
        cached[id] = deposits
        return deposits
    }
    func clear(id: Int) {
        Registry.shared.wipe()
    //  ^ related: [singleton] {{also reaches Registry.shared here}}
        cached[id] = nil
    }
}

/// Is told what to keep.
final class WeirDepsContainer {
    private var cached: [Int: Deposits] = [:]
    func buildDeposits(id: Int) -> Deposits {
        Deposits(service: DepositService(registry: Registry.shared))
        //                                         ^ warning: [singleton] {{WeirDepsContainer reaches the shared instance Registry.shared}}
    }
    func keep(_ deposits: Deposits, id: Int) { cached[id] = deposits }
}
