// The body reader: a machine over tokens with an explicit stack of frames. Each step consumes a token, opens a frame or
// closes one; which step it is depends on the innermost frame's stage.

extension FactExtractor {
    // MARK: Bodies

    /// Reads the brace at the position (of an attribute: the parenthesis) as a body, and gives its index.
    mutating func readBody(_ kind: BodyKind, owner: Int, hasAccessors: Bool = false) -> Int32 {
        let (index, row) = openBody(kind, owner: owner)
        let closing = reader.closing
        if kind == .attribute {
            let call = emit(.call, at: reader.start, link: row)
            push(.arguments, .element, row: call, close: closing, closer: .rightParen)
        } else {
            let isExplicit = hasAccessors && opensAccessors(at: reader.position)
            push(
                isExplicit ? .accessors : .block, isExplicit ? .element : .statement, row: row, close: closing,
                closer: .rightBrace)
            top.isOpen = isExplicit
        }
        run()
        return closeBody(index)
    }

    /// Reads the expression at the position as a body, and gives its index.
    mutating func readValue(_ kind: BodyKind, owner: Int, until close: Int) -> Int32 {
        let (index, row) = openBody(kind, owner: owner)
        insert(.isSingleExpression, into: row)
        push(.value, .operand, row: row, close: close)
        top.context = row
        top.wantsLiterals = true
        top.isOpen = true
        run()
        return closeBody(index)
    }

    private mutating func openBody(_ kind: BodyKind, owner: Int) -> (index: Int, row: UInt32) {
        let row = UInt32(expressions.count)
        bodies.append(
            BodyFact(
                kind: kind, condition: condition, owner: UInt32(owner), enclosingType: scope.type, rows: row..<row))
        emit(.body, at: reader.start, link: row)
        return (bodies.count - 1, row)
    }

    private mutating func closeBody(_ index: Int) -> Int32 {
        bodies[index].rows = bodies[index].rows.lowerBound..<UInt32(expressions.count)
        return Int32(index)
    }

    // MARK: Statements outside of declarations

    /// Remembers the statements at the position, up to the next declaration, for the file's last body.
    mutating func rememberStatements() {
        let start = reader.position
        reader.skip()
        while reader.position < scope.close, !reader.kind.isConditionalDirective, !beginsDeclaration() { reader.skip() }
        statements.append(
            DeferredTokens(start: start, end: reader.position, enclosingType: -1, condition: condition))
    }

    /// Whether the token at the position begins a declaration and the one before it ended a statement.
    private mutating func beginsDeclaration() -> Bool {
        let previous = reader.kind(at: reader.position - 1)
        guard reader.isAtLineStart || previous == .semicolon || previous == .rightBrace else { return false }
        switch previous {
        case .comma, .keywordIf, .keywordGuard, .keywordWhile, .keywordCase, .binaryOperator, .equal: return false
        default: break
        }
        switch reader.kind {
        case .keywordCase: return false
        case .at: return true
        case .identifier:
            return modifier(at: reader.position) != nil || declares(.actor)
        case .pound:
            return reader.kind(ahead: 1) == .identifier && Word(name(at: reader.position + 1)) == .Preview
        default: return reader.kind.beginsDeclaration
        }
    }

    /// Reads all statements outside of declarations as one body.
    mutating func readTopLevelStatements() {
        guard statements.count > 0 else { return }
        condition = .none
        conditionScopes.truncate(to: 0)
        scope = TypeScope(close: reader.last)
        reader.move(to: statements[0].start)
        let (index, row) = openBody(.topLevel, owner: 0)
        for run in 0..<statements.count {
            let tokens = statements[run]
            reader.move(to: tokens.start)
            if tokens.condition != condition {
                condition = tokens.condition
                emitCondition(link: row)
            }
            push(.block, .statement, row: row, close: tokens.end)
            self.run()
        }
        emit(.scopeEnd, at: reader.previousEnd, link: row)
        _ = closeBody(index)
    }

    // MARK: Rows

    @discardableResult
    @inline(__always)
    mutating func emit(
        _ kind: ExpressionKind, _ flags: ExpressionFlags = [], name: NameID = .none, at offset: UInt32, link: UInt32
    ) -> UInt32 {
        let row = UInt32(truncatingIfNeeded: expressions.count)
        expressions.append(kind, flags, name: name, offset: offset, link: link)
        return row
    }

    mutating func emitCondition(link: UInt32) {
        emit(.conditionalCompilation, name: NameID(UInt32(condition.rawValue)), at: reader.start, link: link)
    }

    @inline(__always)
    func insert(_ flags: ExpressionFlags, into row: UInt32) {
        guard row != Frame.noRow else { return }
        expressions[Int(row)].flags.formUnion(flags)
    }

    // MARK: The machine

    /// Reads until the innermost frame, which was just opened at the position, is closed.
    private mutating func run() {
        let outerFrames = bodyFrames
        let outerConditions = bodyConditions
        let outerCondition = condition
        bodyConditions = conditionScopes.count
        bodyFrames = frames.count
        if top.closer != .endOfFile { reader.advance() }
        // Every step makes progress; should one not, the token is given up rather than the run.
        var position = reader.position
        var idleSteps = 0
        while frames.count >= bodyFrames {
            let depth = frames.count
            step()
            if reader.position != position || frames.count < depth {
                position = reader.position
                idleSteps = 0
            } else {
                idleSteps += 1
                if idleSteps > 16 { reader.advance() }
            }
        }
        conditionScopes.truncate(to: bodyConditions)
        condition = outerCondition
        bodyFrames = outerFrames
        bodyConditions = outerConditions
    }

