// A namespace of services is asked from a view model, many times: one finding for each service.

//- Sources/App/ServiceLocator.swift
protocol Analytics {
    func track(_ event: String)
}

protocol CurrencyProviding {
    func symbol() -> String
}

final class LiveAnalytics: Analytics {
    func track(_ event: String) {}
}

final class LiveCurrency: CurrencyProviding {
    func symbol() -> String { "€" }
}

final class ServiceLocator {
    nonisolated(unsafe) private static var _analytics: any Analytics = LiveAnalytics()
    static var analytics: any Analytics { _analytics }
    nonisolated(unsafe) static var currency: any CurrencyProviding = LiveCurrency()
    static func setAnalytics(_ mock: any Analytics) { _analytics = mock }
}

//- Sources/App/OrderListModel.swift
final class OrderListModel {
    private let currency = ServiceLocator.currency
    //                     ^ warning: [service-locator] {{OrderListModel asks a locator for ServiceLocator.currency}}

    func open() { ServiceLocator.analytics.track("open") }
    //            ^ warning: [service-locator] {{OrderListModel asks a locator for ServiceLocator.analytics in 2 places}}

    func close() {
        let analytics = ServiceLocator.analytics
        //              ^ related: [service-locator] {{also asks for ServiceLocator.analytics here}}
        analytics.track("close \(currency.symbol())")
    }
}
