// Operands: what an expression begins with, and what an operator is followed by.

extension FactExtractor {
    /// Whether `readOperand` has a use for a token of this kind.
    func beginsOperand(_ kind: TokenKind) -> Bool {
        switch kind {
        case .identifier, .quotedIdentifier, .dollarIdentifier, .underscore, .keywordSelf, .keywordCapitalSelf,
            .keywordSuper, .keywordCapitalAny, .keywordTry, .keywordNil, .keywordTrue, .keywordFalse, .integer, .float,
            .string, .regex, .stringHead, .leftParen, .leftBracket, .leftBrace, .dot, .backslash, .pound,
            .prefixOperator, .prefixAmpersand, .keywordRepeat, .placeholder, .keywordInit:
            true
        default: false
        }
    }

    /// Reads the operand at the position; ends the expression if there is none.
    mutating func readOperand(_ kind: TokenKind) {
        switch kind {
        case .identifier: readWord(name(at: reader.position))
        case .quotedIdentifier, .dollarIdentifier: readName(name(at: reader.position))
        case .keywordSelf: readReference(.selfReference, trailing: .opensCall)
        case .keywordSuper: readReference(.superReference, trailing: .none)
        case .keywordCapitalSelf: readReference(.selfType, trailing: .opensCall)
        case .keywordCapitalAny, .keywordInit: readName(name(at: reader.position))
        case .underscore: readWildcard()
        case .keywordTry:
            reader.advance()
            if reader.kind == .postfixExclamation { top.pending.insert(.isForced) }
            if reader.kind == .postfixQuestion || reader.kind == .postfixExclamation { reader.advance() }
        case .integer, .float, .regex: readLiteral(.none)
        case .string: readLiteral(keyName())
        case .keywordNil: readLiteral(Word.nilName.id)
        case .keywordTrue: readLiteral(Word.trueName.id)
        case .keywordFalse: readLiteral(Word.falseName.id)
        case .stringHead: openElements(.interpolation, closer: .stringTail)
        case .leftParen: readGroup()
        case .leftBracket: readCollection()
        case .leftBrace: readClosure()
        case .dot: readImplicitMember()
        case .backslash: readKeyPath()
        case .pound: readMacro()
        case .prefixOperator, .binaryOperator, .postfixOperator: readPrefixOperator()
        case .prefixAmpersand:
            top.pending.insert(.isInout)
            reader.advance()
        case .keywordIf where top.context != top.row || top.kind == .value: beginConditionalValue(isSwitch: false)
        case .keywordSwitch where top.context != top.row || top.kind == .value: beginConditionalValue(isSwitch: true)
        case .keywordIs where top.pattern.contains(.active): readTypePattern(flags: .isTestOrThrowOrVariable)
        case .keywordLet, .keywordVar:
            guard top.pattern.contains(.active) else { return endExpression(kind) }
            readPatternKeyword(kind)
        case .placeholder, .keywordRepeat, .unknown: readNothing(kind)
        case .at: skipAttribute()
        default: endExpression(kind)
        }
    }

    // MARK: Rows

    /// Emits the first row of an operand.
    ///
    /// - Parameter offset: Where it begins; nil for the token at the position.
    @inline(__always)
    mutating func beginOperand(
        _ kind: ExpressionKind, name: NameID = .none, at offset: UInt32? = nil, trailing: TrailingClosures
    ) {
        let row = emit(
            kind, top.pending.union(top.segmentFlags), name: name, at: offset ?? reader.start, link: top.context)
        roots.append(row)
        top.operand = row
        top.pending = []
        top.trailing = trailing
        top.stage = .postfix
    }

    private mutating func readReference(_ kind: ExpressionKind, trailing: TrailingClosures) {
        if kind == .selfReference, binds(at: reader.position) { return readBoundName(Word.selfName.id) }
        beginOperand(kind, trailing: trailing)
        reader.advance()
    }

    @inline(__always)
    private mutating func readName(_ name: NameID) {
        if !top.pattern.isEmpty, binds(at: reader.position) { return readBoundName(name) }
        beginOperand(.name, name: name, trailing: .opensCall)
        reader.advance()
    }

