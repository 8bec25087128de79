import SwiftFacts

/// The words of names, by their bytes.
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
        withBytes(of: id) { name in words.contains { name[...].endsInWord($0) } }
    }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    /// Whether a name ends in a word (lower case), the word beginning where a word of the name may begin.
    func endsInWord(_ word: [UInt8]) -> Bool {
        guard count >= word.count, self[endIndex - 1] | 0x20 == word[word.count - 1] else { return false }
        var position = endIndex - word.count
        let first = self[position]
        guard
            position == startIndex || first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
                || self[position - 1] == UInt8(ascii: "_")
        else { return false }
        for byte in word {
            guard self[position] | 0x20 == byte else { return false }
            position += 1
        }
        return true
    }
}

/// Words in lower case, as bytes, for `NameTable.ends`.
func lowercaseBytes(_ words: String...) -> [[UInt8]] { words.map { Array($0.utf8) } }
