import SwiftFacts

/// What a type's name alone says: the last whole word makes a service, or a back-reference.
struct ServiceNames: Sendable {
    /// Lower-case last words.
    private let suffixes: WordList

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
        suffixes = WordList(words.sorted())
    }

    static let builtIn = [
        "Service", "Services", "Client", "Repository", "Store", "Storage", "Manager", "Provider", "Loader",
        "Downloader",
        "Uploader", "UseCase", "Interactor", "Gateway", "API", "Tracker", "Logger", "Analytics", "Cache", "Database",
        "Keychain", "Session", "Monitor", "Sender", "Fetcher", "Factory", "Builder", "Container", "Dependencies",
        "ViewModel", "Presenter", "Coordinator", "Router", "Navigator", "Resolver", "Locator", "Registry", "DataSource",
        "Authenticator", "Networking", "Persistence", "Reporter",
    ]

    /// VIPER's modules tell whoever opened them by their output: a presenter's keeps what it has been told.
    private static let backReferences: WordList = ["delegate", "listener", "moduleoutput"]

    /// Whether the last word of a type's name, a closing `Protocol`, `Type`, … dropped, is a service suffix.
    func saysService(_ name: UnsafeBufferPointer<UInt8>) -> Bool { roles(named: name).contains(.serviceName) }

    /// The roles that the last word of a type's name gives, a closing dropped: of a service, of a back-reference.
    func roles(named name: UnsafeBufferPointer<UInt8>) -> Roles {
        let stem = NameClosing.dropped(from: name)
        var roles: Roles = []
        if suffixes.lengthOfEnd(of: stem) != nil { roles.insert(.serviceName) }
        if Self.backReferences.lengthOfEnd(of: stem) != nil { roles.insert(.backReference) }
        return roles
    }

    /// Whether a type's name ends in `Delegate`, `Listener` or `ModuleOutput`.
    static func saysBackReference(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        backReferences.lengthOfEnd(of: NameClosing.dropped(from: name)) != nil
    }
}
