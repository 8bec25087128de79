// Patterns: expressions in which names may be bound.

extension FactExtractor {
    /// `let` or `var` in a pattern: it holds up to the next comma, and in all brackets until then.
    mutating func readPatternKeyword(_ kind: TokenKind) {
        top.pattern.insert(.bindsElement)
        if kind == .keywordVar { top.pattern.insert(.variable) }
        reader.advance()
    }

    /// Whether the name at `index` is bound by the pattern around it: `x` of `let .a(x)`, but no name of `let A.b(x)`.
    func binds(at index: Int) -> Bool {
        guard top.pattern.contains(.active), !top.pattern.isDisjoint(with: [.bindsAll, .bindsElement]) else {
            return false
        }
        switch reader.kind(at: index + 1) {
        case .dot, .leftParen, .leftBracket, .colonColon: return false
        default: return true
        }
    }

    mutating func readBoundName(_ name: NameID) {
        var flags: ExpressionFlags = .isPattern
        if top.pattern.contains(.variable) { flags.insert(.isTestOrThrowOrVariable) }
        if lastBinding != Frame.noRow { insert(.isFollowed, into: lastBinding) }
        lastBinding = emit(.binding, flags, name: name, at: reader.start, link: patternScope)
        reader.advance()
        if reader.kind == .postfixQuestion {
            insert(.isUnwrapping, into: lastBinding)
            reader.advance()
        }
        roots.append(Frame.noRow)
        top.operand = Frame.noRow
        top.pending = []
        top.trailing = .none
        top.stage = .postfix
        // `let error as APIError` says the name's type.
        guard reader.kind == .keywordAs else { return }
        reader.advance()
        emitAnnotation(of: lastBinding)
    }

    /// `is Type` and `_ as Type` as patterns: a cast of the value that the pattern is compared with.
    mutating func readTypePattern(flags: ExpressionFlags) {
        let offset = reader.start
        reader.advance()
        let type = readTypeInExpression()
        reader.dropSplit()
        guard !type.isNone else { return }
        let row = emit(.cast, flags, name: NameID(type.rawValue), at: offset, link: top.context)
        roots.append(row)
        top.operand = row
        top.pending = []
        top.trailing = .none
        top.stage = .postfix
    }
}
