// Statements with blocks: their headers, and what follows their blocks.
//
// The scope of `if`, `while` and `for` begins before the header, whose names it holds, and ends with the block; `else`,
// `catch` and each `case` open scopes of their own. A `guard` binds in the scope around it and has a scope for its block
// alone. A bound value links to its binding, of a pattern to the last name that the pattern binds, and to the
// `condition` row if it binds none. Names that code gets without writing them (`error`, `newValue`, `oldValue`) have
// bindings at the word that brings them.

extension FactExtractor {
    // MARK: Beginnings

    /// `if` as a statement, or as a value that belongs to the row `link`.
    mutating func beginIf(link: UInt32, isValue: Bool) {
        beginHeader(.ifStatement, link: link)
        top.isValue = isValue
    }

    mutating func beginWhile() {
        beginHeader(.whileStatement, link: countStatement())
    }

    mutating func beginFor() {
        beginHeader(.forStatement, link: countStatement())
    }

    /// Opens the scope that the names of the header and the block share.
    private mutating func beginHeader(_ kind: FrameKind, link: UInt32) {
        let row = emit(.scope, .isTested, at: reader.start, link: link)
        reader.advance()
        push(kind, .element, row: row, close: top.close)
        top.outer = link
        top.isOpen = true
    }

    /// The names of a `guard` belong to the scope around it.
    mutating func beginGuard() {
        let link = countStatement()
        reader.advance()
        push(.guardStatement, .element, row: link, close: top.close)
        top.outer = link
    }

    /// `do`, `repeat` and `defer`.
    mutating func beginBlock(of kind: FrameKind, then stage: FrameStage) {
        let link = countStatement()
        // What is deferred runs where all else has.
        let row = emit(.scope, kind == .deferStatement ? [] : .isImmediate, at: reader.start, link: link)
        reader.advance()
        // `do throws(E)`
        if reader.eat(.keywordThrows), reader.kind == .leftParen { reader.skip() }
        push(kind, .finished, row: row, close: top.close)
        top.outer = link
        top.isOpen = true
        if reader.kind == .leftBrace, reader.position < top.close { openBlock(then: stage) }
    }

    mutating func beginSwitch(link: UInt32, isValue: Bool) {
        let row = emit(.condition, at: reader.start, link: link)
        reader.advance()
        push(.switchStatement, .operand, row: row, close: top.close)
        top.outer = link
        top.isValue = isValue
        beginExpression(in: row)
    }

    /// Opens the block at the position; its end closes the innermost frame's scope.
    mutating func openBlock(then stage: FrameStage) {
        top.stage = stage
        top.isOpen = false
        let row = top.row
        push(.block, .statement, row: row, close: reader.closing, closer: .rightBrace)
        reader.advance()
    }

    // MARK: Headers

    /// Where the names bound in the innermost frame's header are known.
    private var bindingScope: UInt32 { top.kind == .guardStatement ? top.outer : top.row }

    /// One condition of `if`, `guard` or `while`.
    mutating func readCondition(_ kind: TokenKind) {
        switch kind {
        case .keywordLet, .keywordVar: readUnwrapping(kind)
        case .keywordCase:
            reader.advance()
            beginPattern([.active, .unwraps])
        case .leftBrace where top.kind != .guardStatement && !closesTrailingClosure(): openBlock(then: .remainder)
        default:
            let row = emit(.condition, at: reader.start, link: bindingScope)
            beginHeaderExpression(in: row)
        }
    }

    /// Begins the value of a condition, which is not asked for where one before it fails. The scopes of the other statements
    /// say so of what stands in their headers.
    private mutating func beginHeaderExpression(in context: UInt32, wantsLiterals: Bool = false) {
        beginExpression(in: context, wantsLiterals: wantsLiterals)
        if top.kind == .guardStatement, top.isBehindCondition { top.segmentFlags = .isShortCircuited }
    }

    /// `let name = value`, `let name`
    private mutating func readUnwrapping(_ kind: TokenKind) {
        let flags: ExpressionFlags = kind == .keywordVar ? [.isUnwrapping, .isTestOrThrowOrVariable] : .isUnwrapping
        reader.advance()
        let index = reader.position
        let scope = bindingScope
        guard readBindingPattern(flags, link: scope) else {
            beginHeaderExpression(in: scope)
            return
        }
        if reader.eat(.colon) { emitAnnotation(of: lastBinding) }
        var context = lastBinding
        if context == Frame.noRow { context = emit(.condition, at: reader.start, link: scope) }
        beginHeaderExpression(in: context, wantsLiterals: true)
        if reader.kind == .equal || reader.split > 0 { return reader.advance() }
        guard lastBinding != Frame.noRow else { return }
        top.operand = emitShorthandValue(at: index, of: lastBinding)
        insert(top.segmentFlags, into: top.operand)
        roots.append(top.operand)
        top.stage = .postfix
    }

    /// The value of `if let name` and `[name]`: the name itself, as it is known outside.
    mutating func emitShorthandValue(at index: Int, of binding: UInt32) -> UInt32 {
        let token = reader.tokens[index]
        if token.kind == .keywordSelf { return emit(.selfReference, at: token.start, link: binding) }
        return emit(.name, name: name(at: index), at: token.start, link: binding)
    }