    /// An operand without a row.
    private mutating func skipOperand() {
        roots.append(Frame.noRow)
        top.operand = Frame.noRow
        top.pending = []
        top.trailing = .none
        top.stage = .postfix
        reader.advance()
    }

    private mutating func readNothing(_ kind: TokenKind) {
        if kind == .placeholder { skipOperand() } else { reader.advance() }
    }

    private mutating func readLiteral(_ name: NameID) {
        let next = reader.kind(ahead: 1)
        let isBase =
            next == .dot || next == .keywordAs
            || next == .leftBracket && !reader.token(ahead: 1).flags.contains(.atLineStart)
        guard isBase || (top.wantsLiterals && !top.pending.union(top.segmentFlags).contains(.isOperand)) else {
            return skipOperand()
        }
        beginOperand(.literal, name: name, trailing: .none)
        reader.advance()
    }

    /// The content of the plain string at the position where a registration or lookup is named by it: `name: "disk"`.
    private mutating func keyName() -> NameID {
        guard top.context != Frame.noRow, expressions[Int(top.context)].kind == .argument,
            keyLabels.contains(expressions[Int(top.context)].name)
        else { return .none }
        let start = Int(reader.token.start)
        let end = Int(reader.token.end)
        guard end - start > 2, reader.bytes[start] == UInt8(ascii: "\""), reader.bytes[start + 1] != UInt8(ascii: "\""),
            reader.bytes[end - 1] == UInt8(ascii: "\"")
        else { return .none }
        return names.id(UnsafeBufferPointer(rebasing: reader.bytes[start + 1..<end - 1]))
    }

    // MARK: Words

    /// Reads the identifier at the position, whose name is known.
    mutating func readWord(_ name: NameID) {
        if let word = Word(name), readPrefixWord(word) { return }
        readName(name)
    }

    /// `await`, `consume`, `any` and kin, if what follows makes them prefixes.
    private mutating func readPrefixWord(_ word: Word) -> Bool {
        let next = reader.position + 1
        let kind = reader.kind(at: next)
        let isOnLine = !reader.tokens[next].flags.contains(.atLineStart)
        switch word {
        case .await:
            guard beginsOperand(kind), next < top.close else { return false }
        case .unsafe:
            // `unsafe (a, b)`, `unsafe .make()` and `unsafe [a]`, but `unsafe(a)`, `unsafe.make()` and `unsafe[a]`.
            let isApart = reader.tokens[next].start > reader.token.end
            let isPostfix = kind == .dot || kind == .leftParen || kind == .leftBracket
            guard isOnLine, next < top.close, beginsOperand(kind), kind != .leftBrace, isApart || !isPostfix else {
                return false
            }
        case .consume, .copy, .discard, .yield, .each, .borrow:
            guard isOnLine,
                kind.isName || kind == .keywordSelf || kind == .dollarIdentifier || kind == .keywordTry
                    || (word == .yield && (kind == .prefixAmpersand || kind == .keywordSuper))
            else { return false }
        case .any, .some:
            guard isOnLine, kind.isName else { return false }
            return readTypeExpression(until: nil)
        default: return false
        }
        reader.advance()
        return true
    }

    /// `_` of `_ = value` or of a pattern.
    private mutating func readWildcard() {
        if top.pattern.contains(.active), reader.kind(ahead: 1) == .keywordAs {
            reader.advance()
            return readTypePattern(flags: [])
        }
        guard reader.kind(ahead: 1) == .equal, !top.pattern.contains(.active) else { return skipOperand() }
        beginOperand(.name, trailing: .none)
        reader.advance()
    }

    // MARK: Brackets

    private mutating func openElements(_ kind: ExpressionKind, closer: TokenKind) {
        let isEmpty = reader.closing == reader.position + 1
        beginOperand(kind, trailing: kind == .interpolation ? .none : .opensCall)
        if kind == .group, isEmpty { insert(.isTuple, into: top.operand) }
        pushBracket(.elements, .element, row: top.operand, closer: closer)
    }

    private mutating func readGroup() {
        if isFollowedByTypeMember(reader.closing), readTypeExpression(until: reader.closing) { return }
        openElements(.group, closer: .rightParen)
    }

