// What follows an operand: members, calls, operators, and the end of the expression.

extension FactExtractor {
    /// Reads what continues the operand before the position; ends the expression if nothing does.
    mutating func readPostfix(_ kind: TokenKind) {
        switch kind {
        case .dot, .colonColon: readMemberAccess()
        case .leftParen:
            if reader.isAtLineStart { endExpression(kind) } else { readCall() }
        case .leftBracket:
            if reader.isAtLineStart { endExpression(kind) } else { readSubscript() }
        case .leftBrace:
            if opensTrailingClosure() { readTrailingClosure() } else { endExpression(kind) }
        case .postfixQuestion:
            insert(.isOptionalChain, into: top.operand)
            reader.advance()
        case .postfixExclamation:
            insert(.isForced, into: top.operand)
            reader.advance()
        case .binaryOperator:
            if !readGenericArgumentsOfOperand() { readBinaryOperator() }
        case .prefixOperator, .prefixAmpersand:
            if readGenericArgumentsOfOperand() { return }
            if reader.isAtLineStart { endExpression(kind) } else { readBinaryOperator() }
        case .postfixOperator:
            if !readGenericArgumentsOfOperand() { readPostfixOperator() }
        case .infixQuestion: readTernary()
        case .colon:
            if top.ternaries > 0 { readTernaryAlternative() } else { endExpression(kind) }
        case .equal: readAssignment()
        case .keywordAs, .keywordIs: readCast(kind)
        case .arrow:
            reader.advance()
            skipType()
        default:
            if top.trailing == .followsAnother, opensLabelledClosure(kind) {
                readLabelledClosure()
            } else {
                endExpression(kind)
            }
        }
    }

    // MARK: Members

    private mutating func readMemberAccess() {
        let offset = reader.start
        switch reader.kind(ahead: 1) {
        case .integer, .float: break
        case .postfixQuestion, .postfixExclamation, .leftBracket:
            // `\.?.name`, `\.[0]`
            return reader.advance()
        case let kind:
            guard kind.isWord, reader.position + 1 < top.close else { return reader.advance() }
        }
        reader.advance()
        let name = name(at: reader.position)
        reader.advance()
        guard top.operand != Frame.noRow else { return }
        top.operand = emit(.member, name: name, at: offset, link: top.operand)
        top.trailing = .opensCall
    }

    // MARK: Calls

    private mutating func readCall() {
        let isEmpty = reader.kind(ahead: 1) == .rightParen
        guard top.operand != Frame.noRow, isEmpty || !reader.isCompoundName else { return reader.skip() }
        if expressions[Int(top.operand)].kind == .closure { insert(.isImmediate, into: top.operand) }
        let call = emit(.call, at: reader.start, link: top.operand)
        top.operand = call
        top.trailing = .joinsCall
        // One call in five has no arguments: its frame would be closed as soon as it is opened.
        if isEmpty { return reader.move(to: reader.position + 2) }
        pushBracket(.arguments, .element, row: call, closer: .rightParen)
        if goesOn { readArgument() }
    }

    private mutating func readSubscript() {
        guard top.operand != Frame.noRow else { return reader.skip() }
        let call = emit(.subscriptCall, at: reader.start, link: top.operand)
        top.operand = call
        top.trailing = .opensCall
        pushBracket(.arguments, .element, row: call, closer: .rightBracket)
    }

    /// Reads the next argument's label and the first operand of its value.
    mutating func readArgument() {
        let offset = reader.start
        var label = NameID.none
        if reader.kind.isWord, reader.kind(ahead: 1) == .colon {
            label = self.label(at: reader.position)
            reader.advance()
            reader.advance()
        }
        let row = emit(.argument, name: label, at: offset, link: top.row)
        beginExpression(in: row, wantsLiterals: true)
        if goesOn { readOperand(reader.kind) }
    }

    /// Begins the next element of a group, a collection or an interpolation.
    mutating func readGroupElement() {
        if top.closer != .rightBracket, reader.kind.isWord, reader.kind(ahead: 1) == .colon {
            reader.advance()
            reader.advance()
        }
        beginExpression(in: top.row, wantsLiterals: top.closer != .stringTail)
    }

    // MARK: Trailing closures

