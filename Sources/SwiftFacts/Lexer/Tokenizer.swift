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
        guard let bytes = source.baseAddress else {
            buffer.finishEmpty()
            return
        }
        Keywords.table.withUnsafeBufferPointer { table in
            guard let keywords = table.baseAddress else { return }
            var scan = Scan(
                cursor: Cursor(bytes, count: source.count), tokens: buffer.tokens, marks: buffer.marks,
                lineStarts: buffer.lineStartSlots)
            swap(&scan.comments, &buffer.comments)
            let count = scan.run(keywords)
            swap(&scan.comments, &buffer.comments)
            buffer.finish(count: count, markCount: scan.markCount, lineCount: scan.lineCount)
        }
    }

    /// The state of one tokenization.
    ///
    /// What changes with every token lives in the local variables of `run`, so that it stays in registers; here is what
    /// the rarer tokens need. What reads bytes only is an extension of `Cursor`: a method that does not mutate would be
    /// handed a copy of the whole state.
    struct Scan {
        let cursor: Cursor
        /// Room for one token a byte, and one more, and one before the first.
        let tokens: UnsafeMutablePointer<Token>
        /// Room for as many.
        let marks: UnsafeMutablePointer<UInt32>
        var markCount = 0
        /// Room for one line a byte.
        let lineStarts: UnsafeMutablePointer<UInt32>
        var lineCount = 0
        var comments: [SourceRange] = []
        /// The interpolations around the position, outermost first.
        var interpolations: [Interpolation] = []
        /// The bits of a `ByteClass` code that `run` may take for punctuation: none inside an interpolation, where
        /// parentheses are counted.
        var plainPunctuation = ByteClass.punctuation
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

        init(
            cursor: Cursor, tokens: UnsafeMutablePointer<Token>, marks: UnsafeMutablePointer<UInt32>,
            lineStarts: UnsafeMutablePointer<UInt32>
        ) {
            self.cursor = cursor
            self.tokens = tokens
            self.marks = marks
            self.lineStarts = lineStarts
            lookAhead = 8 * cursor.end + 4096
        }
    }

    /// What a walk found: a token, or only trivia if `kind` is `endOfFile`.
    struct Lexeme {
        /// Offset one past the last byte.
        var end: Int
        var kind: TokenKind
        /// Empty or `unterminated`.
        var flags: TokenFlags = []

        static func trivia(end: Int) -> Lexeme { Lexeme(end: end, kind: .endOfFile) }
    }

    /// What a rarer token may have to know of its surroundings.
    struct Context {
        /// Number of tokens before this one.
        let count: Int
        /// The kind of the token before, `endOfFile` if there is none.
        let last: TokenKind
        /// `spaceBefore` and `atLineStart` of this token.
        let flags: TokenFlags
    }
}

extension Tokenizer.Scan {
    /// Writes all tokens; gives their number.
    ///
    /// A chain of tests in the order of frequency: measured faster than a jump table, which mispredicts at every token.
    /// The single space behind a token has a test of its own there, where what it depends on is the token's kind
    /// (measured: 8 % faster than one more turn of the loop, 14 % faster than arithmetic without a branch).
    mutating func run(_ keywords: UnsafePointer<Keywords.Slot>) -> Int {
        let cursor = cursor
        var count = 0
        // Behind the last token so far: what stands before the first is none.
        var next = tokens
        next[-1] = Token(start: 0, length: 0, kind: .endOfFile, flags: [])
        var flags: TokenFlags = [.atLineStart, .spaceBefore]
        noteLine(at: 0)
        var start = cursor.leadingTriviaEnd()
        while true {
            let byte = cursor[start]
            let code = cursor.code(at: start)
            let lexeme: Tokenizer.Lexeme
            if code == ByteClass.letter {
                lexeme = cursor.word(at: start, after: next[-1].kind, keywords)
            } else if isPlainPunctuation(code, at: start, cursor) {
                lexeme = Tokenizer.Lexeme(end: start &+ 1, kind: Self.punctuationKind(code))
                mark(count, lexeme.kind.isBracket)
            } else if byte == UInt8(ascii: " ") {
                start = cursor.spacesEnd(from: start &+ 1)
                flags.insert(.spaceBefore)
                next[-1].flags.insert(.spaceAfter)
                continue
            } else if code == ByteClass.newline {
                start = cursor.lineBreakEnd(at: start)
                noteLine(at: start)
                if lineBreakEndsInterpolation { endInterpolationsAtLineBreak() }
                start = cursor.spacesEnd(from: start)
                if cursor[start] == UInt8(ascii: "\t") { start = cursor.blanksEnd(from: start) }
                flags = [.spaceBefore, .atLineStart]
                next[-1].flags.insert(.spaceAfter)
                continue
            } else {
                let linesBefore = lineCount
                let context = Tokenizer.Context(count: count, last: next[-1].kind, flags: flags)
                lexeme = rareLexeme(byte, code, at: start, context)
                if lexeme.kind == .endOfFile {
                    if lexeme.end == start { break }
                    start = lexeme.end
                    flags.insert(lineCount == linesBefore ? .spaceBefore : [.spaceBefore, .atLineStart])
                    next[-1].flags.insert(.spaceAfter)
                    continue
                }
                mark(count, lexeme.kind.isMarked || !lexeme.flags.isEmpty)
            }
            next.initialize(to: Token(start, lexeme, flags.rawValue))
            next += 1
            count &+= 1
            start = lexeme.end
            flags = []
            if cursor[start] == UInt8(ascii: " ") {
                start &+= 1
                flags = .spaceBefore
                next[-1].flags.insert(.spaceAfter)
            }
        }
        return finish(count, flags)
    }

