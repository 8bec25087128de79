// Names that come into being inside bodies, and the lists that declare them.

extension FactExtractor {
    /// Reads the next part of the innermost frame's list.
    mutating func readElement(_ kind: TokenKind) {
        switch top.kind {
        case .arguments: readArgument()
        case .elements: readGroupElement()
        case .captures: readCapture()
        case .parameters: readLocalParameter()
        case .accessors: readAccessor()
        case .cases: readCase(kind)
        case .closure: readClosureSignature()
        case .caseClause, .doStatement: beginPattern(.active)
        case .ifStatement, .guardStatement, .whileStatement: readCondition(kind)
        case .forStatement: readForPattern(kind)
        case .bindings: readBinding()
        default: finishFrame()
        }
    }

    /// Reads what follows the list or the block that just ended.
    mutating func readRemainder(_ kind: TokenKind) {
        switch top.kind {
        case .closure: readClosureParameters()
        case .localFunction: readLocalFunctionRemainder()
        default: readBlockRemainder(kind)
        }
    }

    // MARK: let and var

    mutating func beginBindings() {
        let scope = countStatement()
        let isVariable = reader.kind == .keywordVar
        reader.advance()
        push(.bindings, .element, row: scope, close: top.close)
        if isVariable { top.pattern = .variable }
    }

    private mutating func readBinding() {
        let flags: ExpressionFlags = top.pattern.contains(.variable) ? .isTestOrThrowOrVariable : []
        guard reader.position < top.close, readBindingPattern(flags, link: top.row) else { return finishFrame() }
        if reader.position < top.close, reader.eat(.colon) { emitAnnotation(of: lastBinding) }
        top.outer = lastBinding
        guard reader.position < top.close, reader.kind == .equal || reader.split > 0 else {
            return endBinding(reader.kind)
        }
        reader.advance()
        let isNamed = lastBinding != Frame.noRow
        beginExpression(in: isNamed ? lastBinding : top.row, wantsLiterals: isNamed)
    }

    /// What ends a binding: the next one, accessors, or the next statement.
    mutating func endBinding(_ kind: TokenKind) {
        guard reader.position < top.close else { return finishFrame() }
        switch kind {
        case .comma:
            reader.advance()
            top.stage = .element
        case .leftBrace where !reader.isAtLineStart || opensAccessors(at: reader.position):
            openLocalAccessors()
        default: finishFrame()
        }
    }

    private mutating func openLocalAccessors() {
        let owner = top.outer == Frame.noRow ? top.row : top.outer
        top.stage = .finished
        if opensAccessors(at: reader.position) {
            pushBracket(.accessors, .element, row: owner, closer: .rightBrace)
        } else {
            let row = emit(.scope, name: Word.get.id, at: reader.start, link: owner)
            pushBracket(.block, .statement, row: row, closer: .rightBrace)
        }
    }

    /// Reads the names of a `let`, `var` or `for`: one, `_`, or a tuple of names. Sets `lastBinding`.
    mutating func readBindingPattern(_ flags: ExpressionFlags, link: UInt32) -> Bool {
        lastBinding = Frame.noRow
        switch reader.kind {
        case .identifier, .quotedIdentifier, .keywordSelf, .dollarIdentifier:
            lastBinding = emit(.binding, flags, name: name(at: reader.position), at: reader.start, link: link)
            reader.advance()
        case .underscore: reader.advance()
        case .leftParen:
            let closing = reader.closing
            while reader.position < closing {
                if reader.kind.isName, reader.kind(ahead: 1) != .colon {
                    if lastBinding != Frame.noRow { insert(.isFollowed, into: lastBinding) }
                    lastBinding = emit(
                        .binding, flags.union(.isPattern), name: name(at: reader.position), at: reader.start, link: link
                    )
                }
                reader.advance()
            }
            reader.leaveBracket(closing: closing, .rightParen)
        default: return false
        }
        return true
    }

    // MARK: Parameters of local functions

    private mutating func readLocalParameter() {
        while reader.kind == .at { skipAttribute() }
        while reader.kind.isWord, reader.kind(ahead: 1).isWord, reader.kind(ahead: 2).isWord { reader.advance() }
        if reader.kind.isWord, reader.kind(ahead: 1).isWord { reader.advance() }
        guard reader.kind.isWord, reader.kind(ahead: 1) == .colon else { return endParameter(reader.kind) }
        let binding = emit(
            .binding, .isParameter, name: label(at: reader.position), at: reader.start, link: top.row)
        reader.move(to: reader.position + 2)
        emitAnnotation(of: binding)
        if reader.operatorByte == UInt8(ascii: ".") { reader.advance() }
        if reader.position < top.close, reader.kind == .equal || reader.split > 0 {
            reader.advance()
            beginExpression(in: binding, wantsLiterals: true)
        } else {
            endParameter(reader.kind)
        }
    }

    mutating func endParameter(_ kind: TokenKind) {
        guard reader.position < top.close else { return }
        if kind == .comma { reader.advance() } else { reader.skip() }
        top.stage = .element
    }

    // MARK: Accessors

    private mutating func readAccessor() {
        guard skipToAccessor(before: top.close) else {
            if reader.position < top.close { reader.skip() }
            return
        }
        let offset = reader.start
        let name = name(at: reader.position)
        let word = Word(name)
        reader.advance()
        var parameter = Frame.noRow
        if reader.kind == .leftParen {
            parameter = UInt32(reader.position + 1)
            reader.skip()
        }
        var flags: MemberFlags = []
        readEffects(&flags)
        // `initializes(a) accesses(b)` of an `init` accessor.
        while reader.kind == .identifier, reader.kind(ahead: 1) == .leftParen {
            reader.advance()
            reader.skip()
        }
        guard reader.kind == .leftBrace, reader.position < top.close else { return }
        let row = emit(.scope, name: name, at: offset, link: top.row)
        emitAccessorParameter(of: word, at: parameter, offset: offset, scope: row)
        pushBracket(.block, .statement, row: row, closer: .rightBrace)
    }

    /// The new or the old value, under its written name or the one that it has by itself.
    private mutating func emitAccessorParameter(of word: Word?, at index: UInt32, offset: UInt32, scope: UInt32) {
        if index != Frame.noRow, reader.kind(at: Int(index)).isName {
            let name = name(at: Int(index))
            emit(.binding, .isParameter, name: name, at: reader.tokens[Int(index)].start, link: scope)
            return
        }
        switch word {
        case .set, .willSet, .initName: emit(.binding, .isParameter, name: Word.newValue.id, at: offset, link: scope)
        case .didSet: emit(.binding, .isParameter, name: Word.oldValue.id, at: offset, link: scope)
        default: break
        }
    }
}
