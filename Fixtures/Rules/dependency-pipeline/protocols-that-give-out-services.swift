// A protocol of methods called after the services that they give is a container behind a protocol, and may be handed on.
// only: dependency-pipeline

protocol OrderStore {
    func load()
}

final class OrderService {
    func send() {}
}

protocol OrderProvider {
    func orderStore() -> any OrderStore
    func orderService() -> OrderService
}

protocol OrderDesk {
    func orderStore() -> any OrderStore
    func close()
}

final class OrderCoordinator {
    private let provider: any OrderProvider
    private let desk: any OrderDesk
    init(provider: any OrderProvider, desk: any OrderDesk) {
    //                                ^ warning: [dependency-pipeline] {{OrderCoordinator takes OrderDesk only to hand it on: OrderCoordinator → OrderModel, which uses it}}
        self.provider = provider
        self.desk = desk
    }
    func start() { OrderModel(provider: provider, desk: desk).load() }
}

final class OrderModel {
    private let provider: any OrderProvider
    private let desk: any OrderDesk
    init(provider: any OrderProvider, desk: any OrderDesk) {
        self.provider = provider
        self.desk = desk
    }
    func load() {
        provider.orderStore().load()
        provider.orderService().send()
        desk.close()
    }
}
