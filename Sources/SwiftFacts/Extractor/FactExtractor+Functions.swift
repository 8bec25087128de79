// Functions, initializers, subscripts, operators, deinitializers and enum cases.

extension FactExtractor {
    mutating func readFunction(_ modifiers: Modifiers) {
        var fact = newFunction(modifiers)
        readFunctionName(&fact)
        let generics = UInt32(genericParameters.count)
        readGenericParameters()
        reader.dropSplit()
        if reader.kind == .leftParen { fact.parameters = readParameters(of: fact.kind) }
        readEffects(&fact.flags)
        if reader.eat(.arrow) { fact.result = readType() }
        reader.dropSplit()
        readWhereClause()
        reader.dropSplit()
        fact.generics = generics..<UInt32(genericParameters.count)
        readFunctionBody(&fact)
    }

    private mutating func newFunction(_ modifiers: Modifiers) -> FunctionFact {
        var flags = modifiers.flags
        if scope.kind == .protocol, scope.type >= 0 { flags.insert(.isRequirement) }
        if scope.isUnavailable { flags.insert(.isUnavailable) }
        return FunctionFact(
            kind: .method, access: modifiers.access ?? scope.memberAccess, condition: condition, flags: flags,
            name: .none, nameOffset: reader.start, owner: scope.type, parameters: 0..<0, result: .none,
            generics: 0..<0, attributes: attributeRange(modifiers), body: -1)
    }

    /// Reads `func name`, `func ==`, `init?`, `subscript` or `deinit`.
    private mutating func readFunctionName(_ fact: inout FunctionFact) {
        let keyword = reader.kind
        reader.advance()
        switch keyword {
        case .keywordInit:
            fact.kind = .initializer
            let isFailable = reader.operatorByte == UInt8(ascii: "?") || reader.operatorByte == UInt8(ascii: "!")
            guard isFailable else { return }
            fact.flags.insert(.isFailable)
            if !reader.eatOperatorByte(UInt8(ascii: "?")) { _ = reader.eatOperatorByte(UInt8(ascii: "!")) }
        case .keywordSubscript: fact.kind = .subscriptMember
        case .keywordDeinit: fact.kind = .deinitializer
        default:
            fact.nameOffset = reader.start
            if reader.kind.isName {
                fact.name = name(at: reader.position)
                reader.advance()
            } else {
                fact.kind = .operator
                fact.name = readOperatorName()
            }
        }
    }

    private mutating func readOperatorName() -> NameID {
        let token = reader.token
        var end = Int(token.end)
        guard token.kind != .endOfFile, token.kind.closer == nil, reader.position < scope.close else { return .none }
        // In `func <<T>(…)` the last `<` opens the generic parameters.
        let opensGenerics =
            token.length > 1 && reader.bytes[end - 1] == UInt8(ascii: "<")
            && reader.kind(ahead: 1) == .identifier && !token.flags.contains(.spaceAfter)
        if opensGenerics { end -= 1 }
        let name = names.id(UnsafeBufferPointer(rebasing: reader.bytes[Int(token.start)..<end]))
        if opensGenerics { reader.split = token.length - 1 } else { reader.advance() }
        return name
    }

    /// `async throws(E)`
    mutating func readEffects(_ flags: inout MemberFlags) {
        while true {
            switch reader.kind {
            case .keywordThrows, .keywordRethrows:
                flags.insert(.isThrowing)
                reader.advance()
                if reader.kind == .leftParen { reader.skip() }
            case .identifier:
                let word = word()
                guard word == .async || word == .reasync else { return }
                flags.insert(.isAsync)
                reader.advance()
            default: return
            }
        }
    }

    private mutating func readFunctionBody(_ fact: inout FunctionFact) {
        guard reader.kind == .leftBrace, reader.position < scope.close else { return functions.append(fact) }
        let index = functions.count
        let accessors = fact.kind == .subscriptMember ? accessorSummary() : nil
        if let accessors {
            if accessors.isSettable { fact.flags.insert(.isSettable) }
            guard accessors.hasBodies else {
                functions.append(fact)
                return reader.skip()
            }
        }
        fact.flags.insert(.hasBody)
        functions.append(fact)
        let body = readBody(.function, owner: index, hasAccessors: accessors != nil)
        functions[index].body = body
        if fact.kind == .initializer, onlyStops(body) { functions[index].flags.insert(.isUnavailable) }
    }

