// A view model takes the application's container and picks what it needs.

protocol ShopAPI {
    func load()
}

final class LiveShopAPI: ShopAPI {
    func load() {}
}

final class ShopStore {
    func save() {}
}

final class ShopContainer {
    lazy var api: any ShopAPI = LiveShopAPI()
    lazy var store = ShopStore()
}

final class ShopViewModel {
    private let container: ShopContainer
    init(in container: ShopContainer) { self.container = container }
    //      ^ warning: [container-injection] {{ShopViewModel takes the whole container ShopContainer}}
    func refresh() { container.api.load(); container.store.save() }
}

final class ShopBadgeModel {
    private let store: ShopStore
    init(container: ShopContainer) { store = container.store }
    //   ^ warning: [container-injection] {{ShopBadgeModel takes the whole container ShopContainer}}
    func save() { store.save() }
}
