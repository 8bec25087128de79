// Number literals. What is malformed stays one token, as in the official parser.

extension Cursor {
    /// The number at a digit.
    func number(at start: Int, after last: TokenKind) -> Tokenizer.Lexeme {
        if self[start] == UInt8(ascii: "0") {
            switch self[start + 1] {
            case UInt8(ascii: "x"): return hexadecimal(at: start)
            case UInt8(ascii: "o"), UInt8(ascii: "b"): return integer(wordEnd(from: start + 2))
            default: break
            }
        }
        var end = digitsEnd(from: start)
        if self[end] == UInt8(ascii: ".") {
            // `1.name` is a member; in `pair.0.1` the digits are members as well.
            guard code(at: end + 1) == ByteClass.digit, last != .dot else { return integer(end) }
            end = digitsEnd(from: end + 1)
            guard self[end] | 0x20 == UInt8(ascii: "e") else { return Tokenizer.Lexeme(end: end, kind: .float) }
        } else if self[end] | 0x20 != UInt8(ascii: "e") {
            return integer(wordEnd(from: end))
        }
        return exponent(at: end)
    }

    private func integer(_ end: Int) -> Tokenizer.Lexeme { Tokenizer.Lexeme(end: end, kind: .integer) }

    /// A float whose `e` or `p` stands at `offset`.
    private func exponent(at offset: Int) -> Tokenizer.Lexeme {
        let sign = self[offset + 1]
        let digits = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") ? offset + 2 : offset + 1
        return Tokenizer.Lexeme(end: wordEnd(from: digits), kind: .float)
    }

    private func hexadecimal(at start: Int) -> Tokenizer.Lexeme {
        guard isHexDigit(start + 2) else { return integer(wordEnd(from: start + 2)) }
        let whole = hexDigitsEnd(from: start + 2)
        if self[whole] | 0x20 == UInt8(ascii: "p") { return exponent(at: whole) }
        guard self[whole] == UInt8(ascii: ".") else { return integer(wordEnd(from: whole)) }
        // `0xff.fade` is a member unless an exponent follows: `0xff.fp2`.
        guard isHexDigit(whole + 1) else { return integer(whole) }
        let fraction = hexDigitsEnd(from: whole + 1)
        guard self[fraction] | 0x20 == UInt8(ascii: "p") else { return integer(whole) }
        let sign = self[fraction + 1]
        let isSigned = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
        let hasDigit = code(at: fraction + (isSigned ? 2 : 1)) == ByteClass.digit
        if !hasDigit, !isSigned, code(at: whole + 1) != ByteClass.digit { return integer(whole) }
        return exponent(at: fraction)
    }

    private func digitsEnd(from offset: Int) -> Int {
        var offset = offset
        while code(at: offset) == ByteClass.digit || self[offset] == UInt8(ascii: "_") { offset += 1 }
        return offset
    }

    private func hexDigitsEnd(from offset: Int) -> Int {
        var offset = offset
        while isHexDigit(offset) || self[offset] == UInt8(ascii: "_") { offset += 1 }
        return offset
    }

    private func isHexDigit(_ offset: Int) -> Bool {
        switch self[offset] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"),
            UInt8(ascii: "a")...UInt8(ascii: "f"):
            return true
        default:
            return false
        }
    }
}
