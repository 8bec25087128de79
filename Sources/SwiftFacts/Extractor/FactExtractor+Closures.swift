// Closures: captures, parameters, and where they end.

extension FactExtractor {
    /// Opens the closure at the position; it is the operand that belongs to `link`.
    mutating func openClosure(_ flags: ExpressionFlags, link: UInt32) -> UInt32 {
        let row = emit(.closure, flags, at: reader.start, link: link)
        push(.closure, .statement, row: row, close: reader.closing, closer: .rightBrace)
        reader.advance()
        if hasSignature() { top.stage = .element }
        return row
    }

    /// Opens the trailing closure at the position, an argument of `call`.
    mutating func openTrailingClosure(of call: UInt32, label: NameID, at offset: UInt32) {
        let argument = emit(.argument, .isTrailing, name: label, at: offset, link: call)
        top.operand = call
        top.trailing = .followsAnother
        top.stage = .postfix
        _ = openClosure(.isTrailing, link: argument)
    }

    /// Whether an `in` ends the captures and parameters of the closure whose first token stands at the position.
    private mutating func hasSignature() -> Bool {
        let position = reader.position
        let close = top.close
        defer { reader.move(to: position) }
        while reader.kind == .at, reader.position < close { skipAttribute() }
        if reader.kind == .leftBracket { reader.skip() }
        switch reader.kind {
        case .leftParen: reader.skip()
        case .identifier, .quotedIdentifier, .underscore, .dollarIdentifier:
            // `name in` is by far the most frequent signature, and most closures have none.
            let next = reader.kind(ahead: 1)
            if next != .keywordIn, next != .comma, next != .arrow, next != .keywordThrows, next != .identifier {
                return false
            }
            while reader.position < close, reader.kind.isParameterName {
                reader.advance()
                guard reader.eat(.comma) else { break }
            }
        default: break
        }
        var flags: MemberFlags = []
        readEffects(&flags)
        if reader.position < close, reader.eat(.arrow) { skipType() }
        return reader.position < close && reader.kind == .keywordIn
    }

    /// Reads a closure's signature up to its captures.
    mutating func readClosureSignature() {
        while reader.kind == .at, reader.position < top.close { skipAttribute() }
        top.stage = .remainder
        guard reader.kind == .leftBracket, reader.position < top.close else { return }
        pushBracket(.captures, .element, row: top.row, closer: .rightBracket)
    }

    /// Reads a closure's parameters and result, and skips its effects, through the `in`.
    mutating func readClosureParameters() {
        if reader.kind == .leftParen {
            readParenthesizedParameters()
        } else {
            while reader.kind.isParameterName {
                emitParameter()
                guard reader.eat(.comma) else { break }
            }
        }
        var flags: MemberFlags = []
        readEffects(&flags)
        if reader.position < top.close, reader.eat(.arrow) { emitAnnotation(of: top.row) }
        if reader.position < top.close { _ = reader.eat(.keywordIn) }
        top.stage = .statement
    }

    private mutating func emitParameter() {
        emit(.binding, .isParameter, name: label(at: reader.position), at: reader.start, link: top.row)
        if reader.kind == .dollarIdentifier {
            // `$name` brings the wrapped value into being as well.
            let start = Int(reader.start) + 1
            let name = names.id(UnsafeBufferPointer(rebasing: reader.bytes[start..<max(start, Int(reader.token.end))]))
            emit(.binding, .isParameter, name: name, at: reader.start, link: top.row)
        }
        reader.advance()
    }

    private mutating func readParenthesizedParameters() {
        let closing = reader.closing
        reader.advance()
        while reader.position < closing {
            while reader.kind == .at { skipAttribute() }
            if reader.kind.isWord, reader.kind(ahead: 1).isWord { reader.advance() }
            if reader.kind.isParameterName || reader.kind == .keywordSelf {
                let binding = UInt32(expressions.count)
                emitParameter()
                if reader.position < closing, reader.eat(.colon) {
                    emitAnnotation(of: binding)
                    if reader.operatorByte == UInt8(ascii: ".") { reader.advance() }
                }
            } else if reader.kind == .leftParen {
                // `((a, b), c)`: the names inside are parameters like the others.
                reader.advance()
                continue
            }
            if reader.position < closing, !reader.eat(.comma) { reader.skip() }
        }
        reader.leaveBracket(closing: closing, .rightParen)
    }

    /// Reads one capture: `weak self`, `x`, `y = value`.
    mutating func readCapture() {
        var flags: ExpressionFlags = .isCapture
        let word = word()
        if word == .weak || word == .unowned {
            let next = reader.kind(ahead: 1)
            if next.isName || next == .keywordSelf || next == .leftParen {
                flags.insert(.isWeakOrOptional)
                reader.advance()
                if reader.kind == .leftParen { reader.skip() }
            }
        }
        let index = reader.position
        guard index < top.close, reader.kind.isName || reader.kind == .keywordSelf else {
            return endElement(reader.kind)
        }
        let binding = emit(.binding, flags, name: name(at: index), at: reader.start, link: top.row)
        reader.advance()
        beginExpression(in: binding, wantsLiterals: true)
        if reader.eat(.equal) { return }
        top.operand = emitShorthandValue(at: index, of: binding)
        top.stage = .postfix
    }
}
