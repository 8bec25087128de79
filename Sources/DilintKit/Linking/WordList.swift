import SwiftFacts

/// Words that names begin or end with, by their bytes: most names are told by one letter.
struct WordList: Sendable, ExpressibleByArrayLiteral {
    private let words: [[UInt8]]
    /// Bit n for words with a first or last letter whose low five bits are n.
    private let firstLetters: UInt32
    private let lastLetters: UInt32

    init(_ words: [String]) {
        self.words = words.filter { !$0.isEmpty }.map { Array($0.utf8) }
        firstLetters = self.words.reduce(0) { $0 | Self.bit(of: $1[0]) }
        lastLetters = self.words.reduce(0) { $0 | Self.bit(of: $1[$1.count - 1]) }
    }

    init(arrayLiteral words: String...) { self.init(words) }

    /// The same for a capital as for its small letter.
    private static func bit(of byte: UInt8) -> UInt32 { 1 << UInt32(byte & 31) }

    /// Whether a name is one of the words, or begins with one of them as its first camel-case word.
    func begins(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = name.first, firstLetters & Self.bit(of: first) != 0 else { return false }
        return words.contains { $0[0] == first && Self.isBeginning($0, of: name) }
    }

    static func isBeginning(_ word: [UInt8], of name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard name.starts(with: word) else { return false }
        guard name.count > word.count else { return true }
        let next = name[word.count]
        return !(next >= UInt8(ascii: "a") && next <= UInt8(ascii: "z"))
    }

    /// The length of the first of the words, which are in lower case, that a name ends in, the word beginning where a
    /// word of the name may begin; nil for none.
    func lengthOfEnd(of name: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        guard let last = name.last, lastLetters & Self.bit(of: last) != 0 else { return nil }
        return words.first { Self.isEnd($0, of: name) }?.count
    }

    static func isEnd(_ word: [UInt8], of name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        // A set bit makes an ASCII capital a small letter.
        guard name.count >= word.count, name[name.endIndex - 1] | 0x20 == word[word.count - 1] else { return false }
        let start = name.endIndex - word.count
        let first = name[start]
        guard
            start == name.startIndex || first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
                || name[start - 1] == UInt8(ascii: "_")
        else { return false }
        for (offset, byte) in word.enumerated() where name[start + offset] | 0x20 != byte { return false }
        return true
    }
}

extension NameTable {
    /// Whether a name is one of the words, or begins with one of them as its first camel-case word.
    func begins(_ id: NameID, withWordOf words: WordList) -> Bool { withBytes(of: id, words.begins) }

    /// Whether a name ends in one of the words, in lower case, the word beginning where a camel-case word may begin.
    func ends(_ id: NameID, withWordOf words: WordList) -> Bool {
        withBytes(of: id) { words.lengthOfEnd(of: $0[...]) != nil }
    }
}
