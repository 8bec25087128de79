// A struct of plain values is data, though it is called store or client. With a value that is kept by a wrapper or a
// computed one it may be the service that it is called.
// only: unused-dependency

import SwiftUI

struct PageStore {
    let title: String
    var number: Int
}

struct RateClient {
    let name: String
    static func standard() -> RateClient { RateClient(name: "Standard") }
}

struct DraftStore {
    @AppStorage("draft") var draft = ""
}

struct QuoteClient {
    let base: Int
    var quote: Int { base * 2 }
}

final class Reader {
    private let page: PageStore
    init(page: PageStore) { self.page = page }
}

final class Broker {
    private let rates: RateClient
    init(rates: RateClient) { self.rates = rates }
}

final class Writer {
    private let drafts: DraftStore
    init(drafts: DraftStore) { self.drafts = drafts }
    //   ^ warning: [unused-dependency] {{Writer takes DraftStore and keeps it, but never uses it}}
}

final class Agent {
    private let quotes: QuoteClient
    init(quotes: QuoteClient) { self.quotes = quotes }
    //   ^ warning: [unused-dependency] {{Agent takes QuoteClient and keeps it, but never uses it}}
}
