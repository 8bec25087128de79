// What a struct of closures is made of gives values to a library, whichever: its statics may reach what they wrap. Its
// own methods are code like any other.

final class PictureCache {
    static let shared = PictureCache()
    func picture(_ name: String) -> String? { nil }
    func clear() {}
}

struct PictureClient {
    let picture: (String) -> String?
    let clear: () async -> Void

    static let live = PictureClient(
        picture: { PictureCache.shared.picture($0) }, clear: { PictureCache.shared.clear() })
    static func logging(_ log: @escaping (String) -> Void) -> PictureClient {
        PictureClient(
            picture: { log($0); return PictureCache.shared.picture($0) }, clear: { PictureCache.shared.clear() })
    }

    func pictures(_ names: [String]) -> [String] { names.compactMap { PictureCache.shared.picture($0) } }
    //                                                                ^ warning: [singleton] {{PictureClient reaches the shared instance PictureCache.shared in 2 places}}
    static func reset() { PictureCache.shared.clear() }
    //                    ^ related: [singleton] {{also reaches PictureCache.shared here}}
}

protocol Keyed {
    static var key: String { get }
}

protocol Resetting {
    func reset()
}

/// What a protocol asks of the type is no promise of an instance; a method is.
struct MarkedClient: Keyed {
    static var key: String { "marked" }
    var clear: () -> Void
    static var live: Self { Self(clear: { PictureCache.shared.clear() }) }
}

struct ResettingClient: Resetting {
    var clear: () -> Void
    func reset() { clear() }
    static var live: Self { Self(clear: { PictureCache.shared.clear() }) }
    //                                    ^ warning: [singleton] {{ResettingClient reaches the shared instance PictureCache.shared}}
}
