// Statements: what each begins with.

extension FactExtractor {
    /// Begins the statement at the position, the innermost frame being a block.
    mutating func readStatement(_ kind: TokenKind) {
        switch kind {
        case .semicolon: reader.advance()
        case .keywordLet, .keywordVar: beginBindings()
        case .keywordFunc: beginLocalFunction()
        case .keywordReturn: beginReturn([])
        case .keywordThrow: beginReturn(.isTestOrThrowOrVariable)
        case .keywordIf: beginIf(link: countStatement(), isValue: false)
        case .keywordGuard: beginGuard()
        case .keywordSwitch: beginSwitch(link: countStatement(hasValue: true), isValue: false)
        case .keywordFor: beginFor()
        case .keywordWhile: beginWhile()
        case .keywordRepeat: beginBlock(of: .repeatStatement, then: .remainder)
        case .keywordDo: beginBlock(of: .doStatement, then: .remainder)
        case .keywordDefer: beginBlock(of: .deferStatement, then: .finished)
        case .keywordCase, .keywordDefault: endCaseClause()
        case .keywordBreak, .keywordContinue, .keywordFallthrough: skipJump()
        case .at: readStatementAttribute()
        case .keywordClass, .keywordStruct, .keywordEnum, .keywordProtocol, .keywordExtension: rememberLocalType()
        case .keywordStatic, .keywordPublic, .keywordPrivate, .keywordFileprivate, .keywordInternal: skipModifiers()
        case .keywordTypealias, .keywordAssociatedtype: skipLocalTypealias()
        case .keywordImport: skipLine()
        case .poundDirective:
            countStatement()
            skipPoundDirective()
        case .identifier: readStatementWord()
        default: beginExpressionStatement(kind)
        }
    }

    /// Counts a statement of the innermost block and gives the block's row.
    @discardableResult
    mutating func countStatement(hasValue: Bool = false) -> UInt32 {
        if top.statements < 2 { top.statements += 1 }
        top.hasValue = hasValue
        return top.row
    }

    private mutating func beginExpressionStatement(_ kind: TokenKind) {
        guard beginsOperand(kind) else { return reader.skip() }
        beginExpressionStatement()
    }

    private mutating func beginExpressionStatement() {
        countStatement(hasValue: true)
        beginExpression(in: top.row)
    }

    /// Prepares the innermost frame for an expression whose operands belong to `context`.
    mutating func beginExpression(in context: UInt32, wantsLiterals: Bool = false) {
        roots.truncate(to: Int(top.rootsBase))
        top.segmentStart = top.rootsBase
        top.segmentMarked = top.rootsBase
        top.segmentFlags = []
        top.pending = []
        top.ternaries = 0
        top.context = context
        top.operand = Frame.noRow
        top.trailing = .none
        top.wantsLiterals = wantsLiterals
        top.stage = .operand
    }

    /// A statement that begins with an identifier: a declaration, a label, or an expression.
    private mutating func readStatementWord() {
        let name = name(at: reader.position)
        if let word = Word(name) {
            if word.isModifier, !reader.token(ahead: 1).flags.contains(.atLineStart),
                modifier(at: reader.position) != nil
            {
                return skipModifiers()
            }
            if word == .actor, declares(.actor) { return rememberLocalType() }
        }
        if reader.kind(ahead: 1) == .colon, isLabel(reader.kind(ahead: 2)) {
            reader.advance()
            return reader.advance()
        }
        beginExpressionStatement()
        readWord(name)
    }

    private func isLabel(_ kind: TokenKind) -> Bool {
        switch kind {
        case .keywordFor, .keywordWhile, .keywordRepeat, .keywordSwitch, .keywordDo, .keywordIf: true
        default: false
        }
    }

    private mutating func beginReturn(_ flags: ExpressionFlags) {
        let row = emit(.returned, flags, at: reader.start, link: top.row)
        reader.advance()
        let hasOperand = reader.position < top.close && returnsOperand()
        countStatement(hasValue: hasOperand && flags.isEmpty)
        if hasOperand { beginExpression(in: row, wantsLiterals: true) }
    }

    /// Whether the token behind `return` belongs to it: on the next line a statement may begin.
    private mutating func returnsOperand() -> Bool {
        let kind = reader.kind
        guard reader.isAtLineStart else {
            return beginsOperand(kind) || kind == .keywordIf || kind == .keywordSwitch
        }
        if kind == .identifier, modifier(at: reader.position) != nil { return false }
        return beginsOperand(kind)
    }

    /// `break label` and kin.
    private mutating func skipJump() {
        countStatement()
        reader.advance()
        if reader.kind.isName, !reader.isAtLineStart { reader.advance() }
    }

