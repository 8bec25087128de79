// What is unwrapped by force, or fills a property that unwraps itself, must be registered; two places are one finding.
// only: unregistered-dependency

import Swinject

protocol Ledger {
    func book()
}

protocol Teller {
    func count()
}

final class LiveTeller: Teller {
    func count() {}
}

final class BankAssembly: Assembly {
    func assemble(container: Container) {
        container.register(Teller.self) { _ in LiveTeller() }
    }
}

final class Branch {
    private let ledger: any Ledger
    private let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
        ledger = resolver.resolve(Ledger.self)!
        //                        ^ error: [unregistered-dependency] {{Branch asks Swinject for Ledger, which nothing registers}}
    }

    func close() {
        resolver.resolve(Teller.self)!.count()
        resolver.resolve(Ledger.self)!.book()
        //               ^ related: [unregistered-dependency] {{also asks for Ledger here}}
    }
}

let container = Container()
let vault: Vault! = container.resolve(Vault.self)
//                                    ^ error: [unregistered-dependency] {{Fixture.swift asks Swinject for Vault, which nothing registers}}

final class Vault {}

final class Counter {
    var ledger: (any Ledger)!
    var spare: (any Ledger)?
}

func assembleCounter(_ container: Container) {
    container.register(Counter.self) { resolver in
        let counter = Counter()
        counter.ledger = resolver.resolve(Ledger.self)
        //                                ^ error: [unregistered-dependency] {{Counter asks Swinject for Ledger, which nothing registers}}
        counter.spare = resolver.resolve(Ledger.self)
        return counter
    }
}
