// `let` and `var` of types and of the top level.

/// Which accessors a block between braces declares.
struct AccessorSummary {
    var isGettable = false
    var isSettable = false
    var isObserved = false
    /// At least one of them has a body, or the block itself is the getter's body.
    var hasBodies = false
    /// The block has accessors by name; otherwise it is a getter's body.
    var isExplicit = true
}

extension FactExtractor {
    /// Reads a `let` or `var` with all its bindings.
    mutating func readProperties(_ modifiers: Modifiers) {
        var modifiers = modifiers
        if reader.kind == .keywordLet { modifiers.flags.insert(.isLet) } else { modifiers.flags.insert(.isSettable) }
        if scope.kind == .protocol, scope.type >= 0 { modifiers.flags.insert(.isRequirement) }
        reader.advance()
        // Names that still wait for the type behind the last of them: `let a, b: Int`.
        var untyped = properties.count
        repeat {
            let first = properties.count
            guard readPropertyPattern(modifiers) else { return }
            readPropertyType(from: first, untyped: &untyped)
            readInitialValue(from: first, untyped: &untyped)
            if reader.kind == .leftBrace, reader.position < scope.close, properties.count == first + 1 {
                readPropertyAccessors(first)
            }
        } while reader.position < scope.close && reader.eat(.comma)
    }

    /// Adds the property, or one for each name of a tuple.
    private mutating func readPropertyPattern(_ modifiers: Modifiers) -> Bool {
        switch reader.kind {
        case .identifier, .quotedIdentifier, .underscore, .dollarIdentifier:
            addProperty(modifiers, [])
            reader.advance()
            return true
        case .leftParen:
            let closing = reader.closing
            let first = properties.count
            while reader.position < closing {
                if reader.kind.isName, reader.kind(ahead: 1) != .colon { addProperty(modifiers, .isPattern) }
                reader.advance()
            }
            reader.leaveBracket(closing: closing, .rightParen)
            return properties.count > first
        default: return false
        }
    }

    private mutating func addProperty(_ modifiers: Modifiers, _ flags: MemberFlags) {
        let access = modifiers.access ?? scope.memberAccess
        properties.append(
            PropertyFact(
                access: access, setterAccess: modifiers.setterAccess ?? access, condition: condition,
                flags: modifiers.flags.union(flags), name: label(at: reader.position), nameOffset: reader.start,
                owner: scope.type, type: .none, attributes: attributeRange(modifiers),
                initialValue: -1, accessors: -1))
    }

    private mutating func readPropertyType(from first: Int, untyped: inout Int) {
        guard reader.position < scope.close, reader.eat(.colon) else { return }
        let type = readType()
        if reader.split > 0, reader.operatorByte != UInt8(ascii: "=") { reader.dropSplit() }
        guard properties.count == first + 1, !properties[first].flags.contains(.isPattern) else { return }
        for index in untyped...first { properties[index].type = type }
        untyped = properties.count
    }

    private mutating func readInitialValue(from first: Int, untyped: inout Int) {
        guard reader.kind == .equal || reader.split > 0, reader.position < scope.close else { return }
        reader.advance()
        let body = readValue(.initialValue, owner: first, until: scope.close)
        for index in first..<properties.count {
            properties[index].flags.insert(.hasInitialValue)
            properties[index].initialValue = body
        }
        untyped = properties.count
    }

    private mutating func readPropertyAccessors(_ index: Int) {
        let accessors = accessorSummary()
        var flags = properties[index].flags
        if accessors.isObserved { flags.insert(.isObserved) }
        if !accessors.isObserved || accessors.isGettable {
            flags.insert(.isComputed)
            if !accessors.isSettable { flags.remove(.isSettable) }
        }
        if accessors.hasBodies { flags.insert(.hasBody) }
        properties[index].flags = flags
        guard accessors.hasBodies else { return reader.skip() }
        properties[index].accessors = readBody(.accessors, owner: index, hasAccessors: true)
    }

    // MARK: Accessors

    /// What the brace at the position declares. Linear in the tokens directly inside.
    mutating func accessorSummary() -> AccessorSummary {
        var summary = AccessorSummary()
        guard opensAccessors(at: reader.position) else {
            summary.isExplicit = false
            summary.hasBodies = true
            summary.isGettable = true
            return summary
        }
        var index = reader.position + 1
        let closing = reader.closing
        while index < closing {
            switch reader.kind(at: index) {
            case .leftBrace:
                summary.hasBodies = true
                index = reader.end(ofBracketAt: index)
                continue
            case .leftParen, .leftBracket:
                index = reader.end(ofBracketAt: index)
                continue
            case .identifier: note(Word(name(at: index)), in: &summary)
            default: break
            }
            index += 1
        }
        return summary
    }

    private func note(_ word: Word?, in summary: inout AccessorSummary) {
        switch word {
        case .get, ._read, .unsafeAddress: summary.isGettable = true
        case .set, ._modify, .unsafeMutableAddress: summary.isSettable = true
        case .willSet, .didSet: summary.isObserved = true
        default: break
        }
    }

    /// Whether the brace at `index` opens accessors rather than statements: `{ get`, `{ @A mutating set(x) {`.
    mutating func opensAccessors(at index: Int) -> Bool {
        let position = reader.position
        let closing = Int(reader.closings[index])
        reader.move(to: index + 1)
        let result = skipToAccessor(before: closing)
        reader.move(to: position)
        return result
    }

    /// Skips what may stand before an accessor's name and tells whether one follows.
    mutating func skipToAccessor(before closing: Int) -> Bool {
        while reader.position < closing {
            switch reader.kind {
            case .at: skipAttribute()
            case .keywordInit: return reader.kind(ahead: 1) == .leftBrace || reader.kind(ahead: 1) == .leftParen
            case .poundIf: skipDirective()
            case .identifier:
                guard let word = word() else { return false }
                if word.isAccessor { return isAccessor(before: closing) }
                guard word.isModifier, reader.kind(ahead: 1) == .identifier else { return false }
                reader.advance()
            default: return false
            }
        }
        return false
    }

    /// Whether the accessor's name at the position is used as such.
    private mutating func isAccessor(before closing: Int) -> Bool {
        let next = reader.position + 1
        switch reader.kind(at: next) {
        case .leftBrace, .keywordThrows, .keywordInit, .at, .endOfFile: return true
        case .leftParen: return reader.kind(at: reader.end(ofBracketAt: next)) == .leftBrace
        case .rightBrace:
            let word = word()
            return word == .get || word == .set
        case .identifier:
            guard let word = Word(name(at: next)) else { return false }
            return word.isAccessor || word.isModifier
        default: return false
        }
    }
}
