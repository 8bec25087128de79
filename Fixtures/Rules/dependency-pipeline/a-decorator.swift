// A type that conforms to the protocol it takes wraps it, even if a helper of its own does the work.

protocol QuoteAPI {
    func quote() -> String
}

final class RetryingQuoteAPI: QuoteAPI {
    private let base: any QuoteAPI
    init(base: any QuoteAPI) { self.base = base }
    func quote() -> String { QuoteRetry(api: base).run() }
}

final class QuoteRetry {
    private let api: any QuoteAPI
    init(api: any QuoteAPI) { self.api = api }
    func run() -> String { api.quote() }
}
