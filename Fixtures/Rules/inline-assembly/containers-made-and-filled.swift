// Who makes a container, be it a library's or one from elsewhere, tells it what to give out and makes something with it
// puts an app together. A container that may be handed in, or that is told nothing, could go to whoever makes that.
// only: inline-assembly

import CoreKit
import Swinject
import SwinjectAutoregistration

protocol Launching {
    func launch()
}

final class LaunchService: Launching {
    func launch() {}
}

final class HarbourCoordinator {
    private let resolver: DependenciesResolver
    init(resolver: DependenciesResolver) { self.resolver = resolver }
    func start() { print(resolver.resolve(for: Launching.self)) }
}

final class PierCoordinator {
    private let container: Container
    init(container: Container) { self.container = container }
    func start() { print(container.resolve(Launching.self)!) }
}

final class MadePresenter {
    private let engine: DependenciesResolver
    init(father: DependenciesResolver) {
        engine = DependenciesDefault(father: father)
        engine.register(for: Launching.self) { _ in LaunchService() }
    }
    func show() { HarbourCoordinator(resolver: engine).start() }
}

final class FilledPresenter {
    private let container = Container()
    init() { container.autoregister(Launching.self, initializer: LaunchService.init) }
    func show() { PierCoordinator(container: container).start() }
}

final class ToldPresenter {
    private let container = Container()
    init() { container.register(Launching.self) { _ in LaunchService() } }
    func show() { PierCoordinator(container: container).start() }
}

final class EitherPresenter {
    private var engine: DependenciesResolver = DependenciesDefault()
    init(engine: DependenciesResolver) {
        self.engine = engine
        engine.register(for: Launching.self) { _ in LaunchService() }
    }
    init() { engine.register(for: Launching.self) { _ in LaunchService() } }
    func show() { HarbourCoordinator(resolver: engine).start() }
    //            ^ note: [inline-assembly] {{EitherPresenter builds HarbourCoordinator out of its own dependencies}}
}

final class BarePresenter {
    private let container = Container()
    func show() { PierCoordinator(container: container).start() }
    //            ^ note: [inline-assembly] {{BarePresenter builds PierCoordinator out of its own dependencies}}
}
