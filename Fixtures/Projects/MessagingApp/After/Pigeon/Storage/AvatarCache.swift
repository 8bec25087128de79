import Foundation

/// The latest faces, kept in memory.
@MainActor
final class AvatarCache {
    private let client: any HTTPClient
    private let limit: Int
    private var images: [URL: Data] = [:]

    init(client: any HTTPClient, limit: Int) {
        self.client = client
        self.limit = limit
    }

    func image(at url: URL) async throws -> Data {
        if let image = images[url] { return image }
        let image = try await client.data(for: URLRequest(url: url))
        if images.count >= limit { images.removeAll() }
        images[url] = image
        return image
    }

    func empty() { images.removeAll() }
}
