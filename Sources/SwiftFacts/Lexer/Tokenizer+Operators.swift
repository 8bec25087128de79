// Operators and what their characters may be instead: comments, placeholders, regex literals, `.`, `?`, `!`, `=`, `->`.

extension Tokenizer.Scan {
    /// The token or the comment at an operator character.
    mutating func symbol(_ byte: UInt8, at start: Int, _ context: Tokenizer.Context) -> Tokenizer.Lexeme {
        switch byte {
        case UInt8(ascii: "/"):
            if let regex = regexBehindOperator, regex.start == start { return regex.lexeme }
            if cursor.opensComment(at: start) { return comment(at: start) }
        case UInt8(ascii: "."):
            // In `\.?.name` the first dot belongs to the key path, whatever follows.
            let isInKeyPath = context.last == .backslash && !context.flags.contains(.spaceBefore)
            let isAlone = isInKeyPath || !cursor.continuesOperator(at: start + 1)
            if isAlone { return Tokenizer.Lexeme(end: start + 1, kind: .dot) }
        case UInt8(ascii: "="):
            if cursor[start + 1] == UInt8(ascii: " ") { return Tokenizer.Lexeme(end: start + 1, kind: .equal) }
        case UInt8(ascii: "-"):
            if cursor[start + 1] == UInt8(ascii: ">"), !cursor.continuesOperator(at: start + 2) {
                return Tokenizer.Lexeme(end: start + 2, kind: .arrow)
            }
        case UInt8(ascii: "?") where cursor.isLeftBound(start, context.flags):
            return Tokenizer.Lexeme(end: start + 1, kind: .postfixQuestion)
        case UInt8(ascii: "!") where cursor.isLeftBound(start, context.flags):
            return Tokenizer.Lexeme(end: start + 1, kind: .postfixExclamation)
        case UInt8(ascii: "<"):
            if let end = cursor.placeholderEnd(at: start) { return Tokenizer.Lexeme(end: end, kind: .placeholder) }
        default:
            break
        }
        return operatorToken(at: start, context)
    }

    /// A whole operator, or the part of it before a regex literal.
    mutating func operatorToken(at start: Int, _ context: Tokenizer.Context) -> Tokenizer.Lexeme {
        let shape = cursor.operatorShape(at: start)
        let isLeftBound = cursor.isLeftBound(start, context.flags)
        guard let slash = shape.slash, !isLeftBound,
            let regex = regexInOperator(at: slash, from: start, to: shape.end, context)
        else { return cursor.classified(shape, from: start, isLeftBound: isLeftBound) }
        if slash == start { return regex }
        regexBehindOperator = RegexBehindOperator(start: slash, lexeme: regex)
        return cursor.classified(Cursor.OperatorShape(end: slash), from: start, isLeftBound: isLeftBound)
    }
}

extension Cursor {
    /// How far an operator reaches and what stands in it.
    struct OperatorShape {
        var end: Int
        /// Offset of its first `/`.
        var slash: Int?
        /// Whether it contains `*/`, which Swift forbids.
        var containsCommentEnd = false
    }

    /// The longest run of operator characters that neither a comment nor a placeholder cuts short.
    func operatorShape(at start: Int) -> OperatorShape {
        var shape = OperatorShape(end: start)
        let startsWithDot = self[start] == UInt8(ascii: ".")
        while true {
            let offset = shape.end
            let byte = self[offset]
            if byte >= 0x80 {
                let scalar = scalar(at: offset)
                guard let value = scalar.value, UnicodeRanges.isOperatorPart(value) else { return shape }
                shape.end += scalar.length
                continue
            }
            guard byte == UInt8(ascii: ".") || code(at: offset) == ByteClass.symbol else { return shape }
            if offset > start {
                if byte == UInt8(ascii: "."), !startsWithDot { return shape }
                if byte == UInt8(ascii: "<"), placeholderEnd(at: offset) != nil { return shape }
            }
            if byte == UInt8(ascii: "/") {
                if offset > start {
                    if opensComment(at: offset) { return shape }
                    if self[offset - 1] == UInt8(ascii: "*") { shape.containsCommentEnd = true }
                }
                if shape.slash == nil { shape.slash = offset }
            }
            shape.end += 1
        }
    }

