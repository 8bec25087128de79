// A parameter object is transparent: the coordinator uses its tracker and only hands its API on.

protocol ShopAPI {
    func products() -> [String]
}

protocol ShopTracking {
    func track(_ event: String)
}

struct ShopParameters {
    let api: any ShopAPI
    let tracking: any ShopTracking
}

final class ShopCoordinator {
    private let parameters: ShopParameters
    init(parameters: ShopParameters) { self.parameters = parameters }
    //   ^ warning: [dependency-pipeline] {{ShopCoordinator reads api of ShopParameters only to hand it on}}

    func start() {
        parameters.tracking.track("shop")
        ShopViewModel(api: parameters.api).refresh()
    }
}

final class ShopViewModel {
    private let api: any ShopAPI
    private var products: [String] = []
    init(api: any ShopAPI) { self.api = api }
    func refresh() { products = api.products() }
}
