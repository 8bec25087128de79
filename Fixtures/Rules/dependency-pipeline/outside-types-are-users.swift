// A type that is not of the project, and a call that cannot be resolved, use what they are given.

import ChartKit

protocol PriceAPI {
    func prices() -> [Int]
}

final class PriceFlow {
    private let drawn: any PriceAPI
    private let configured: any PriceAPI
    private let helped: any PriceAPI

    init(drawn: any PriceAPI, configured: any PriceAPI, helped: any PriceAPI) {
        self.drawn = drawn
        self.configured = configured
        self.helped = helped
    }

    func start() {
        ChartController(source: drawn).present()
        ChartTheme.current.configure(with: configured)
        with(helped) { $0 }
    }
}