    /// Binary, prefix or postfix, as Swift decides it: by what touches the operator on either side.
    func classified(_ shape: OperatorShape, from start: Int, isLeftBound: Bool) -> Tokenizer.Lexeme {
        let isRightBound = isRightBound(shape.end, isLeftBound: isLeftBound)
        if shape.end - start == 1 {
            switch self[start] {
            case UInt8(ascii: "="): return Tokenizer.Lexeme(end: shape.end, kind: .equal)
            case UInt8(ascii: "&") where !isLeftBound && isRightBound:
                return Tokenizer.Lexeme(end: shape.end, kind: .prefixAmpersand)
            case UInt8(ascii: "."): return Tokenizer.Lexeme(end: shape.end, kind: .dot)
            case UInt8(ascii: "?"): return Tokenizer.Lexeme(end: shape.end, kind: .infixQuestion)
            default: break
            }
        } else if shape.end - start == 2, starts(with: "->", at: start) {
            return Tokenizer.Lexeme(end: shape.end, kind: .arrow)
        }
        if shape.containsCommentEnd { return Tokenizer.Lexeme(end: shape.end, kind: .unknown) }
        if isLeftBound == isRightBound { return Tokenizer.Lexeme(end: shape.end, kind: .binaryOperator) }
        return Tokenizer.Lexeme(end: shape.end, kind: isLeftBound ? .postfixOperator : .prefixOperator)
    }

    /// Whether something that an operator can belong to stands directly before `offset`.
    func isLeftBound(_ offset: Int, _ flags: TokenFlags) -> Bool {
        if flags.contains(.spaceBefore) { return false }
        switch self[offset - 1] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
            UInt8(ascii: ":"), 0:
            return false
        default:
            return true
        }
    }

    /// Whether something that an operator can belong to stands directly at `offset`, the operator's end.
    func isRightBound(_ offset: Int, isLeftBound: Bool) -> Bool {
        switch self[offset] {
        case UInt8(ascii: " "), 0x09...0x0D, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
            return false
        case UInt8(ascii: "."):
            // `^` is postfix in `x^.y`, prefix in `^.y`.
            return !isLeftBound
        case UInt8(ascii: "/"):
            return !opensComment(at: offset)
        case 0xC2:
            return self[offset + 1] != 0xA0
        default:
            return true
        }
    }

    func continuesOperator(at offset: Int) -> Bool {
        switch code(at: offset) {
        case ByteClass.dot: return true
        case ByteClass.symbol: return !(self[offset] == UInt8(ascii: "/") && opensComment(at: offset))
        case ByteClass.beyondASCII: return scalar(at: offset).value.map(UnicodeRanges.isOperatorPart) ?? false
        default: return false
        }
    }

    /// Whether the `/` at `offset` opens a comment.
    func opensComment(at offset: Int) -> Bool {
        let byte = self[offset + 1]
        return byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*")
    }

    /// The end of the editor placeholder at a `<`; nil if there is none. It ends on its line and holds no other one, so
    /// each `<#` is looked at only as far as to the next one.
    func placeholderEnd(at start: Int) -> Int? {
        guard self[start + 1] == UInt8(ascii: "#") else { return nil }
        var offset = start + 2
        while offset < end {
            switch self[offset] {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
            case UInt8(ascii: "<") where self[offset + 1] == UInt8(ascii: "#"): return nil
            case UInt8(ascii: "#") where self[offset + 1] == UInt8(ascii: ">"): return offset + 2
            default: offset += 1
            }
        }
        return nil
    }
}
