import SwiftFacts

/// What tells a protocol and what implements it from each other, and nothing more of either: `FeedServiceProtocol` and
/// `FeedServiceImpl` are services.
enum NameClosing {
    static let words = ["protocoling", "protocol", "type", "impl", "imp", "implementation", "interface"]
    private static let list = WordList(words)

    /// A name without its closing; one that is nothing else keeps it.
    static func dropped(from name: UnsafeBufferPointer<UInt8>) -> Slice<UnsafeBufferPointer<UInt8>> {
        guard let length = list.lengthOfEnd(of: name[...]), length < name.count else { return name[...] }
        return name.dropLast(length)
    }

    /// The last word of a name without its closing, in small letters: `service` of all three.
    static func lastWord(of name: String) -> String {
        let words = NameWords.words(of: name).map { $0.lowercased() }
        guard words.count > 1, let last = words.last, Self.words.contains(last) else { return words.last ?? "" }
        return words[words.count - 2]
    }
}

extension FrozenNames {
    /// Whether a name has a closing.
    func hasClosing(_ id: NameID) -> Bool { withBytes(of: id) { NameClosing.dropped(from: $0).count < $0.count } }

    /// Whether a name without its closing ends in one of the words, in lower case, the word beginning where a camel-case
    /// word may begin.
    func endsBeforeClosing(_ id: NameID, withWordOf words: WordList) -> Bool {
        withBytes(of: id) { words.lengthOfEnd(of: NameClosing.dropped(from: $0)) != nil }
    }
}
