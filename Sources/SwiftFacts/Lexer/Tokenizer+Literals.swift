// Strings with their interpolations, `#` and what it begins.

extension Tokenizer.Scan {
    /// A string literal.
    struct StringShape {
        var quote: UInt8
        var isMultiline: Bool
        /// Number of `#` before the opening quote.
        var pounds: Int
    }

    /// An interpolation around the position, with the string it stands in.
    struct Interpolation {
        var string: StringShape
        /// Number of parentheses open inside.
        var parentheses = 0
        /// Index of the `stringHead` or `stringMiddle` that opened it.
        var opener: Int
    }

    /// The string literal at `start`, whose first quote stands at `quote`: the whole or what precedes an interpolation.
    mutating func string(from start: Int, quote: Int, index: Int) -> Tokenizer.Lexeme {
        let mark = cursor[quote]
        var shape = StringShape(quote: mark, isMultiline: false, pounds: quote - start)
        var body = quote + 1
        if mark == UInt8(ascii: "\""), cursor[quote + 1] == mark, cursor[quote + 2] == mark,
            shape.pounds == 0 || !closesOnLine(from: quote + 2, pounds: shape.pounds)
        {
            shape.isMultiline = true
            body = quote + 3
        }
        let segment = segment(of: shape, from: body)
        guard segment.isInterpolated else {
            return Tokenizer.Lexeme(end: segment.end, kind: .string, flags: segment.flags)
        }
        interpolations.append(Interpolation(string: shape, opener: index))
        noteInterpolation()
        return Tokenizer.Lexeme(end: segment.end, kind: .stringHead)
    }

    /// Whether a raw string that begins with three quotes, the last one at `offset`, is closed on its line and therefore
    /// a single-line one, as `#"""#` is.
    private mutating func closesOnLine(from offset: Int, pounds: Int) -> Bool {
        var offset = offset
        let limit = min(cursor.end, offset + max(lookAhead, 0))
        while offset < limit, cursor.code(at: offset) != ByteClass.newline {
            lookAhead -= 1
            let isQuote = cursor[offset] == UInt8(ascii: "\"")
            offset += 1
            if isQuote, cursor.poundsEnd(from: offset, limit: pounds) - offset == pounds { return true }
        }
        return false
    }

    /// `(` or `)`, which may be the end of an interpolation.
    mutating func parenthesis(_ byte: UInt8, at start: Int, index: Int) -> Tokenizer.Lexeme {
        let top = interpolations.count - 1
        if byte == UInt8(ascii: "(") {
            if top >= 0 { interpolations[top].parentheses += 1 }
            return Tokenizer.Lexeme(end: start + 1, kind: .leftParen)
        }
        guard top >= 0 else { return Tokenizer.Lexeme(end: start + 1, kind: .rightParen) }
        if interpolations[top].parentheses > 0 {
            interpolations[top].parentheses -= 1
            return Tokenizer.Lexeme(end: start + 1, kind: .rightParen)
        }
        let segment = segment(of: interpolations[top].string, from: start + 1)
        if segment.isInterpolated {
            interpolations[top].opener = index
            return Tokenizer.Lexeme(end: segment.end, kind: .stringMiddle)
        }
        leaveInterpolation()
        return Tokenizer.Lexeme(end: segment.end, kind: .stringTail, flags: segment.flags)
    }

    private mutating func leaveInterpolation() {
        interpolations.removeLast()
        noteInterpolation()
    }

    /// Sets what `run` reads of the innermost interpolation.
    private mutating func noteInterpolation() {
        lineBreakEndsInterpolation = interpolations.last.map { !$0.string.isMultiline } ?? false
        plainPunctuation = interpolations.isEmpty ? ByteClass.punctuation : 0xFF
    }

    /// Leaves the interpolations of single-line strings; the tokens that opened them keep no tail.
    mutating func endInterpolationsAtLineBreak() {
        while lineBreakEndsInterpolation, let top = interpolations.last {
            tokens[top.opener].flags.insert(.unterminated)
            leaveInterpolation()
        }
    }

