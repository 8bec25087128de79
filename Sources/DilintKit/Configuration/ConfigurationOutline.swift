/// Where the keys of a JSON5 text stand, and whether its brackets, keys and commas are in order.
///
/// Foundation's decoder turns the text into values, but tells no line, takes the first of two equal keys, and ignores
/// what stands behind the end: whoever mistypes a configuration is told those things from here.
struct ConfigurationOutline {
    /// The line of each key and element, counted from 1, by its path.
    private(set) var lines: [String: Int] = [:]

    private enum Lexeme: Equatable {
        case punctuation(UInt8)
        /// The text between the quotes, escapes as they are.
        case string(String)
        /// A number, `true`, `null`, or a key without quotes.
        case word(String)
        case end

        var isOpening: Bool { self == .punctuation(UInt8(ascii: "{")) || self == .punctuation(UInt8(ascii: "[")) }

        var description: String {
            switch self {
            case .punctuation(let byte): "'\(Character(Unicode.Scalar(byte)))'"
            case .string(let text): "\"\(text)\""
            case .word(let text): text
            case .end: "the end of the file"
            }
        }
    }

    /// An object or array around the position.
    private struct Container {
        /// Its key path.
        var path: String
        var isObject: Bool
        var count = 0
        var keys: Set<String> = []

        var closing: Lexeme { .punctuation(UInt8(ascii: isObject ? "}" : "]")) }
    }

    /// Far beyond what a configuration needs; keeps key paths short.
    private static let maximumDepth = 64

    private let file: String
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var containers: [Container] = []

    /// - Complexity: O(n); nesting is no recursion.
    init(of bytes: [UInt8], file: String) throws(ConfigurationError) {
        self.bytes = bytes
        self.file = file
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { position = 3 }
        let first = try next()
        if case .word(let word) = first, !Self.isScalar(word) { throw error("expected '{', found \(word)") }
        try open(first, path: "")
        while let container = containers.last {
            let lexeme = try next()
            if lexeme == container.closing {
                containers.removeLast()
                if !containers.isEmpty { try endElement() }
            } else {
                try element(lexeme, in: container)
            }
        }
        let rest = try next()
        guard rest == .end else { throw error("expected the end of the file, found \(rest.description)") }
    }

    /// Reads one element up to its value, and the comma behind it if that is no object or array.
    private mutating func element(_ first: Lexeme, in container: Container) throws(ConfigurationError) {
        let last = containers.count - 1
        containers[last].count += 1
        guard container.isObject else {
            let path = "\(container.path)[\(container.count)]"
            lines[path] = line
            return try open(first, path: path)
        }
        let key: String
        switch first {
        case .string(let text), .word(let text): key = text
        case .punctuation, .end: throw error("expected a key or '}', found \(first.description)")
        }
        let path = container.path.isEmpty ? key : container.path + "." + key
        guard containers[last].keys.insert(key).inserted else {
            throw ConfigurationError(file: file, line: line, keyPath: path, reason: .duplicateKey)
        }
        lines[path] = line
        let colon = try next()
        guard colon == .punctuation(UInt8(ascii: ":")) else {
            throw error("expected ':' behind \"\(key)\", found \(colon.description)")
        }
        try open(try next(), path: path)
    }

    /// Goes into an object or array, or past any other value.
    private mutating func open(_ lexeme: Lexeme, path: String) throws(ConfigurationError) {
        if lexeme.isOpening {
            guard containers.count < Self.maximumDepth else { throw error("nested too deeply") }
            containers.append(Container(path: path, isObject: lexeme == .punctuation(UInt8(ascii: "{"))))
            return
        }
        switch lexeme {
        case .word(let text) where Self.isBrokenExponent(text):
            // Foundation's scanner would end the process there.
            throw error("expected digits behind \(text)")
        case .string, .word: if !containers.isEmpty { try endElement() }
        case .punctuation, .end: throw error("expected a value, found \(lexeme.description)")
        }
    }

    /// Whether a word is a value: other formats begin with words, too.
    private static func isScalar(_ word: String) -> Bool {
        if ["true", "false", "null", "Infinity", "NaN"].contains(word) { return true }
        return word.utf8.first.map { $0 < UInt8(ascii: "A") && $0 >= UInt8(ascii: "+") } ?? false
    }

    /// Whether a number ends with the sign of its exponent: `6e-`.
    private static func isBrokenExponent(_ word: String) -> Bool {
        guard let first = word.utf8.first, first < UInt8(ascii: "A") else { return false }
        return ["e+", "e-"].contains(word.suffix(2).lowercased())
    }

    /// Reads the comma behind an element, unless its container ends.
    private mutating func endElement() throws(ConfigurationError) {
        guard let closing = containers.last?.closing else { return }
        let (oldPosition, oldLine) = (position, line)
        let lexeme = try next()
        if lexeme == closing {
            (position, line) = (oldPosition, oldLine)
        } else if lexeme != .punctuation(UInt8(ascii: ",")) {
            throw error("expected ',' or \(closing.description), found \(lexeme.description)")
        }
    }

    private func error(_ message: String) -> ConfigurationError {
        ConfigurationError(file: file, line: line, keyPath: "", reason: .syntax(message))
    }
}

extension ConfigurationOutline {
    private mutating func next() throws(ConfigurationError) -> Lexeme {
        try skipTrivia()
        guard position < bytes.count else { return .end }
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ":"),
            UInt8(ascii: ","):
            position += 1
            return .punctuation(byte)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return try string(quote: byte)
        default:
            let start = position
            while position < bytes.count, !Self.endsWord(bytes[position]) { position += 1 }
            // A byte that neither begins nor ends anything: a lone slash.
            if position == start { position += 1 }
            return .word(String(decoding: bytes[start..<position], as: UTF8.self))
        }
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        byte <= UInt8(ascii: " ") || "{}[]:,\"'/".utf8.contains(byte)
    }

    private mutating func string(quote: UInt8) throws(ConfigurationError) -> Lexeme {
        position += 1
        let start = position
        while position < bytes.count, bytes[position] != quote {
            let isEscape = bytes[position] == UInt8(ascii: "\\")
            if isEscape { position += 1 }
            guard position < bytes.count else { break }
            if bytes[position] == UInt8(ascii: "\n") {
                guard isEscape else { throw error("the string is not closed on its line") }
                line += 1
            }
            position += 1
        }
        guard position < bytes.count else { throw error("the string is not closed") }
        position += 1
        return .string(String(decoding: bytes[start..<position - 1], as: UTF8.self))
    }

    private mutating func skipTrivia() throws(ConfigurationError) {
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            if bytes[position] <= UInt8(ascii: " ") {
                position += 1
            } else if bytes[position...].starts(with: "//".utf8) {
                while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
            } else if bytes[position...].starts(with: "/*".utf8) {
                try skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() throws(ConfigurationError) {
        let start = line
        position += 2
        while !bytes[position...].starts(with: "*/".utf8) {
            guard position < bytes.count else {
                line = start
                throw error("the comment is not closed")
            }
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
        position += 2
    }
}
