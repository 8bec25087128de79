/// Cuts any bytes into Swift's tokens.
package enum Tokenizer {
    /// Number of readable zero bytes that must stand behind a source.
    package static let padding = 16

    /// Fills `buffer` with the tokens of `source`.
    ///
    /// - Precondition: `padding` zero bytes stand behind `source`, and it is shorter than 4 GiB.
    /// - Complexity: O(n) for any n bytes.
    package static func tokenize(_ source: UnsafeBufferPointer<UInt8>, into buffer: inout TokenBuffer) {
        buffer.prepare(forByteCount: source.count)
        buffer.lineStarts.append(0)
        guard let bytes = source.baseAddress else {
            buffer.tokens[0] = Token(start: 0, length: 0, kind: .endOfFile, flags: Scan.fileStart)
            buffer.count = 1
            return
        }
        let tokens = buffer.tokens
        Keywords.table.withUnsafeBufferPointer { keywords in
            guard let slots = keywords.baseAddress else { return }
            var scan = Scan(cursor: Cursor(bytes: bytes, end: source.count), keywords: slots)
            swap(&scan.comments, &buffer.comments)
            swap(&scan.lineStarts, &buffer.lineStarts)
            buffer.count = scan.run(into: tokens)
            swap(&scan.comments, &buffer.comments)
            swap(&scan.lineStarts, &buffer.lineStarts)
        }
    }

    /// The state of one tokenization.
    ///
    /// What changes with every token lives in the local variables of `run`, so that it stays in registers; here is what
    /// the rarer tokens need. Their methods take the offset where they begin and give a `Lexeme`.
    struct Scan {
        let cursor: Cursor
        let keywords: UnsafePointer<Keywords.Slot>
        var comments: [SourceRange] = []
        var lineStarts: [UInt32] = []
        /// The interpolations around the position, outermost first.
        var interpolations: [Interpolation] = []
        /// Whether a line break ends the innermost interpolation, its string being a single-line one.
        var lineBreakEndsInterpolation = false
        /// Whether a block comment reaches the end of the source.
        var endsInComment = false
        /// Where the last run of `#` that opens nothing ends; keeps a long run from being counted again and again.
        var poundRunEnd = 0
        var regexBehindOperator: RegexBehindOperator?
        /// How many bytes may still be looked at in vain. Only look-ahead that could otherwise take quadratic time
        /// pays from it; real sources use a small part.
        var lookAhead: Int

        init(cursor: Cursor, keywords: UnsafePointer<Keywords.Slot>) {
            self.cursor = cursor
            self.keywords = keywords
            lookAhead = 8 * cursor.end + 4096
        }

        static let fileStart: TokenFlags = [.atLineStart, .spaceBefore, .spaceAfter]
    }

    /// What a method of `Scan` found: a token, or only trivia if `kind` is `endOfFile`.
    struct Lexeme {
        /// Offset one past the last byte.
        var end: Int
        var kind: TokenKind
        var isUnterminated = false

        static func trivia(end: Int) -> Lexeme { Lexeme(end: end, kind: .endOfFile) }
    }
}

