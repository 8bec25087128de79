import SwiftFacts

/// swift-syntax has a type of this name, too.
typealias OwnTokenKind = TokenKind

/// A file's tokens as dilint reads them.
enum OwnTokens {
    /// - Parameter padded: The file's bytes and the padding that the tokenizer asks for.
    static func entries(of padded: UnsafeBufferPointer<UInt8>, _ buffer: inout TokenBuffer) -> [Entry] {
        Tokenizer.tokenize(UnsafeBufferPointer(rebasing: padded.dropLast(Tokenizer.padding)), into: &buffer)
        return (0..<buffer.count).compactMap { index in
            let token = buffer.tokens[index]
            // swift-syntax takes NUL bytes for white space and warns; dilint reports them by a token.
            if token.kind == .unknown, padded[Int(token.start)..<Int(token.end)].allSatisfy({ $0 == 0 }) { return nil }
            return Entry(kind: .token, offset: Int(token.start), text: "\(token.kind), \(token.length) bytes")
        }
    }
}
