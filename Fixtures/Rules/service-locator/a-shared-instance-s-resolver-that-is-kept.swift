// Who keeps the resolver that a shared instance has, and asks it, asks a locator and no more than that; who hands it on has
// reached for the instance.
// only: service-locator, singleton
import Swinject

final class PriceService {
    func load() {}
}

final class Graph {
    static let shared = Graph()
    let assembler = Assembler()
    var resolver: Resolver { assembler.resolver }
}

final class PriceAssembly: Assembly {
    func assemble(container: Container) {
        container.register(PriceService.self) { _ in PriceService() }
    }
}

final class ConstantViewModel {
    private let resolver = Graph.shared.resolver

    func load() { resolver.resolve(PriceService.self)?.load() }
    //            ^ warning: [service-locator] {{ConstantViewModel asks a locator for PriceService}}
}

final class ComputedViewModel {
    private var resolver: Resolver { Graph.shared.resolver }

    func load() { resolver.resolve(PriceService.self)?.load() }
    //            ^ warning: [service-locator] {{ComputedViewModel asks a locator for PriceService}}
}

final class FillingViewModel {
    private let resolver: Resolver

    init() { resolver = Graph.shared.resolver }

    func load() { resolver.resolve(PriceService.self)?.load() }
    //            ^ warning: [service-locator] {{FillingViewModel asks a locator for PriceService}}
}

final class LocalViewModel {
    func load() {
        let resolver = Graph.shared.resolver
        resolver.resolve(PriceService.self)?.load()
    //  ^ warning: [service-locator] {{LocalViewModel asks a locator for PriceService}}
    }
}

final class ChainViewModel {
    func load() { Graph.shared.resolver.resolve(PriceService.self)?.load() }
    //            ^ warning: [service-locator] {{ChainViewModel asks a locator for PriceService}}
}

final class KeepingViewModel {
    private let resolver = Graph.shared.resolver
    //                     ^ warning: [singleton] {{KeepingViewModel reaches the shared instance Graph.shared}}

    func open(_ child: (Resolver) -> Void) { child(resolver) }
}

final class HandingViewModel {
    func open(_ child: (Resolver) -> Void) { child(Graph.shared.resolver) }
    //                                             ^ warning: [singleton] {{HandingViewModel reaches the shared instance Graph.shared}}
}

/// Who asks one resolver may need the instance all the same.
final class TwofoldViewModel {
    private let resolver = Graph.shared.resolver

    func load(_ child: (Assembler) -> Void) {
        resolver.resolve(PriceService.self)?.load()
    //  ^ warning: [service-locator] {{TwofoldViewModel asks a locator for PriceService}}
        child(Graph.shared.assembler)
    //        ^ warning: [singleton] {{TwofoldViewModel reaches the shared instance Graph.shared}}
    }
}
