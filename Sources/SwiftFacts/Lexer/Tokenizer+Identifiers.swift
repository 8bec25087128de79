// Words: identifiers, reserved words, back-ticks, and what begins beyond ASCII.

extension Tokenizer.Scan {
    /// The word at an ASCII letter or `_`.
    @inline(__always)
    func word(
        _ cursor: Cursor, _ keywords: UnsafePointer<Keywords.Slot>, at start: Int, after last: TokenKind
    ) -> Tokenizer.Lexeme {
        let end = cursor.asciiWordEnd(from: start &+ 1)
        if cursor.code(at: end) == ByteClass.beyondASCII {
            let longEnd = wordEnd(from: end)
            if longEnd != end { return Tokenizer.Lexeme(end: longEnd, kind: .identifier) }
        }
        let kind = Self.reservedWord(cursor, keywords, from: start, length: end &- start)
        // A member may bear any reserved word's name, except for the three that mean the same there.
        if kind != .identifier, last == .dot, kind != .keywordInit, kind != .keywordSelf, kind != .keywordCapitalSelf {
            return Tokenizer.Lexeme(end: end, kind: .identifier)
        }
        return Tokenizer.Lexeme(end: end, kind: kind)
    }

    /// The kind of a word of ASCII characters.
    @inline(__always)
    private static func reservedWord(
        _ cursor: Cursor, _ keywords: UnsafePointer<Keywords.Slot>, from start: Int, length: Int
    ) -> TokenKind {
        if length > 8 { return longReservedWord(cursor, keywords, from: start, length: length) }
        let head = cursor.eightBytes(at: start) & (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* length))
        let slot = keywords + Keywords.slot(of: head)
        return slot.pointee.head == head && slot.pointee.tail == 0 ? slot.pointee.kind : .identifier
    }

    private static func longReservedWord(
        _ cursor: Cursor, _ keywords: UnsafePointer<Keywords.Slot>, from start: Int, length: Int
    ) -> TokenKind {
        guard length <= 15 else { return .identifier }
        let head = cursor.eightBytes(at: start)
        let slot = keywords + Keywords.slot(of: head)
        guard slot.pointee.head == head else { return .identifier }
        let tail = cursor.eightBytes(at: start + 8) & (UInt64.max >> UInt64(128 - 8 * length))
        return slot.pointee.tail == tail ? slot.pointee.kind : .identifier
    }

    /// Where a word ends, characters beyond ASCII included.
    func wordEnd(from offset: Int) -> Int {
        var offset = offset
        while true {
            offset = cursor.asciiWordEnd(from: offset)
            guard cursor.code(at: offset) == ByteClass.beyondASCII else { return offset }
            let scalar = cursor.scalar(at: offset)
            guard let value = scalar.value, UnicodeRanges.isWordPart(value) else { return offset }
            offset += scalar.length
        }
    }

    /// The token or the trivia at a byte beyond ASCII.
    mutating func beyondASCII(at start: Int, _ context: Context) -> Tokenizer.Lexeme {
        let scalar = cursor.scalar(at: start)
        guard let value = scalar.value else { return unknown(at: start) }
        if UnicodeRanges.isSkipped(value) { return .trivia(end: start + scalar.length) }
        if UnicodeRanges.isWordPart(value) {
            return Tokenizer.Lexeme(end: wordEnd(from: start + scalar.length), kind: .identifier)
        }
        return UnicodeRanges.isOperatorStart(value) ? operatorToken(at: start, context) : unknown(at: start)
    }

    /// The name in back-ticks at `start`. It may contain anything but a line break; if the second back-tick is missing,
    /// it ends with the word behind the first.
    func backTick(at start: Int) -> Tokenizer.Lexeme {
        var end = start + 1
        while end < cursor.end {
            switch cursor[end] {
            case UInt8(ascii: "`"): return Tokenizer.Lexeme(end: end + 1, kind: .quotedIdentifier)
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                return Tokenizer.Lexeme(
                    end: wordEnd(from: start + 1), kind: .quotedIdentifier, isUnterminated: true)
            default: end += 1
            }
        }
        return Tokenizer.Lexeme(end: wordEnd(from: start + 1), kind: .quotedIdentifier, isUnterminated: true)
    }
}
