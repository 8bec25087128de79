import Foundation
import GardenCore

@MainActor
public final class RemotePictureLoader: PictureLoading {
    private let cache: URLCache

    public init(cache: URLCache = .shared) {
        self.cache = cache
    }

    public func picture(at url: URL) async throws -> Data {
        if let cached = cache.cachedResponse(for: URLRequest(url: url)) { return cached.data }
        return try Data(contentsOf: url)
    }
}
