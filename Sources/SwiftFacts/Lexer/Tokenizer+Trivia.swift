// What stands between tokens: the byte order mark, the shebang, line breaks, comments.

extension Tokenizer.Scan {
    /// The comment at a `/` that `/` or `*` follows.
    mutating func comment(at start: Int) -> Tokenizer.Lexeme {
        let end = cursor[start + 1] == UInt8(ascii: "/") ? cursor.lineEnd(from: start + 2) : blockCommentEnd(at: start)
        comments.append(
            SourceRange(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end)))
        return .trivia(end: end)
    }

    /// Where the block comment at `start` ends; comments nest.
    private mutating func blockCommentEnd(at start: Int) -> Int {
        var depth = 1
        var offset = start + 2
        while depth > 0 {
            switch cursor[offset] {
            case UInt8(ascii: "*") where cursor[offset + 1] == UInt8(ascii: "/"):
                depth -= 1
                offset += 2
            case UInt8(ascii: "/") where cursor[offset + 1] == UInt8(ascii: "*"):
                depth += 1
                offset += 2
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                offset = cursor.lineBreakEnd(at: offset)
                noteLine(at: offset)
            case 0 where offset >= cursor.end:
                endsInComment = true
                return cursor.end
            default:
                offset += 1
            }
        }
        return offset
    }
}

extension Cursor {
    /// Where a byte order mark and a shebang line at the start of the source end.
    func leadingTriviaEnd() -> Int {
        let start = starts(with: "\u{FEFF}", at: 0) ? 3 : 0
        return starts(with: "#!", at: start) ? lineEnd(from: start) : start
    }

    /// Bytes that begin no token, as one token.
    func unknown(at start: Int) -> Tokenizer.Lexeme {
        var offset = start
        while offset < end, let length = unknownLength(at: offset) { offset += length }
        return Tokenizer.Lexeme(end: offset, kind: .unknown)
    }

    /// The length of what begins no token at `offset`; nil if a token or trivia begins.
    private func unknownLength(at offset: Int) -> Int? {
        switch self[offset] {
        case 0x09...0x0D, 0x20...0x7E: return nil
        case 0..<0x80: return 1
        default:
            let scalar = scalar(at: offset)
            guard let value = scalar.value else { return scalar.length }
            return UnicodeRanges.beginsToken(value) || UnicodeRanges.isSkipped(value) ? nil : scalar.length
        }
    }
}
