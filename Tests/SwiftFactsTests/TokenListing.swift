import SwiftFacts

/// What the tokenizer makes of one source, as values that tests can compare.
struct TokenListing: Equatable {
    var bytes: [UInt8]
    /// All tokens, `endOfFile` included.
    var tokens: [Token]
    var comments: [SourceRange]
    var lineStarts: [UInt32]

    init(_ source: String) {
        self.init(bytes: Array(source.utf8))
    }

    init(bytes: [UInt8]) {
        var buffer = TokenBuffer()
        self.init(bytes: bytes, reusing: &buffer)
    }

    /// The source is copied into memory of just the size the tokenizer asks for, so that a sanitizer sees every step
    /// beyond it.
    init(bytes: [UInt8], reusing buffer: inout TokenBuffer) {
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count + Tokenizer.padding)
        defer { memory.deallocate() }
        memory.initialize(repeating: 0)
        for (index, byte) in bytes.enumerated() { memory[index] = byte }
        Tokenizer.tokenize(UnsafeBufferPointer(rebasing: memory[..<bytes.count]), into: &buffer)
        self.bytes = bytes
        tokens = (0..<buffer.count).map { buffer.tokens[$0] }
        comments = buffer.comments
        lineStarts = buffer.lineStarts
    }

    func text(from start: UInt32, to end: UInt32) -> String {
        String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self)
    }

    func text(_ token: Token) -> String { text(from: token.start, to: token.end) }

    /// `kind text` of every token but the last one.
    var list: [String] { tokens.dropLast().map { "\($0.kind) \(text($0))" } }

    /// The kinds of every token but the last one.
    var kinds: [TokenKind] { tokens.dropLast().map(\.kind) }

    /// The texts of all comments.
    var commentTexts: [String] { comments.map { text(from: $0.start, to: $0.end) } }

    /// The tokens, `endOfFile` included, that carry a flag.
    func texts(with flag: TokenFlags) -> [String] { tokens.filter { $0.flags.contains(flag) }.map(text) }
}

/// `kind text` of every token of a source but the last one.
func tokens(_ source: String) -> [String] { TokenListing(source).list }
