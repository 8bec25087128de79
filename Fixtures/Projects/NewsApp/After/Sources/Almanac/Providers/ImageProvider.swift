import Foundation

protocol ImageProvider: Sendable {
    func image(at url: URL) async throws -> Data
}

final class RemoteImageProvider: ImageProvider {
    private let session: URLSession

    init(session: URLSession) {
        self.session = session
    }

    func image(at url: URL) async throws -> Data {
        try await session.data(from: url).0
    }
}
