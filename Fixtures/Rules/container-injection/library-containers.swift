// Swinject's container and resolver, and Factory's container, are whole containers.
// only: container-injection

//- Sources/Swin/PayModel.swift
import Swinject

protocol PayAPI {
    func pay()
}

final class PayModel {
    private let api: any PayAPI
    init(resolver: Resolver) { api = resolver.resolve(PayAPI.self)! }
    //   ^ warning: [container-injection] {{PayModel takes the whole container Resolver}}
    func pay() { api.pay() }
}

final class RefundModel {
    private let container: Swinject.Container
    init(container: Swinject.Container) { self.container = container }
    //   ^ warning: [container-injection] {{RefundModel takes the whole container Container}}
    func pay() { container.resolve(PayAPI.self)?.pay() }
}

//- Sources/Fact/TipModel.swift
import Factory

final class TipService {
    func tip() {}
}

extension Container {
    var tips: Factory<TipService> { self { TipService() } }
}

final class TipModel {
    private let container: Container
    init(container: Container) { self.container = container }
    //   ^ warning: [container-injection] {{TipModel takes the whole container Container}}
    func tip() { container.tips().tip() }
}
