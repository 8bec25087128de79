// A struct called view model that says by methods how its values are shown is data, be it compared. Where it reaches
// what works, or a package may ask for work of it, the suffix counts.
// only: unused-dependency

import PaywallKit

final class Rates {
    static let shared = Rates()
    func rate() -> Int { 2 }
}

struct FareViewModel {
    private let cents: Int
    init(cents: Int) { self.cents = cents }
    var text: String { "\(cents)" }
    func text(width: Int) -> String { String(repeating: " ", count: width) + text }
}

struct TollViewModel: Equatable {
    private let cents: Int
    init(cents: Int) { self.cents = cents }
    func text(width: Int) -> String { String(repeating: " ", count: width) + "\(cents)" }
}

struct ChangeViewModel {
    private let cents: Int
    init(cents: Int) { self.cents = cents }
    var text: String { "\(cents * Rates.shared.rate())" }
    func short(width: Int) -> String { String("\(cents)".prefix(width)) }
}

struct OfferViewModel: PaywallOffering {
    private let cents: Int
    init(cents: Int) { self.cents = cents }
    func text(width: Int) -> String { String(repeating: " ", count: width) + "\(cents)" }
}

final class FareCell {
    private let model: FareViewModel
    init(model: FareViewModel) { self.model = model }
}

final class TollCell {
    private let model: TollViewModel
    init(model: TollViewModel) { self.model = model }
}

final class ChangeCell {
    private let model: ChangeViewModel
    init(model: ChangeViewModel) { self.model = model }
    //   ^ warning: [unused-dependency] {{ChangeCell takes ChangeViewModel and keeps it, but never uses it}}
}

final class OfferCell {
    private let model: OfferViewModel
    init(model: OfferViewModel) { self.model = model }
    //   ^ warning: [unused-dependency] {{OfferCell takes OfferViewModel and keeps it, but never uses it}}
}
