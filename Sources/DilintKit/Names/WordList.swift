import SwiftFacts

/// Words that names begin or end with, by their bytes: most names are told by one letter.
struct WordList: Sendable, ExpressibleByArrayLiteral {
    /// Ascending by their last letters.
    private let words: [[UInt8]]
    /// By word: of most names a letter in one place tells that they do not end in it, before the word itself is looked at.
    private let lengths: [Int]
    /// Bit n for words with a first letter of number n.
    private let firstLetters: UInt32
    /// By the number of a last letter: the first of its words; one more than there are numbers.
    private let starts: [UInt16]

    init(_ words: [String]) {
        self.words = words.filter { !$0.isEmpty }.map { Array($0.utf8) }
            .sorted { Self.number(of: $0[$0.count - 1]) < Self.number(of: $1[$1.count - 1]) }
        lengths = self.words.map { $0.count }
        firstLetters = self.words.reduce(0) { $0 | 1 << UInt32(Self.number(of: $1[0])) }
        var starts = [UInt16](repeating: 0, count: 33)
        for word in self.words { starts[Self.number(of: word[word.count - 1]) + 1] += 1 }
        for number in 1..<starts.count { starts[number] += starts[number - 1] }
        self.starts = starts
    }

    init(arrayLiteral words: String...) { self.init(words) }

    /// Of a letter, the same for a capital as for its small letter: below 32.
    private static func number(of byte: UInt8) -> Int { Int(byte & 31) }

    /// Whether a name is one of the words, or begins with one of them as its first camel-case word.
    func begins(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = name.first, firstLetters & 1 << UInt32(Self.number(of: first)) != 0 else { return false }
        return words.contains { $0[0] == first && Self.isBeginning($0, of: name) }
    }

    static func isBeginning(_ word: [UInt8], of name: UnsafeBufferPointer<UInt8>) -> Bool {
        guard name.starts(with: word) else { return false }
        guard name.count > word.count else { return true }
        let next = name[word.count]
        return !(next >= UInt8(ascii: "a") && next <= UInt8(ascii: "z"))
    }

    /// The length of one of the words, which are in lower case, that a name ends in, the word beginning where a word of
    /// the name may begin; nil for none.
    func lengthOfEnd(of name: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        guard let last = name.last else { return nil }
        let letter = Self.number(of: last)
        for word in Int(starts[letter])..<Int(starts[letter + 1])
        where Self.mayBeWord(lengths[word], of: name) && Self.isEnd(words[word], of: name) {
            return lengths[word]
        }
        return nil
    }

    /// Whether a word of the name may begin that many letters before its end.
    private static func mayBeWord(_ length: Int, of name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard name.count > length else { return name.count == length }
        let start = name.endIndex - length
        let first = name[start]
        return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z") || name[start - 1] == UInt8(ascii: "_")
    }

    static func isEnd(_ word: [UInt8], of name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard mayBeWord(word.count, of: name) else { return false }
        let start = name.endIndex - word.count
        // A set bit makes an ASCII capital a small letter.
        for (offset, byte) in word.enumerated() where name[start + offset] | 0x20 != byte { return false }
        return true
    }
}

extension FrozenNames {
    /// Whether a name is one of the words, or begins with one of them as its first camel-case word.
    func begins(_ id: NameID, withWordOf words: WordList) -> Bool {
        withBytes(of: id) { words.begins($0) }
    }

    /// Whether a name ends in one of the words, in lower case, the word beginning where a camel-case word may begin.
    func ends(_ id: NameID, withWordOf words: WordList) -> Bool {
        withBytes(of: id) { words.lengthOfEnd(of: $0[...]) != nil }
    }
}
