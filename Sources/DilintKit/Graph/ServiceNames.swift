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
        return suffixes.contains { Self.endsInWord(bare, $0) }
    }

    /// Whether the last word of a type's name is `Delegate` or `Listener`.
    static func saysBackReference(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let bare = withoutClosing(name)
        return backReferences.contains { endsInWord(bare, $0) }
    }

    private static func withoutClosing(_ name: UnsafeBufferPointer<UInt8>) -> Slice<UnsafeBufferPointer<UInt8>> {
        let whole = name[...]
        for closing in closings where name.count > closing.count && endsInWord(whole, closing) {
            return name.dropLast(closing.count)
        }
        return whole
    }

    /// Whether `name` ends in `word` (lower case), the word beginning where a word of the name may begin.
    static func endsInWord(_ name: Slice<UnsafeBufferPointer<UInt8>>, _ word: [UInt8]) -> Bool {
        guard name.count >= word.count, name[name.endIndex - 1] | 0x20 == word[word.count - 1] else { return false }
        var position = name.endIndex - word.count
        guard position == name.startIndex || isUppercase(name[position]) || name[position - 1] == UInt8(ascii: "_")
        else { return false }
        for byte in word {
            guard name[position] | 0x20 == byte else { return false }
            position += 1
        }
        return true
    }

    private static func isUppercase(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
}

extension NameTable {
    /// Whether a name is one of the words, or begins with one of them as its first camel-case word.
    func begins(_ id: NameID, withWordOf words: [StaticString]) -> Bool {
        withBytes(of: id) { name in
            words.contains { word in
                guard name.count >= word.utf8CodeUnitCount, name[0] == word.utf8Start[0] else { return false }
                for offset in 1..<word.utf8CodeUnitCount where name[offset] != word.utf8Start[offset] { return false }
                guard name.count > word.utf8CodeUnitCount else { return true }
                let next = name[word.utf8CodeUnitCount]
                return !(next >= UInt8(ascii: "a") && next <= UInt8(ascii: "z"))
            }
        }
    }

    /// Whether a name ends in one of the words, the word beginning where a camel-case word may begin.
    func ends(_ id: NameID, withWordOf words: [[UInt8]]) -> Bool {
        withBytes(of: id) { name in words.contains { ServiceNames.endsInWord(name[...], $0) } }
    }
}

/// A word in lower case, as bytes, for `NameTable.ends`.
func lowercaseBytes(_ words: String...) -> [[UInt8]] { words.map { Array($0.utf8) } }
