import Foundation

protocol HTTPClient: Sendable {
    func data(for request: URLRequest) async throws -> Data
}

enum HTTPFailure: Error {
    case status(Int)
}

final class URLSessionHTTPClient: HTTPClient {
    private let session: URLSession

    init(session: URLSession = .shared) {
        self.session = session
    }

    func data(for request: URLRequest) async throws -> Data {
        let (data, response) = try await session.data(for: request)
        if let response = response as? HTTPURLResponse, response.statusCode >= 400 {
            throw HTTPFailure.status(response.statusCode)
        }
        return data
    }
}
