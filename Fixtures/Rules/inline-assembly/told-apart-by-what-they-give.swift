// What gives out one thing or another by methods of one name is a factory, and what it gives out under other names besides is
// a part of that. Where two of a name are a few of many, it is something else.
// only: inline-assembly

import CoreKit

protocol TipsProviding {
    func tips() -> [String]
}

protocol CardsProviding {
    func cards() -> [String]
}

protocol Coordinating {
    func start()
}

final class TipsRepository: TipsProviding {
    private let resolver: DependenciesResolver
    init(resolver: DependenciesResolver) { self.resolver = resolver }
    func tips() -> [String] { resolver.resolve(for: [String].self) }
}

final class CardsRepository: CardsProviding {
    private let resolver: DependenciesResolver
    init(resolver: DependenciesResolver) { self.resolver = resolver }
    func cards() -> [String] { resolver.resolve(for: [String].self) }
}

final class MenuCoordinator: Coordinating {
    private let resolver: DependenciesResolver
    init(resolver: DependenciesResolver) { self.resolver = resolver }
    func start() { resolver.start() }
}

protocol CardsDependenciesResolver {
    func resolve() -> CardsProviding
    func resolve() -> DependenciesResolver
    func cardsCoordinator() -> Coordinating
}

struct ModuleDependencies {
    let old: DependenciesResolver

    func resolve() -> DependenciesResolver { old }
    func resolve() -> TimeManager { old.resolve() }
}

extension ModuleDependencies: CardsDependenciesResolver {
    func resolve() -> CardsProviding { CardsRepository(resolver: old) }
    func cardsCoordinator() -> Coordinating { MenuCoordinator(resolver: old) }
}

extension ModuleDependencies: MenuDependenciesResolver {
    func resolve() -> TipsProviding { TipsRepository(resolver: old) }
    func menuCoordinator() -> Coordinating { MenuCoordinator(resolver: old) }
}

// Most of it has names of its own.
protocol DeskDependencies {
    func cards() -> CardsProviding
}

final class DeskProvider: DeskDependencies {
    private let old: DependenciesResolver
    init(old: DependenciesResolver) { self.old = old }

    func cards() -> CardsProviding { CardsRepository(resolver: old) }
    //                               ^ note: [inline-assembly] {{DeskProvider builds CardsRepository out of its own dependencies}}
    func find() -> TipsProviding { old.resolve() }
    func find() -> TimeManager { old.resolve() }
    func load() -> [String] { old.resolve() }
    func clear() { old.clear() }
    func count() -> Int { old.count() }
}
