import Foundation

protocol HTTPFetching: Sendable {
    func fetch(_ path: String) async throws -> Data
}

final class HTTPFetcher: HTTPFetching {
    private let session: URLSession
    private let base: URL

    init(session: URLSession, base: URL) {
        self.session = session
        self.base = base
    }

    func fetch(_ path: String) async throws -> Data {
        try await session.data(from: base.appendingPathComponent(path)).0
    }
}
