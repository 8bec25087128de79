// Operators: what they say about the operands on either side, and where an expression ends.

extension FactExtractor {
    func markLastRoot(_ flags: ExpressionFlags) {
        if let row = roots.last, roots.count > Int(top.rootsBase) { insert(flags, into: row) }
    }

    mutating func readBinaryOperator() {
        if reader.kind == .binaryOperator, reader.isOperator("??") {
            if let row = roots.last, roots.count > Int(top.segmentStart), row != Frame.noRow,
                !expressions[Int(row)].flags.contains(.isOperand)
            {
                insert(.isAlternative, into: row)
            }
            top.pending = .isAlternative
        } else if reader.bindsTighterThanCoalescing {
            markLastRoot(.isOperand)
            top.pending = .isOperand
        } else {
            // The whole of what stands left of it is its operand: `a ?? b == c`.
            for index in Int(max(top.segmentMarked, top.segmentStart))..<roots.count {
                insert(.isOperand, into: roots[index])
            }
            top.segmentMarked = UInt32(truncatingIfNeeded: roots.count)
            top.segmentFlags.insert(.isOperand)
            if reader.isOperator("&&") || reader.isOperator("||") { top.segmentFlags.insert(.isShortCircuited) }
        }
        top.stage = .operand
        reader.advance()
    }

    mutating func readPostfixOperator() {
        markLastRoot(.isOperand)
        reader.advance()
    }

    /// Begins a new segment, whose operands all have `flags`.
    private mutating func beginSegment(_ flags: ExpressionFlags) {
        top.segmentStart = UInt32(truncatingIfNeeded: roots.count)
        top.segmentMarked = top.segmentStart
        top.segmentFlags = flags
        top.pending = []
        top.stage = .operand
        reader.advance()
    }

    mutating func readTernary() {
        for index in Int(top.segmentStart)..<roots.count where roots[index] != Frame.noRow {
            let row = Int(roots[index])
            expressions[row].flags.remove(.isAlternative)
            expressions[row].flags.insert(.isTernaryCondition)
        }
        top.ternaries += 1
        beginSegment(.isAlternative)
    }

    mutating func readTernaryAlternative() {
        top.ternaries -= 1
        beginSegment(.isAlternative)
    }

    /// `=`: the value of a pattern, or an assignment to the operand before it.
    mutating func readAssignment() {
        if top.pattern.contains(.active) { return endPattern() }
        if top.operand != Frame.noRow {
            top.context = emit(.assignment, at: reader.start, link: top.operand)
        }
        top.hasValue = false
        top.wantsLiterals = true
        beginSegment([])
    }

    /// The `=` behind the pattern of `if case`.
    private mutating func endPattern() {
        guard top.kind.isHeader else { return reader.advance() }
        beginPatternValue()
    }

    mutating func readCast(_ kind: TokenKind) {
        let offset = reader.start
        var flags: ExpressionFlags = kind == .keywordIs ? .isTestOrThrowOrVariable : []
        reader.advance()
        if reader.kind == .postfixQuestion || reader.kind == .infixQuestion {
            flags.insert(.isWeakOrOptional)
            reader.advance()
        } else if reader.kind == .postfixExclamation {
            reader.advance()
        }
        guard reader.position < top.close else { return }
        let type = readTypeInExpression()
        reader.dropSplit()
        guard !type.isNone, top.operand != Frame.noRow else { return }
        top.operand = emit(.cast, flags, name: NameID(type.rawValue), at: offset, link: top.operand)
        top.trailing = .none
    }

    // MARK: Ends

    /// Ends the expression of the innermost frame at a token that does not continue it.
    mutating func endExpression(_ kind: TokenKind) {
        switch top.kind {
        case .block, .closure: top.stage = .statement
        case .caseClause: endCaseExpression(kind)
        case .arguments, .elements, .captures: endElement(kind)
        case .parameters: endParameter(kind)
        case .bindings: endBinding(kind)
        case .ifStatement, .guardStatement, .whileStatement, .forStatement, .switchStatement, .doStatement:
            endHeaderExpression(kind)
        case .repeatStatement, .deferStatement, .localFunction, .value, .accessors, .cases: finishFrame()
        }
    }

    /// Ends an element of a list.
    mutating func endElement(_ kind: TokenKind) {
        top.pattern.subtract([.bindsElement, .unwraps])
        switch kind {
        case .comma:
            if top.closer == .rightParen, top.kind == .elements { insert(.isTuple, into: top.row) }
            reader.advance()
            top.stage = .element
        case .colon where top.closer == .rightBracket && top.kind == .elements:
            reader.advance()
            beginExpression(in: top.row, wantsLiterals: true)
        case .stringMiddle:
            reader.advance()
            top.stage = .element
        default: reader.skip()
        }
    }
}

extension TokenReader {
    /// `+`, `*`, `...` and kin, in contrast to `==`, `&&`, `+=` and operators that only the project knows.
    fileprivate var bindsTighterThanCoalescing: Bool {
        let token = token
        guard bytes[Int(token.end) - 1] != UInt8(ascii: "=") else { return false }
        switch bytes[Int(token.start)] {
        case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"),
            UInt8(ascii: "."), UInt8(ascii: "^"):
            return true
        case UInt8(ascii: "&"): return !isOperator("&&")
        case UInt8(ascii: "|"): return token.length == 1
        case UInt8(ascii: "<"): return isOperator("<<")
        case UInt8(ascii: ">"): return isOperator(">>")
        default: return false
        }
    }
}