    /// Begins a pattern that may contain expressions.
    mutating func beginPattern(_ mode: PatternMode) {
        let scope = bindingScope
        let row = emit(.condition, at: reader.start, link: scope)
        patternScope = scope
        lastBinding = Frame.noRow
        top.pattern = mode
        beginExpression(in: row)
    }

    /// The `=` or `in` behind a pattern: its value belongs to the last name that it bound.
    mutating func beginPatternValue() {
        reader.advance()
        let context = lastBinding == Frame.noRow ? top.context : lastBinding
        top.pattern = []
        beginHeaderExpression(in: context, wantsLiterals: true)
    }

    /// `for try await case pattern`
    mutating func readForPattern(_ kind: TokenKind) {
        while reader.kind == .keywordTry || word() == .await { reader.advance() }
        // Not the name of the element: `for unsafe in pointers`.
        if word() == .unsafe, reader.kind(ahead: 1) != .keywordIn, reader.kind(ahead: 1) != .colon { reader.advance() }
        if reader.eat(.keywordCase) { return beginPattern(.active) }
        var flags: ExpressionFlags = .isPattern
        if reader.kind == .keywordVar { flags.insert(.isTestOrThrowOrVariable) }
        if reader.kind == .keywordLet || reader.kind == .keywordVar { reader.advance() }
        guard readBindingPattern(flags, link: top.row) else { return finishFrame() }
        if reader.eat(.colon) { emitAnnotation(of: lastBinding) }
        guard reader.position < top.close, reader.eat(.keywordIn) else { return finishFrame() }
        var context = lastBinding
        if context == Frame.noRow { context = emit(.condition, at: reader.start, link: top.row) }
        beginExpression(in: context)
    }

    /// What ends an expression in a header: the next condition, a block, or something unreadable.
    mutating func endHeaderExpression(_ kind: TokenKind) {
        switch kind {
        case .comma:
            reader.advance()
            top.pattern = []
            top.stage = .element
            top.isBehindCondition = true
        case .keywordWhere:
            reader.advance()
            top.pattern = []
            beginExpression(in: emit(.condition, at: reader.start, link: bindingScope))
        case .leftBrace where top.kind == .switchStatement: openCases()
        case .leftBrace where top.kind != .guardStatement:
            top.pattern = []
            openBlock(then: top.kind == .whileStatement || top.kind == .forStatement ? .finished : .remainder)
        case .keywordElse where top.kind == .guardStatement: openElse()
        case .keywordIn where top.kind == .forStatement: beginPatternValue()
        default:
            if reader.isAtLineStart { finishFrame() } else { reader.skip() }
        }
    }

    // MARK: Behind blocks

    /// What may follow the block that just ended.
    mutating func readBlockRemainder(_ kind: TokenKind) {
        switch (top.kind, kind) {
        case (.ifStatement, .keywordElse): openElse()
        case (.doStatement, .keywordCatch): openCatch()
        case (.repeatStatement, .keywordWhile):
            reader.advance()
            let row = emit(.condition, at: reader.start, link: top.outer)
            beginExpression(in: row)
        default: finishFrame()
        }
    }

    private mutating func openElse() {
        reader.advance()
        if reader.kind == .keywordIf, top.kind == .ifStatement {
            top.row = emit(.scope, at: reader.start, link: top.outer)
            top.isOpen = true
            top.stage = .element
            reader.advance()
        } else if reader.kind == .leftBrace, reader.position < top.close {
            if top.kind == .ifStatement, !top.isValue { frames[frames.count - 1].hasValue = true }
            top.row = emit(.scope, at: reader.start, link: top.outer)
            top.isOpen = true
            openBlock(then: .finished)
        } else {
            top.stage = .finished
        }
    }

    private mutating func openCatch() {
        let offset = reader.start
        top.row = emit(.scope, at: offset, link: top.outer)
        top.isOpen = true
        reader.advance()
        guard reader.kind == .leftBrace, reader.position < top.close else {
            top.stage = .element
            return
        }
        emit(.binding, .isPattern, name: Word.error.id, at: offset, link: top.row)
        openBlock(then: .remainder)
    }

    // MARK: Cases

    private mutating func openCases() {
        top.stage = .finished
        let outer = top.outer
        push(.cases, .element, row: outer, close: reader.closing, closer: .rightBrace)
        reader.advance()
    }

    /// `case` or `default` in the body of a `switch`.
    mutating func readCase(_ kind: TokenKind) {
        guard kind == .keywordCase || kind == .keywordDefault else {
            return kind == .at ? skipAttribute() : reader.skip()
        }
        let row = emit(.scope, at: reader.start, link: top.row)
        reader.advance()
        push(.caseClause, .element, row: row, close: top.close)
        top.isOpen = true
        if kind == .keywordDefault { beginExpression(in: row) }
    }

    /// What ends an expression of a `case`: a statement, or the next part of the pattern.
    mutating func endCaseExpression(_ kind: TokenKind) {
        guard top.isOpen else {
            top.stage = .statement
            return
        }
        switch kind {
        case .comma:
            reader.advance()
            top.stage = .element
        case .keywordWhere:
            reader.advance()
            top.pattern = []
            beginExpression(in: emit(.condition, at: reader.start, link: top.row))
        case .colon:
            reader.advance()
            top.pattern = []
            top.isOpen = false
            top.stage = .statement
        default: reader.skip()
        }
    }
}