    /// Whether all that a body does is to end the program.
    private mutating func onlyStops(_ body: Int32) -> Bool {
        let rows = bodies[Int(body)].rows
        guard rows.count > 2, expressions[Int(rows.lowerBound)].flags.contains(.isSingleExpression) else {
            return false
        }
        let first = expressions[Int(rows.lowerBound) + 1]
        guard first.kind == .name, let word = Word(first.name) else { return false }
        return word == .fatalError || word == .preconditionFailure
    }

    // MARK: Parameters

    /// Reads the parenthesis at the position.
    private mutating func readParameters(of kind: FunctionKind) -> Range<UInt32> {
        let first = UInt32(parameters.count)
        let closing = reader.closing
        reader.advance()
        while reader.position < closing {
            readParameter(of: kind, until: closing)
            if reader.position < closing, !reader.eat(.comma) { reader.skip() }
        }
        reader.leaveBracket(closing: closing, .rightParen)
        return first..<UInt32(parameters.count)
    }

    private mutating func readParameter(of kind: FunctionKind, until closing: Int) {
        var modifiers = Modifiers(attributes: attributes.count)
        // The attributes of an enum case's payload belong to its type.
        while reader.kind == .at, kind != .enumCase, isParameterAttribute() { readAttribute(&modifiers) }
        var fact = ParameterFact(
            label: .none, name: .none, nameOffset: reader.start, type: .none, flags: [],
            attributes: attributeRange(modifiers), defaultValue: -1)
        let isNamed = readParameterNames(&fact, of: kind)
        guard isNamed || kind == .enumCase else { return }
        fact.type = readType()
        if reader.position < closing, isEllipsis {
            fact.flags.insert(.isVariadic)
            reader.advance()
        }
        // What is left of `>=` is the `=` of the default value.
        let hasDefault = reader.kind == .equal || (reader.split > 0 && reader.operatorByte == UInt8(ascii: "="))
        if hasDefault, reader.position < closing {
            reader.advance()
            fact.flags.insert(.hasDefault)
            fact.defaultValue = readValue(.defaultArgument, owner: parameters.count, until: closing)
        }
        reader.dropSplit()
        parameters.append(fact)
    }

    private var isEllipsis: Bool { reader.operatorByte == UInt8(ascii: ".") }

    /// Whether the attribute at the position is followed by a name, not by a type without one.
    private func isParameterAttribute() -> Bool { reader.kind(ahead: 1).isName }

    /// Reads `label name:`, `name:` or `_ name:`; false, with nothing consumed, if there is no colon.
    private mutating func readParameterNames(_ fact: inout ParameterFact, of kind: FunctionKind) -> Bool {
        // `isolated`, `inout` and kin stood before the name in old code.
        while kind != .enumCase, reader.kind.isWord, reader.kind(ahead: 1).isWord, reader.kind(ahead: 2).isWord {
            reader.advance()
        }
        guard reader.kind.isWord else { return false }
        if reader.kind(ahead: 1) == .colon {
            fact.name = label(at: reader.position)
            fact.label = kind == .subscriptMember ? .none : fact.name
            fact.nameOffset = reader.start
            reader.move(to: reader.position + 2)
            return true
        }
        guard reader.kind(ahead: 1).isWord, reader.kind(ahead: 2) == .colon else { return false }
        fact.label = label(at: reader.position)
        fact.name = label(at: reader.position + 1)
        fact.nameOffset = reader.tokens[reader.position + 1].start
        reader.move(to: reader.position + 3)
        return true
    }

    // MARK: Enum cases

    /// `case a, b(Int), c = 1`
    mutating func readEnumCases(_ modifiers: Modifiers) {
        reader.advance()
        repeat {
            guard reader.kind.isWord, reader.position < scope.close else { return }
            var fact = newFunction(modifiers)
            fact.kind = .enumCase
            fact.access = scope.typeAccess
            fact.name = name(at: reader.position)
            reader.advance()
            if reader.kind == .leftParen { fact.parameters = readParameters(of: .enumCase) }
            functions.append(fact)
            if reader.eat(.equal) { skipRawValue() }
        } while reader.eat(.comma)
    }

    private mutating func skipRawValue() {
        if reader.kind == .prefixOperator { reader.advance() }
        reader.skip()
    }
}