    private mutating func opensTrailingClosure() -> Bool {
        guard top.trailing != .none, top.operand != Frame.noRow else { return false }
        if top.trailing == .followsAnother, reader.isAtLineStart { return false }
        switch top.kind {
        case .value, .bindings: return !opensAccessors(at: reader.position)
        default:
            guard top.kind.isHeader else { return true }
            // What begins a line is code of a block, as the compiler has it.
            return !reader.token(ahead: 1).flags.contains(.atLineStart) && closesTrailingClosure()
        }
    }

    /// Whether what follows the brace at the position shows that it is a closure and not the block of `if` or `for`.
    func closesTrailingClosure() -> Bool {
        let end = reader.end(ofBracketAt: reader.position)
        guard end != reader.closing, end < top.close else { return false }
        switch reader.kind(at: end) {
        case .leftBrace, .keywordWhere, .comma: return true
        case .keywordElse: return top.kind == .guardStatement
        case .leftBracket, .leftParen, .dot, .keywordIs, .keywordAs, .postfixQuestion, .infixQuestion,
            .postfixExclamation, .colon, .equal, .postfixOperator, .binaryOperator:
            return !reader.tokens[end].flags.contains(.atLineStart)
        default: return false
        }
    }

    private mutating func readTrailingClosure() {
        let offset = reader.start
        if top.trailing != .joinsCall {
            top.operand = emit(.call, at: offset, link: top.operand)
        }
        openTrailingClosure(of: top.operand, label: .none, at: offset)
    }

    /// `label: {` behind a trailing closure.
    private func opensLabelledClosure(_ kind: TokenKind) -> Bool {
        kind.isWord && kind != .keywordDefault && kind != .keywordCase && reader.kind(ahead: 1) == .colon
            && reader.kind(ahead: 2) == .leftBrace
    }

    private mutating func readLabelledClosure() {
        let offset = reader.start
        let label = label(at: reader.position)
        reader.advance()
        reader.advance()
        openTrailingClosure(of: top.operand, label: label, at: offset)
    }

    // MARK: Generic arguments

    /// Reads `<A, B>` behind a name if what follows shows that it is no comparison.
    private mutating func readGenericArgumentsOfOperand() -> Bool {
        // `Registration` on one line, `<Cell>(…)` on the next.
        let isBehindSpace = reader.kind == .prefixOperator
        guard reader.token.length == 1, isBehindSpace || !reader.hasSpaceBefore,
            reader.operatorByte == UInt8(ascii: "<"), trialTokens >= 0, takesGenericArguments(top.operand)
        else { return false }
        let position = reader.position
        let nodes = typeNodes.count
        var list = TypeNodeList()
        typeLimit = position + Self.trialLength
        let isComplete = readGenericArguments(into: &list, depth: 0, behindSpace: isBehindSpace)
        typeLimit = .max
        guard isComplete, reader.position <= top.close, isBehindGenericArguments() else {
            abandonTrial(from: position, nodes: nodes)
            return false
        }
        emit(
            .genericArguments, name: NameID(list.first.rawValue), at: reader.tokens[position].start, link: top.operand)
        // `Box<Int>?.self`: the operator's rest belongs to the operand.
        while reader.split > 0 {
            let isForced = reader.operatorByte == UInt8(ascii: "!")
            insert(isForced ? .isForced : .isOptionalChain, into: top.operand)
            _ = reader.eatOperatorByte(reader.operatorByte)
        }
        return true
    }

    private func takesGenericArguments(_ row: UInt32) -> Bool {
        guard row != Frame.noRow else { return false }
        switch expressions[Int(row)].kind {
        case .name, .member, .implicitMember, .macro, .keyPath: return true
        default: return false
        }
    }

    private func isBehindGenericArguments() -> Bool {
        if reader.split > 0 {
            return reader.operatorByte == UInt8(ascii: "?") || reader.operatorByte == UInt8(ascii: "!")
        }
        if reader.isAtLineStart { return true }
        switch reader.kind {
        case .leftParen, .rightParen, .rightBracket, .leftBrace, .rightBrace, .colon, .semicolon, .comma, .dot, .equal,
            .postfixQuestion, .infixQuestion, .postfixExclamation, .endOfFile, .stringMiddle, .stringTail,
            .leftBracket, .colonColon, .prefixAmpersand:
            return true
        case .binaryOperator: return reader.isOperator("&")
        default: return false
        }
    }
}