    private mutating func skipLine() {
        countStatement()
        let close = top.close
        repeat { reader.skip() } while !reader.isAtLineStart && reader.kind != .semicolon && reader.position < close
    }

    private mutating func skipLocalTypealias() {
        countStatement()
        reader.advance()
        if reader.kind.isName { reader.advance() }
        skipGenericParameters()
        if reader.eat(.equal) { skipType() }
    }

    private mutating func endCaseClause() {
        guard top.kind == .caseClause else { return reader.advance() }
        finishFrame()
    }

    // MARK: Declarations

    /// The modifiers before a local declaration say nothing, unless a type follows.
    private mutating func skipModifiers() {
        if keywordBehindModifiers() { return rememberLocalType() }
        reader.advance()
        if reader.kind == .leftParen { reader.skip() }
    }

    /// The attribute of a local declaration: its arguments are read like a call's. One without arguments says something of
    /// a variable alone: `@Injected var api: API`.
    private mutating func readStatementAttribute() {
        if top.kind == .caseClause, reader.kind(ahead: 2) == .keywordDefault || reader.kind(ahead: 2) == .keywordCase {
            return finishFrame()
        }
        if keywordBehindModifiers() { return rememberLocalType() }
        let isCall = reader.kind(ahead: 2) == .leftParen && !reader.token(ahead: 2).flags.contains(.spaceBefore)
        guard reader.kind(ahead: 1) == .identifier, isCall || reader.kind(ahead: 2) == .keywordVar else {
            return skipAttribute()
        }
        let name = name(at: reader.position + 1)
        guard Word(name)?.isPlainAttribute != true else { return skipAttribute() }
        reader.advance()
        let operand = emit(.name, name: name, at: reader.start, link: top.row)
        reader.advance()
        let call = emit(.call, at: reader.start, link: operand)
        insert(.isAttribute, into: call)
        if isCall { pushBracket(.arguments, .element, row: call, closer: .rightParen) }
    }

    /// Whether the modifiers and attributes at the position belong to a type.
    private mutating func keywordBehindModifiers() -> Bool {
        let position = reader.position
        defer { reader.move(to: position) }
        for _ in 0..<32 where reader.position < top.close {
            switch reader.kind {
            case .at: skipAttribute()
            case .keywordStatic, .keywordPublic, .keywordPrivate, .keywordFileprivate, .keywordInternal:
                reader.advance()
            case .identifier:
                if declares(.actor) { return true }
                guard modifier(at: reader.position) != nil else { return false }
                reader.advance()
            default: return reader.kind.beginsType
            }
            if reader.kind == .leftParen { reader.skip() }
        }
        return false
    }

    /// Remembers the type whose declaration begins at the position for the end of the file, and goes behind it.
    private mutating func rememberLocalType() {
        countStatement()
        let start = reader.position
        let close = top.close
        while reader.position < close, reader.kind != .leftBrace, reader.kind != .semicolon,
            !reader.kind.isConditionalDirective
        {
            reader.skip()
        }
        if reader.kind == .leftBrace, reader.position < close { reader.skip() }
        if reader.position == start { reader.advance() }
        localTypes.append(
            DeferredTokens(start: start, end: reader.position, enclosingType: scope.type, condition: condition))
    }

    private mutating func beginLocalFunction() {
        let link = countStatement()
        let offset = reader.start
        reader.advance()
        var name = NameID.none
        if reader.kind.isName || reader.operatorByte != 0 {
            name = self.name(at: reader.position)
            reader.advance()
        }
        let row = emit(.localFunction, name: name, at: offset, link: link)
        skipGenericParameters()
        push(.localFunction, .remainder, row: row, close: top.close)
        top.isOpen = true
        if reader.kind == .leftParen {
            let close = reader.closing
            reader.advance()
            push(.parameters, .element, row: row, close: close, closer: .rightParen)
        }
    }

    /// Reads what follows a local function's parameters.
    mutating func readLocalFunctionRemainder() {
        var flags: MemberFlags = []
        readEffects(&flags)
        if reader.position < top.close, reader.eat(.arrow) { skipType() }
        skipWhereClause()
        if reader.kind == .leftBrace, reader.position < top.close {
            openBlock(then: .finished)
        } else {
            finishFrame()
        }
    }

    /// Reads a type as the annotation of a row.
    mutating func emitAnnotation(of row: UInt32) {
        let offset = reader.start
        let type = readType()
        // What is left of `>=` is an `=`, and what is left of `>...` says nothing.
        if reader.split > 0, reader.operatorByte != UInt8(ascii: "=") { reader.dropSplit() }
        guard !type.isNone, row != Frame.noRow else { return }
        emit(.annotation, name: NameID(type.rawValue), at: offset, link: row)
    }
}
