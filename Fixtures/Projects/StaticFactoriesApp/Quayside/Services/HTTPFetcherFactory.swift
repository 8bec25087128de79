import Foundation

enum HTTPFetcherFactory {
    static func create() -> any HTTPFetching {
        HTTPFetcher(session: .shared, base: URL(string: "https://quayside.example") ?? URL(fileURLWithPath: "/"))
    }
}