    /// Writes the last token; gives the number of all.
    private mutating func finish(_ count: Int, _ flags: TokenFlags) -> Int {
        tokens[count - 1].flags.insert(.spaceAfter)
        var flags = flags.union(.spaceAfter)
        if endsInComment { flags.insert(.unterminated) }
        tokens[count] = Token(cursor.end, .trivia(end: cursor.end), flags.rawValue)
        for interpolation in interpolations { tokens[interpolation.opener].flags.insert(.unterminated) }
        mark(count, true)
        return count + 1
    }

    /// Notes the index of a token if it is marked. Without a branch: brackets and other punctuation alternate.
    @inline(__always)
    private mutating func mark(_ index: Int, _ isMarked: Bool) {
        marks[markCount] = UInt32(truncatingIfNeeded: index)
        markCount &+= isMarked ? 1 : 0
    }

    @inline(__always)
    mutating func noteLine(at start: Int) {
        lineStarts[lineCount] = UInt32(truncatingIfNeeded: start)
        lineCount &+= 1
    }

    /// Whether a code is that of punctuation of one byte; of `.` and `:`, the next byte decides.
    @inline(__always)
    private func isPlainPunctuation(_ code: UInt8, at start: Int, _ cursor: Cursor) -> Bool {
        guard code & ByteClass.punctuationMask == plainPunctuation else { return false }
        return code & cursor.code(at: start &+ 1) & ByteClass.oddBit == 0
    }

    /// The kind that belongs to a code of punctuation. Bits instead of `init(rawValue:)`, which is a jump table.
    @inline(__always)
    private static func punctuationKind(_ code: UInt8) -> TokenKind {
        unsafeBitCast(TokenKind.leftParen.rawValue &+ (code &- ByteClass.punctuation), to: TokenKind.self)
    }

    /// The token or the trivia at a byte that begins neither an ASCII word nor the usual white space.
    private mutating func rareLexeme(_ byte: UInt8, _ code: UInt8, at start: Int, _ context: Tokenizer.Context)
        -> Tokenizer.Lexeme
    {
        switch code {
        case ByteClass.symbol, ByteClass.dot: return symbol(byte, at: start, context)
        case ByteClass.digit: return cursor.number(at: start, after: context.last)
        case ByteClass.blank: return .trivia(end: cursor.blanksEnd(from: start + 1))
        case ByteClass.dollar: return Tokenizer.Lexeme(end: cursor.wordEnd(from: start + 1), kind: .dollarIdentifier)
        case ByteClass.beyondASCII: return beyondASCII(at: start, context)
        default: break
        }
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"): return parenthesis(byte, at: start, index: context.count)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return string(from: start, quote: start, index: context.count)
        case UInt8(ascii: "#"): return pound(at: start, index: context.count)
        case UInt8(ascii: "`"): return cursor.backTick(at: start)
        case UInt8(ascii: ":") where cursor[start + 1] == UInt8(ascii: ":"):
            return Tokenizer.Lexeme(end: start + 2, kind: .colonColon)
        case 0 where start >= cursor.end: return .trivia(end: start)
        default: break
        }
        if code & ByteClass.punctuationMask == ByteClass.punctuation {
            return Tokenizer.Lexeme(end: start + 1, kind: Self.punctuationKind(code))
        }
        return cursor.unknown(at: start)
    }
}

extension Token {
    @inline(__always)
    fileprivate init(_ start: Int, _ lexeme: Tokenizer.Lexeme, _ flags: UInt8) {
        self.init(
            start: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: lexeme.end &- start),
            kind: lexeme.kind, flags: TokenFlags(rawValue: flags | lexeme.flags.rawValue))
    }
}
