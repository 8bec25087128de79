// The shared instance is an argument of what the default constructs, or stands in a closure.

final class PriceSettings {
    static let shared = PriceSettings()
    var currency = "EUR"
}

final class PriceFormatterService {
    private let settings: PriceSettings
    init(settings: PriceSettings) { self.settings = settings }
    func text(_ price: Int) -> String { "\(price) \(settings.currency)" }
}

final class CartModel {
    private let formatter: PriceFormatterService
    init(formatter: PriceFormatterService = PriceFormatterService(settings: PriceSettings.shared)) {
    //                                                                      ^ note: [singleton-default] {{CartModel falls back on the shared instance PriceSettings.shared where it is handed nothing}}
        self.formatter = formatter
    }
    func total() -> String { formatter.text(3) }
}

final class OfferModel {
    private let makeSettings: () -> PriceSettings
    init(makeSettings: @escaping () -> PriceSettings = { PriceSettings.shared }) {
    //                                                   ^ note: [singleton-default] {{OfferModel falls back on the shared instance PriceSettings.shared where it is handed nothing}}
        self.makeSettings = makeSettings
    }
    func currency() -> String { makeSettings().currency }
}