extension Tokenizer.Scan {
    /// Writes all tokens; gives their number.
    ///
    /// A chain of tests in the order of frequency: measured faster than a jump table, which mispredicts at every token.
    mutating func run(into tokens: UnsafeMutablePointer<Token>) -> Int {
        let cursor = cursor
        let keywords = keywords
        var count = 0
        // The token before; until there is one, the slot that the first one will overwrite.
        var last = tokens
        tokens.initialize(to: Token(start: 0, length: 0, kind: .endOfFile, flags: []))
        var flags: TokenFlags = [.atLineStart, .spaceBefore]
        var start = leadingTriviaEnd()
        while true {
            let byte = cursor[start]
            let code = cursor.classes[Int(byte)]
            var lexeme: Tokenizer.Lexeme
            if code == ByteClass.letter {
                lexeme = word(cursor, keywords, at: start, after: last.pointee.kind)
            } else if byte == UInt8(ascii: " ") {
                start = cursor.spacesEnd(from: start &+ 1)
                flags.insert(.spaceBefore)
                last.pointee.flags.insert(.spaceAfter)
                continue
            } else if code == ByteClass.newline {
                start = cursor.spacesEnd(from: lineBreak(at: start))
                flags = [.spaceBefore, .atLineStart]
                last.pointee.flags.insert(.spaceAfter)
                if lineBreakEndsInterpolation { endInterpolationsAtLineBreak(tokens) }
                continue
            } else if byte == UInt8(ascii: "."), cursor.code(at: start &+ 1) & ByteClass.wordBit != 0 {
                lexeme = Tokenizer.Lexeme(end: start &+ 1, kind: .dot)
            } else if code & ByteClass.punctuationMask == ByteClass.punctuation, interpolations.isEmpty {
                lexeme = punctuation(code, at: start)
            } else {
                let lineCount = lineStarts.count
                let context = Context(tokens: tokens, count: count, last: last.pointee.kind, flags: flags)
                lexeme = rareLexeme(byte, code, at: start, context)
                if lexeme.kind == .endOfFile {
                    last.pointee.flags.insert(.spaceAfter)
                    flags.insert(.spaceBefore)
                    if lineStarts.count != lineCount { flags.insert(.atLineStart) }
                    if lexeme.end == start { break }
                    start = lexeme.end
                    continue
                }
            }
            if lexeme.isUnterminated { flags.insert(.unterminated) }
            last = tokens + count
            last.initialize(to: Token(start, lexeme, flags))
            count &+= 1
            start = lexeme.end
            flags = []
        }
        tokens[count] = endOfFile(flags)
        markUnendedInterpolations(tokens)
        return count + 1
    }

    /// What a rarer token may have to know of its surroundings.
    struct Context {
        let tokens: UnsafeMutablePointer<Token>
        /// Number of tokens before this one.
        let count: Int
        /// The kind of the token before, `endOfFile` if there is none.
        let last: TokenKind
        /// `spaceBefore` and `atLineStart` of this token.
        let flags: TokenFlags
    }

    /// The token or the trivia at a byte that begins neither an ASCII word nor the usual white space.
    private mutating func rareLexeme(_ byte: UInt8, _ code: UInt8, at start: Int, _ context: Context)
        -> Tokenizer.Lexeme
    {
        switch code {
        case ByteClass.symbol: return symbol(byte, at: start, context)
        case ByteClass.digit: return number(at: start, after: context.last)
        case ByteClass.blank: return .trivia(end: start + 1)
        case ByteClass.dollar: return Tokenizer.Lexeme(end: wordEnd(from: start + 1), kind: .dollarIdentifier)
        case ByteClass.beyondASCII: return beyondASCII(at: start, context)
        default: break
        }
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"): return parenthesis(byte, at: start, index: context.count)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return string(from: start, quote: start, index: context.count)
        case UInt8(ascii: "@"): return Tokenizer.Lexeme(end: start + 1, kind: .at)
        case UInt8(ascii: "#"): return pound(at: start, index: context.count)
        case UInt8(ascii: "\\"): return Tokenizer.Lexeme(end: start + 1, kind: .backslash)
        case UInt8(ascii: "`"): return backTick(at: start)
        case 0 where start >= cursor.end: return .trivia(end: start)
        default: break
        }
        if code & ByteClass.punctuationMask == ByteClass.punctuation { return punctuation(code, at: start) }
        return unknown(at: start)
    }

    /// `( ) { } [ ] , : ;` or `::`.
    @inline(__always)
    private func punctuation(_ code: UInt8, at start: Int) -> Tokenizer.Lexeme {
        if code == ByteClass.colon, cursor[start &+ 1] == UInt8(ascii: ":") {
            return Tokenizer.Lexeme(end: start &+ 2, kind: .colonColon)
        }
        let number = TokenKind.leftParen.rawValue &+ (code &- ByteClass.punctuation)
        return Tokenizer.Lexeme(end: start &+ 1, kind: TokenKind(rawValue: number) ?? .unknown)
    }

    private func endOfFile(_ flags: TokenFlags) -> Token {
        var flags = flags
        flags.insert(.spaceAfter)
        if endsInComment { flags.insert(.unterminated) }
        return Token(start: UInt32(truncatingIfNeeded: cursor.end), length: 0, kind: .endOfFile, flags: flags)
    }
}

extension Token {
    @inline(__always)
    fileprivate init(_ start: Int, _ lexeme: Tokenizer.Lexeme, _ flags: TokenFlags) {
        self.init(
            start: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: lexeme.end &- start),
            kind: lexeme.kind, flags: flags)
    }
}
