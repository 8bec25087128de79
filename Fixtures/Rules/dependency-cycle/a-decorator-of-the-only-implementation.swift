// The only conforming type wraps another instance of its protocol: never bound to itself.

protocol ImageLoading {
    func load() -> [UInt8]
}

final class CachingImageLoader: ImageLoading {
    private let base: any ImageLoading
    private var cached: [UInt8]?

    init(base: any ImageLoading) { self.base = base }

    func load() -> [UInt8] {
        if let cached { return cached }
        let image = base.load()
        cached = image
        return image
    }
}
