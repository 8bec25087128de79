// Words: identifiers, reserved words, back-ticks, and what begins beyond ASCII.

extension Cursor {
    /// The word at an ASCII letter or `_`.
    @inline(__always)
    func word(at start: Int, after last: TokenKind, _ keywords: UnsafePointer<Keywords.Slot>) -> Tokenizer.Lexeme {
        let end = asciiWordEnd(from: start &+ 1)
        if self[end] >= 0x80 || self[end] == UInt8(ascii: "$") {
            let longEnd = wordEnd(from: end)
            if longEnd > end { return Tokenizer.Lexeme(end: longEnd, kind: .identifier) }
        }
        let length = end &- start
        let head = eightBytes(at: start) & (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* min(length, 8)))
        let slot = keywords + Keywords.slot(of: head)
        guard slot.pointee.head == head, Int(slot.pointee.length) == length else {
            return Tokenizer.Lexeme(end: end, kind: .identifier)
        }
        if length > 8 || last == .dot { return rareReservedWord(slot.pointee, at: start, to: end, after: last) }
        return Tokenizer.Lexeme(end: end, kind: slot.pointee.kind)
    }

    /// What the first eight bytes and the length say is reserved, but is longer than these or stands behind a `.`.
    private func rareReservedWord(_ slot: Keywords.Slot, at start: Int, to end: Int, after last: TokenKind)
        -> Tokenizer.Lexeme
    {
        var kind = slot.kind
        if end - start > 8 {
            let tail = eightBytes(at: start + 8) & (UInt64.max >> UInt64(128 - 8 * (end - start)))
            if tail != slot.tail { kind = .identifier }
        }
        guard last == .dot else { return Tokenizer.Lexeme(end: end, kind: kind) }
        // A member may bear any reserved word's name, except for the three that mean the same there.
        switch kind {
        case .keywordInit, .keywordSelf, .keywordCapitalSelf, .underscore: break
        default: kind = .identifier
        }
        return Tokenizer.Lexeme(end: end, kind: kind)
    }

    /// The name in back-ticks at `start`, which may contain anything but a line break. Without a second one on its line,
    /// the back-tick stands alone and what follows is read as code.
    func backTick(at start: Int) -> Tokenizer.Lexeme {
        var offset = start + 1
        while offset < end, code(at: offset) != ByteClass.newline {
            if self[offset] == UInt8(ascii: "`") { return Tokenizer.Lexeme(end: offset + 1, kind: .quotedIdentifier) }
            offset += 1
        }
        return Tokenizer.Lexeme(end: start + 1, kind: .unknown, flags: .unterminated)
    }
}

extension Tokenizer.Scan {
    /// The token or the trivia at a byte beyond ASCII.
    mutating func beyondASCII(at start: Int, _ context: Tokenizer.Context) -> Tokenizer.Lexeme {
        let scalar = cursor.scalar(at: start)
        guard let value = scalar.value else { return cursor.unknown(at: start) }
        if UnicodeRanges.isSkipped(value) { return .trivia(end: start + scalar.length) }
        if UnicodeRanges.isWordPart(value) {
            return Tokenizer.Lexeme(end: cursor.wordEnd(from: start + scalar.length), kind: .identifier)
        }
        return UnicodeRanges.isOperatorStart(value) ? operatorToken(at: start, context) : cursor.unknown(at: start)
    }
}