    @inline(__always)
    private mutating func step() {
        if reader.position >= top.close { return closeFrame() }
        let kind = reader.kind
        if kind.isConditionalDirective { return readDirectiveInBody(kind) }
        switch top.stage {
        case .postfix: readPostfix(kind)
        case .operand:
            readOperand(kind)
            if top.stage == .postfix, goesOn { readPostfix(reader.kind) }
        case .statement: readStatement(kind)
        case .element: readElement(kind)
        case .remainder: readRemainder(kind)
        case .finished: finishFrame()
        }
    }

    /// Whether the innermost frame of the body is what goes on at the position: what it expects there may be read without
    /// another step. Who does so must not be what reads it, or nesting would be recursion.
    @inline(__always)
    var goesOn: Bool {
        reader.position < top.close && !reader.kind.isConditionalDirective && frames.count >= bodyFrames
    }

    // MARK: Frames

    mutating func push(
        _ kind: FrameKind, _ stage: FrameStage, row: UInt32, close: Int, closer: TokenKind = .endOfFile
    ) {
        frames.append(top)
        top = Frame(kind, stage, row: row, close: close, closer: closer, roots: roots.count)
    }

    /// Opens the frame of the bracket at the position and goes behind its opening token.
    mutating func pushBracket(_ kind: FrameKind, _ stage: FrameStage, row: UInt32, closer: TokenKind) {
        let pattern = top.pattern.inherited
        push(kind, stage, row: row, close: reader.closing, closer: closer)
        top.pattern = kind == .arguments || kind == .elements ? pattern : []
        reader.advance()
    }

    /// Closes the innermost frame at its end.
    private mutating func closeFrame() {
        let offset = reader.start
        if reader.position == top.close, reader.kind == top.closer { reader.advance() }
        pop(at: offset)
    }

    /// Closes the innermost frame, unless an `#if` was opened in it: then the token is given up.
    mutating func finishFrame() {
        if frames.count > innermostFloor { pop(at: reader.previousEnd) } else { reader.skip() }
    }

    /// How many frames the code at the position may not close.
    var innermostFloor: Int {
        guard conditionScopes.count > bodyConditions, let open = conditionScopes.last else { return bodyFrames - 1 }
        return open.frames
    }

    mutating func pop(at offset: UInt32) {
        let frame = top
        roots.truncate(to: Int(frame.rootsBase))
        top = frames.removeLast()
        switch frame.kind {
        case .block, .closure, .caseClause:
            // A run of top-level statements is not the whole body.
            guard frame.closer != .endOfFile || frame.kind == .caseClause else { return }
            if frame.statements == 1, frame.hasValue { insert(.isSingleExpression, into: frame.row) }
            emit(.scopeEnd, at: offset, link: frame.row)
        case .arguments where frames.count < bodyFrames:
            // The arguments of an attribute are a body of their own, in which the call is the second row.
            emit(.scopeEnd, at: offset, link: frame.row - 1)
        default:
            if frame.isOpen { emit(.scopeEnd, at: offset, link: frame.row) }
        }
    }

    // MARK: Directives

    private mutating func readDirectiveInBody(_ kind: TokenKind) {
        if kind == .poundIf { return openConditionInBody() }
        guard conditionScopes.count > bodyConditions, let open = conditionScopes.last else {
            // The branch around the body ends here.
            return frames.count > bodyFrames || top.closer == .endOfFile ? pop(at: reader.previousEnd) : skipDirective()
        }
        while frames.count > open.frames { pop(at: reader.previousEnd) }
        if kind == .poundEndif { closeCondition() } else { nextBranch() }
        if open.operand != Frame.noRow {
            if kind != .poundEndif { top.operand = open.operand }
            top.stage = .postfix
        } else if top.kind == .block || top.kind == .closure || top.kind == .caseClause, top.stage != .element {
            top.stage = .statement
        }
        emitCondition(link: top.row)
        skipDirective()
    }

    private mutating func openConditionInBody() {
        let next = indexBehindDirective
        if top.stage == .postfix, reader.kind(at: next) == .dot {
            openCondition(operand: top.operand)
        } else {
            settle(before: next)
            // The expression of an initial value ends before the directive.
            guard frames.count >= bodyFrames else { return }
            openCondition(operand: Frame.noRow)
        }
        emitCondition(link: top.row)
        skipDirective()
    }

    /// Ends the statements that the tokens behind a directive do not continue.
    private mutating func settle(before next: Int) {
        let floor = innermostFloor
        while frames.count > floor, !top.kind.isBracketed { pop(at: reader.previousEnd) }
        guard frames.count >= bodyFrames else { return }
        if top.kind == .caseClause, frames.count > floor {
            switch reader.kind(at: next) {
            case .keywordCase, .keywordDefault, .at: pop(at: reader.previousEnd)
            default: break
            }
        }
        if top.kind == .block || top.kind == .closure || top.kind == .caseClause { top.stage = .statement }
    }
}
