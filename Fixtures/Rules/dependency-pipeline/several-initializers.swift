// What one initializer keeps and another one works with, for the same property, the type uses. And an initializer that makes
// all that another one takes is convenient, be it not called so. Where no other one takes it, or uses something else, it is
// handed on.
// only: dependency-pipeline

protocol Vault {
    var mode: Int { get }
    func open()
}

final class VaultFlow {
    private let vault: Vault
    private let mode: Int
    init(vault: Vault, mode: Int) {
        self.vault = vault
        self.mode = mode
    }
    func start() { if mode > 0 { vault.open() } }
}

final class VaultBridge {
    private let vault: Vault
    private let mode: Int
    init(vault: Vault, mode: Int) {
        self.vault = vault
        self.mode = mode
    }
    init(vault: Vault) {
        self.vault = vault
        mode = vault.mode > 0 ? vault.mode : 1
    }
    func present() { VaultFlow(vault: vault, mode: mode).start() }
}

final class OtherBridge {
    private let vault: Vault
    private let mode: Int
    init(vault: Vault, mode: Int) {
    //   ^ warning: [dependency-pipeline] {{OtherBridge takes Vault only to hand it on: OtherBridge → VaultFlow, which uses it}}
        self.vault = vault
        self.mode = mode
    }
    init(vault: Vault) {
        self.vault = vault
        mode = 1
    }
    func present() { VaultFlow(vault: vault, mode: mode).start() }
}

final class PairBridge {
    private let vault: Vault
    private let spare: Vault
    init(vault: Vault, spare: Vault) {
    //   ^ warning: [dependency-pipeline] {{PairBridge takes Vault only to hand it on: PairBridge → VaultFlow, which uses it}}
        self.vault = vault
        self.spare = spare
    }
    init(spare: Vault, in vaults: [Int: Vault]) {
        vault = vaults[0]!
        self.spare = spare
        spare.open()
    }
    func present() {
        VaultFlow(vault: vault, mode: 1).start()
        spare.open()
    }
}

protocol Source { func read() async throws -> Int }

final class Loader {
    private let source: Source
    init(source: Source) { self.source = source }
    func load() async throws -> Int { try await source.read() }
}

protocol Stepping { func step() async throws }

final class Steps: Stepping {
    private let plan: Int
    init(plan: Int) { self.plan = plan }
    func step() async throws { print(plan) }
}

final class Checkout {
    private let steps: any Stepping
    private var last: Int?
    init(source: Source, count: Int) async throws {
        let plan = try await Loader(source: source).load()
        steps = Steps(plan: plan + count)
    }
    init(steps: any Stepping) { self.steps = steps }
    func run() async throws { try await steps.step() }
}

final class LongCheckout {
    private let steps: any Stepping
    private let name: String
    init(source: Source, name: String) async throws {
    //   ^ warning: [dependency-pipeline] {{LongCheckout takes Source only to hand it on: LongCheckout → Loader, which uses it}}
        let plan = try await Loader(source: source).load()
        steps = Steps(plan: plan)
        self.name = name
    }
    init(steps: any Stepping) {
        self.steps = steps
        name = "long"
    }
    func run() async throws { try await steps.step() }
}

final class OnlyCheckout {
    private let steps: any Stepping
    init(source: Source) async throws {
    //   ^ warning: [dependency-pipeline] {{OnlyCheckout takes Source only to hand it on: OnlyCheckout → Loader, which uses it}}
        let plan = try await Loader(source: source).load()
        steps = Steps(plan: plan)
    }
    func run() async throws { try await steps.step() }
}
