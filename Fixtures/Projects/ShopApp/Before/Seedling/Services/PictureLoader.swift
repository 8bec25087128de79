import Foundation

@MainActor
protocol PictureLoading {
    func picture(at url: URL) async throws -> Data
}

@MainActor
final class RemotePictureLoader: PictureLoading {
    private let cache: URLCache

    init(cache: URLCache = .shared) {
        self.cache = cache
    }

    func picture(at url: URL) async throws -> Data {
        if let cached = cache.cachedResponse(for: URLRequest(url: url)) { return cached.data }
        return try Data(contentsOf: url)
    }
}
