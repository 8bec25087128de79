// An initializer that takes more than four dependencies.
// only: massive-initializer

protocol CartAPI { func load() }
protocol CartStoring { func save() }
protocol CartTracking { func track() }
protocol CartPricing { func price() }
protocol CartShipping { func ship() }

final class CheckoutModel {
    private let all: [Any]

    init(
//  ^ warning: [massive-initializer] {{CheckoutModel takes 5 dependencies, more than 4: CartAPI, CartStoring, CartTracking, CartPricing, CartShipping}}
        api: any CartAPI, store: any CartStoring, tracking: any CartTracking, pricing: any CartPricing,
        shipping: any CartShipping
    ) {
        all = [api, store, tracking, pricing, shipping]
    }
}
