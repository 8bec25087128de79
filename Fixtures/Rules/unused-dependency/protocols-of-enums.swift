// What only enums conform to is one of several cases, whatever the protocol asks for; its name may say service still.

protocol Currency {
    func isEqual(to other: any Currency) -> Bool
}

enum Coin: Currency {
    case penny, pound
    func isEqual(to other: any Currency) -> Bool { other as? Coin == self }
}

enum Note: String, Currency {
    case fiver, tenner
    func isEqual(to other: any Currency) -> Bool { other as? Note == self }
}

protocol Route {
    func path() -> String
}

enum HomeRoute: Route {
    case home
    func path() -> String { "/" }
}

final class DeepRoute: Route {
    func path() -> String { "/deep" }
}

protocol RateProvider {
    func rate() -> Int
}

enum FixedRate: RateProvider {
    case one
    func rate() -> Int { 1 }
}

struct Price {
    let amount: Int
    private let currency: any Currency
    init(amount: Int, currency: any Currency, route: any Route, rates: any RateProvider) {
    //                                        ^ warning: [unused-dependency] {{Price takes Route, but never uses it}}
    //                                                          ^ warning: [unused-dependency] {{Price takes RateProvider, but never uses it}}
        self.amount = amount
        self.currency = currency
    }
}