    private mutating func readCollection() {
        let closing = reader.closing
        let isCalled =
            reader.kind(at: closing + 1) == .leftParen
            && !reader.tokens[closing + 1].flags.contains(.spaceBefore)
        if isCalled || isFollowedByTypeMember(closing), readTypeExpression(until: closing) { return }
        openElements(.collection, closer: .rightBracket)
    }

    /// Whether `.self`, `.init` or `.Type` follows the bracket that ends at `closing`.
    private mutating func isFollowedByTypeMember(_ closing: Int) -> Bool {
        guard reader.kind(at: closing + 1) == .dot else { return false }
        switch reader.kind(at: closing + 2) {
        case .keywordSelf, .keywordInit: return true
        case .identifier: return Word(name(at: closing + 2)) == .metatype
        default: return false
        }
    }

    /// Reads a type as an operand. With `closing`, only if the bracket at the position, which ends there, is a type.
    private mutating func readTypeExpression(until closing: Int?) -> Bool {
        let position = reader.position
        let nodes = typeNodes.count
        if closing != nil, trialTokens < 0 || !mayBeType(at: position + 1) { return false }
        let type = readTypeInExpression()
        let end = reader.position
        guard !type.isNone, reader.split == 0, closing == nil || end == closing.map({ $0 + 1 }) else {
            abandonTrial(from: position, nodes: nodes)
            return false
        }
        reader.move(to: position)
        beginOperand(.typeExpression, name: NameID(type.rawValue), trailing: .none)
        reader.move(to: end)
        return true
    }

    /// Whether the token at `index` can begin a type and does not look like a value: `[API]()`, `(any P).self`.
    private mutating func mayBeType(at index: Int) -> Bool {
        switch reader.kind(at: index) {
        case .leftBracket, .leftParen, .at, .keywordCapitalAny, .keywordCapitalSelf: return true
        case .identifier:
            if reader.bytes[Int(reader.tokens[index].start)] <= UInt8(ascii: "Z") { return true }
            let word = Word(name(at: index))
            return word == .any || word == .some
        default: return false
        }
    }

    private mutating func readClosure() {
        if top.kind.isHeader, !closesTrailingClosure() { return endExpression(.leftBrace) }
        let flags = top.pending.union(top.segmentFlags)
        top.pending = []
        top.trailing = .none
        top.stage = .postfix
        let row = UInt32(expressions.count)
        roots.append(row)
        top.operand = row
        _ = openClosure(flags, link: top.context)
    }

    // MARK: Members, key paths, macros

    /// `.name` without a base.
    private mutating func readImplicitMember() {
        guard reader.kind(ahead: 1).isWord else { return reader.advance() }
        let offset = reader.start
        reader.advance()
        let name = name(at: reader.position)
        beginOperand(.implicitMember, name: name, at: offset, trailing: .opensCall)
        reader.advance()
    }

    /// `\Root.a.b`: the root; what follows is a postfix chain like any other.
    private mutating func readKeyPath() {
        beginOperand(.keyPath, trailing: .none)
        reader.advance()
        switch reader.kind {
        case .identifier, .quotedIdentifier, .keywordCapitalSelf, .keywordCapitalAny:
            expressions[Int(top.operand)].name = name(at: reader.position)
            reader.advance()
        case .leftParen, .leftBracket: reader.skip()
        default: break
        }
    }

    private mutating func readMacro() {
        guard reader.kind(ahead: 1).isWord else { return skipOperand() }
        let offset = reader.start
        reader.advance()
        let name = name(at: reader.position)
        beginOperand(.macro, name: name, at: offset, trailing: .opensCall)
        reader.advance()
        let word = Word(name)
        if word == .available || word == .unavailable, reader.kind == .leftParen { reader.skip() }
    }

    /// An operator before an operand, or one that is itself an argument: `reduce(0, +)`.
    private mutating func readPrefixOperator() {
        switch reader.kind(ahead: 1) {
        case .rightParen, .comma, .rightBracket, .rightBrace: skipOperand()
        default:
            top.pending.insert(.isOperand)
            reader.advance()
        }
    }

    /// `if` or `switch` where a value is expected.
    private mutating func beginConditionalValue(isSwitch: Bool) {
        beginOperand(.conditionalValue, trailing: .none)
        let row = top.operand
        if isSwitch { beginSwitch(link: row, isValue: true) } else { beginIf(link: row, isValue: true) }
    }
}
