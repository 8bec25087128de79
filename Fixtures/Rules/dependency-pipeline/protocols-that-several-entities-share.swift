// A protocol that shows a little more than it answers is what entities have in common where several keep what it shows;
// where one does alone, or one of several works for others, it is a dependency.

protocol Sum {
    var value: Double { get }
    var unit: String { get }
    var digits: Int { get }
    func text() -> String
    func rounded(to places: Int) -> String
}

final class PaperSum: Sum {
    let value: Double
    let unit: String
    var digits: Int { 2 }
    init(value: Double, unit: String) {
        self.value = value
        self.unit = unit
    }
    func text() -> String { unit }
    func rounded(to places: Int) -> String { unit }
}

struct CoinSum: Sum {
    let value: Double
    let unit: String
    let digits: Int
    func text() -> String { unit }
    func rounded(to places: Int) -> String { unit }
}

protocol Rate {
    var value: Double { get }
    var unit: String { get }
    var digits: Int { get }
    func text() -> String
    func rounded(to places: Int) -> String
}

final class DailyRate: Rate {
    let value = 1.0
    let unit = "%"
    let digits = 2
    func text() -> String { unit }
    func rounded(to places: Int) -> String { unit }
}

protocol Price {
    var value: Double { get }
    var unit: String { get }
    func text() -> String
}

final class ListPrice: Price {
    let value = 1.0
    let unit = "$"
    func text() -> String { unit }
}

final class LivePrice: Price {
    var value: Double { feed.latest() }
    let unit = "$"
    private let feed: QuoteService
    init(feed: QuoteService) { self.feed = feed }
    func text() -> String { unit }
}

final class QuoteService {
    func latest() -> Double { 1 }
}

final class ReceiptScreen {
    private let sum: any Sum
    private let rate: any Rate
    private let price: any Price
    init(sum: any Sum, rate: any Rate, price: any Price) {
    //                 ^ warning: [dependency-pipeline] {{ReceiptScreen takes Rate only to hand it on: ReceiptScreen → ReceiptLine, which uses it}}
    //                                 ^ warning: [dependency-pipeline] {{ReceiptScreen takes Price only to hand it on: ReceiptScreen → ReceiptLine, which uses it}}
        self.sum = sum
        self.rate = rate
        self.price = price
    }
    func show() { ReceiptLine(sum: sum, rate: rate, price: price).show() }
}

final class ReceiptLine {
    private let sum: any Sum
    private let rate: any Rate
    private let price: any Price
    init(sum: any Sum, rate: any Rate, price: any Price) {
        self.sum = sum
        self.rate = rate
        self.price = price
    }
    func show() { print(sum.text(), rate.text(), price.text()) }
}