    /// A piece of a string.
    struct Segment {
        /// Offset one past the closing delimiter or the `(` of an interpolation.
        var end: Int
        var isInterpolated = false
        var flags: TokenFlags = []
    }

    /// The piece of a string that begins at `offset`, through its end or the next interpolation.
    private mutating func segment(of string: StringShape, from offset: Int) -> Segment {
        var offset = offset
        while true {
            switch cursor[offset] {
            case UInt8(ascii: "\\"):
                offset += 1
                let pounds = cursor.poundsEnd(from: offset, limit: string.pounds) - offset
                offset += pounds
                guard pounds == string.pounds else { continue }
                switch cursor[offset] {
                case UInt8(ascii: "("): return Segment(end: offset + 1, isInterpolated: true)
                case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): offset += 1
                default: break
                }
            case string.quote:
                if let end = closingDelimiterEnd(of: string, at: &offset) { return Segment(end: end) }
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                guard string.isMultiline else { return Segment(end: offset, flags: .unterminated) }
                offset = cursor.lineBreakEnd(at: offset)
                noteLine(at: offset)
            case 0 where offset >= cursor.end:
                return Segment(end: cursor.end, flags: .unterminated)
            default:
                offset = cursor.stringTextEnd(from: offset + 1, quote: string.quote)
            }
        }
    }

    /// Where the closing delimiter at `offset` ends, surplus `#` included; nil, with `offset` moved on, if the quote
    /// there is content.
    private func closingDelimiterEnd(of string: StringShape, at offset: inout Int) -> Int? {
        var quotesEnd = offset + 1
        if string.isMultiline {
            guard cursor[offset + 1] == string.quote, cursor[offset + 2] == string.quote else {
                offset += 1
                return nil
            }
            quotesEnd = offset + 3
        }
        guard string.pounds > 0 else { return quotesEnd }
        let end = cursor.poundsEnd(from: quotesEnd)
        if end - quotesEnd >= string.pounds { return end }
        // A quote behind these may close the string: of `""""#` the last three do.
        offset = end == quotesEnd ? offset + 1 : end
        return nil
    }

    /// What a `#` begins: a raw string, a regex literal, a directive, a macro.
    mutating func pound(at start: Int, index: Int) -> Tokenizer.Lexeme {
        if start + 1 < poundRunEnd { return Tokenizer.Lexeme(end: start + 1, kind: .pound) }
        let end = cursor.poundsEnd(from: start)
        if cursor[end] == UInt8(ascii: "\"") { return string(from: start, quote: end, index: index) }
        if cursor[end] == UInt8(ascii: "/") { return extendedRegex(from: start, slash: end) }
        poundRunEnd = end
        guard end == start + 1 else { return Tokenizer.Lexeme(end: start + 1, kind: .pound) }
        var wordEnd = end
        while cursor.code(at: wordEnd) == ByteClass.letter { wordEnd += 1 }
        let kind = cursor.directive(at: end, length: wordEnd - end)
        return Tokenizer.Lexeme(end: kind == .pound ? end : wordEnd, kind: kind)
    }
}

extension Cursor {
    /// The kind of a `#` before the word at `offset`.
    fileprivate func directive(at offset: Int, length: Int) -> TokenKind {
        switch length {
        case 2 where starts(with: "if", at: offset): .poundIf
        case 4 where starts(with: "else", at: offset): .poundElse
        case 5 where starts(with: "endif", at: offset): .poundEndif
        case 5 where starts(with: "error", at: offset): .poundDirective
        case 6 where starts(with: "elseif", at: offset): .poundElseif
        case 7 where starts(with: "warning", at: offset): .poundDirective
        case 14 where starts(with: "sourceLocation", at: offset): .poundDirective
        default: .pound
        }
    }
}
