/// Takes names apart into the words they are made of.
enum NameWords {
    private enum Kind {
        case upper, lower, digit, separator

        init(_ scalar: Unicode.Scalar) {
            switch scalar {
            case "A"..."Z": self = .upper
            case "0"..."9": self = .digit
            case "a"..."z": self = .lower
            // Whatever is not ASCII counts as a small letter: it never begins a word by itself.
            default: self = scalar.isASCII ? .separator : .lower
            }
        }
    }

    /// The words of a camel-case, snake-case or kebab-case name, digits with the word before them: `APIMock2` is `API`
    /// and `Mock2`, `MOCKApi` is `MOCK` and `Api`, `unit-tests` is `unit` and `tests`.
    ///
    /// - Complexity: O(n)
    static func words(of name: String) -> [Substring] {
        let scalars = name.unicodeScalars
        var words: [Substring] = []
        var start: String.Index?
        var previous = Kind.separator
        var index = scalars.startIndex
        while index < scalars.endIndex {
            let next = scalars.index(after: index)
            let kind = Kind(scalars[index])
            let endsAcronym = next < scalars.endIndex && Kind(scalars[next]) == .lower
            let isBoundary = kind == .separator || kind == .upper && (previous != .upper || endsAcronym)
            if isBoundary, let begin = start {
                words.append(name[begin..<index])
                start = nil
            }
            if kind != .separator, start == nil { start = index }
            previous = kind
            index = next
        }
        if let start { words.append(name[start...]) }
        return words
    }
}

extension String {
    /// As it is read aloud: an SSHClient, a URLBuilder, an Upload, a User.
    var beginsWithVowelSound: Bool {
        guard let word = NameWords.words(of: self).first else { return false }
        if word.count > 1, word.allSatisfy(\.isUppercase) { return "AEFHILMNORSX".contains(word.prefix(1)) }
        let start = word.prefix(3).lowercased()
        // An Xcode, but a xylophone.
        if start.hasPrefix("x") { return !start.hasPrefix("xy") }
        return "aeiou".contains(start.prefix(1)) && !["use", "uni", "uti", "eur"].contains(start)
    }
}
