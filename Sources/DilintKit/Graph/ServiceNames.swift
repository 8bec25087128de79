import SwiftFacts

/// What a type's name alone says: the last whole word makes a service, or a back-reference.
struct ServiceNames: Sendable {
    /// Lower-case last words.
    private let suffixes: [[UInt8]]

    /// - Parameter configured: Further suffixes; a leading `-` removes a built-in one.
    init(configured: [String] = []) {
        var words = Set(Self.builtIn.map { $0.lowercased() })
        for word in configured {
            if word.hasPrefix("-") {
                words.remove(word.dropFirst().lowercased())
            } else {
                words.insert(word.lowercased())
            }
        }
        suffixes = words.sorted().map { Array($0.utf8) }
    }

    static let builtIn = [
        "Service", "Services", "Client", "Repository", "Store", "Storage", "Manager", "Provider", "Loader",
        "Downloader",
        "Uploader", "UseCase", "Interactor", "Gateway", "API", "Tracker", "Logger", "Analytics", "Cache", "Database",
        "Keychain", "Session", "Monitor", "Sender", "Fetcher", "Factory", "Builder", "Container", "Dependencies",
        "ViewModel", "Presenter", "Coordinator", "Router", "Navigator", "Resolver", "Locator", "Registry", "DataSource",
        "Authenticator", "Networking", "Persistence",
    ]

    private static let closings = ["protocoling", "protocol", "type", "impl"].map { Array($0.utf8) }
    private static let backReferences = ["delegate", "listener"].map { Array($0.utf8) }

    /// Whether the last word of a type's name, a closing `Protocol`, `Type`, … dropped, is a service suffix.
    func saysService(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let bare = Self.withoutClosing(name)
        return suffixes.contains { bare.endsInWord($0) }
    }

    /// Whether the last word of a type's name is `Delegate` or `Listener`.
    static func saysBackReference(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let bare = withoutClosing(name)
        return backReferences.contains { bare.endsInWord($0) }
    }

    private static func withoutClosing(_ name: UnsafeBufferPointer<UInt8>) -> Slice<UnsafeBufferPointer<UInt8>> {
        let whole = name[...]
        for closing in closings where name.count > closing.count && whole.endsInWord(closing) {
            return name.dropLast(closing.count)
        }
        return whole
    }
}
