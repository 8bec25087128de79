// Types and their members, and what may stand between them.

extension FactExtractor {
    /// Reads the declarations up to the end of `scope`, and of the types inside.
    mutating func readDeclarations() {
        let depth = scopes.count
        while true {
            if reader.position < scope.close {
                readMember()
            } else if scopes.count > depth {
                leaveType()
            } else {
                return
            }
        }
    }

    private mutating func leaveType() {
        if reader.position == scope.close { _ = reader.eat(.rightBrace) }
        scope = scopes.removeLast()
    }

    /// Reads the types declared inside a function.
    mutating func readLocalType(_ tokens: DeferredTokens) {
        scope = TypeScope(type: tokens.enclosingType, close: tokens.end, isLocal: true)
        condition = tokens.condition
        conditionScopes.truncate(to: 0)
        reader.move(to: tokens.start)
        readDeclarations()
    }

    private mutating func readMember() {
        var modifiers = Modifiers(attributes: attributes.count)
        while reader.position < scope.close {
            if reader.kind.isConditionalDirective {
                // `#if` may stand around attributes alone: they belong to what follows.
                readDirectiveBetweenDeclarations()
            } else if !readModifier(&modifiers) {
                return readDeclaration(modifiers)
            }
        }
    }

    private mutating func readDeclaration(_ modifiers: Modifiers) {
        if detail == .imports, reader.kind != .keywordImport, reader.kind != .semicolon { return skipRestOfLine() }
        switch reader.kind {
        case .keywordLet, .keywordVar: readProperties(modifiers)
        case .keywordFunc, .keywordInit, .keywordSubscript, .keywordDeinit: readFunction(modifiers)
        case .keywordCase where scope.type >= 0: readEnumCases(modifiers)
        case .keywordClass: readTypeDeclaration(.class, modifiers)
        case .keywordStruct: readTypeDeclaration(.struct, modifiers)
        case .keywordEnum: readTypeDeclaration(.enum, modifiers)
        case .keywordProtocol: readTypeDeclaration(.protocol, modifiers)
        case .keywordExtension: readExtension(modifiers)
        case .keywordTypealias, .keywordAssociatedtype: readTypealias()
        case .keywordImport: readImport(modifiers)
        case .keywordOperator: skipOperatorDeclaration()
        case .keywordPrecedencegroup: skipPrecedenceGroup()
        case .identifier where declares(.actor): readTypeDeclaration(.actor, modifiers)
        case .identifier where declares(.macro): skipMacroDeclaration()
        case .pound: readFreestandingMacro()
        case .poundDirective: skipPoundDirective()
        case .semicolon: reader.advance()
        default: readStray()
        }
    }

    /// `actor Name` or `macro name(`, the identifier at the position being `word`.
    mutating func declares(_ word: Word) -> Bool {
        guard reader.kind(ahead: 1).isName, self.word() == word else { return false }
        switch reader.kind(ahead: 2) {
        case .colon, .leftBrace, .keywordWhere, .leftParen: return true
        default:
            let token = reader.token(ahead: 2)
            return reader.bytes[Int(token.start)] == UInt8(ascii: "<") && !token.flags.contains(.spaceBefore)
        }
    }

    private mutating func readStray() {
        switch reader.kind {
        case .rightBrace, .rightParen, .rightBracket, .comma, .colon, .unknown: return reader.advance()
        default: break
        }
        if scopes.count == 0, scope.type < 0, !scope.isLocal { return rememberStatements() }
        reader.skip()
    }

    // MARK: Types

    private mutating func readTypeDeclaration(_ kind: TypeFactKind, _ modifiers: Modifiers) {
        reader.advance()
        guard reader.kind.isName else { return }
        var fact = newType(kind, modifiers)
        fact.name = name(at: reader.position)
        fact.nameOffset = reader.start
        reader.advance()
        readTypeClauses(&fact)
        enter(fact, isUnavailable: modifiers.flags.contains(.isUnavailable))
    }

    private mutating func readExtension(_ modifiers: Modifiers) {
        var fact = newType(.extension, modifiers)
        fact.nameOffset = reader.start
        reader.advance()
        fact.extended = readType()
        if !fact.extended.isNone {
            (fact.name, fact.nameOffset) = Self.headName(typeNodes[Int(fact.extended.rawValue)])
        }
        readTypeClauses(&fact)
        enter(fact, isUnavailable: modifiers.flags.contains(.isUnavailable))
    }

    private mutating func newType(_ kind: TypeFactKind, _ modifiers: Modifiers) -> TypeFact {
        TypeFact(
            kind: kind, access: modifiers.access ?? scope.memberAccess,
            isFinal: modifiers.flags.contains(.isFinal), isLocal: scope.isLocal, name: .none, nameOffset: 0,
            enclosing: scope.type, condition: condition, extended: .none, generics: 0..<0, inherited: 0..<0,
            attributes: attributeRange(modifiers), body: SourceRange(start: 0, end: 0))
    }

    /// The name that an extended type goes by, and where it stands.
    private static func headName(_ node: TypeNode) -> (NameID, UInt32) {
        switch node.kind {
        case .array: return (Word.Array.id, node.offset)
        case .dictionary: return (Word.Dictionary.id, node.offset)
        case .optional: return (Word.Optional.id, node.offset)
        default: return (node.name, node.offset)
        }
    }

    private mutating func readTypeClauses(_ fact: inout TypeFact) {
        reader.dropSplit()
        let generics = UInt32(genericParameters.count)
        readGenericParameters()
        reader.dropSplit()
        let inherited = UInt32(inheritances.count)
        readInheritance()
        reader.dropSplit()
        fact.inherited = inherited..<UInt32(inheritances.count)
        readWhereClause()
        reader.dropSplit()
        fact.generics = generics..<UInt32(genericParameters.count)
    }

    /// Adds a type and goes into its body.
    private mutating func enter(_ fact: TypeFact, isUnavailable: Bool) {
        var fact = fact
        // Behind something unreadable the body may still follow on the line.
        while reader.kind != .leftBrace, !reader.isAtLineStart, reader.position < scope.close,
            reader.kind != .semicolon, reader.kind.closer == nil || reader.kind == .leftParen
        {
            reader.skip()
        }
        fact.body = SourceRange(start: reader.start, end: reader.start)
        let index = Int32(types.count)
        guard reader.kind == .leftBrace else { return types.append(fact) }
        let closing = reader.closing
        let last = reader.tokens[closing]
        fact.body.end = last.kind == .rightBrace ? last.end : last.start
        types.append(fact)
        reader.advance()
        let hasOwnMemberAccess = fact.kind == .extension || fact.kind == .protocol
        scopes.append(scope)
        scope = TypeScope(
            type: index, close: closing, kind: fact.kind,
            memberAccess: hasOwnMemberAccess ? fact.access : .internal, typeAccess: fact.access,
            isUnavailable: isUnavailable || scopes[scopes.count - 1].isUnavailable)
    }

    // MARK: Aliases and imports

    private mutating func readTypealias() {
        let isAssociatedType = reader.kind == .keywordAssociatedtype
        reader.advance()
        guard reader.kind.isName else { return }
        var fact = TypealiasFact(
            name: name(at: reader.position), nameOffset: reader.start, owner: scope.type, target: .none,
            isAssociatedType: isAssociatedType, generics: 0..<0, condition: condition)
        reader.advance()
        let generics = UInt32(genericParameters.count)
        readGenericParameters()
        if isAssociatedType, reader.eat(.colon) { fact.target = readBounds() }
        reader.dropSplit()
        if reader.eat(.equal) {
            let target = readType()
            if fact.target.isNone { fact.target = target }
        }
        reader.dropSplit()
        readWhereClause()
        reader.dropSplit()
        fact.generics = generics..<UInt32(genericParameters.count)
        typealiases.append(fact)
    }

    private mutating func readImport(_ modifiers: Modifiers) {
        reader.advance()
        switch reader.kind {
        case .keywordClass, .keywordStruct, .keywordEnum, .keywordProtocol, .keywordFunc, .keywordVar, .keywordLet,
            .keywordTypealias:
            reader.advance()
        default: break
        }
        guard reader.kind.isName else { return }
        imports.append(
            ImportFact(
                module: name(at: reader.position), isTestable: modifiers.isTestable,
                isExported: modifiers.isReexported))
        settleDetail()
        // `import func Module.==`: the last component may be an operator.
        skipRestOfLine()
    }

    /// Passes over what stands on the line, with the brackets that open there.
    private mutating func skipRestOfLine() {
        repeat {
            reader.skip()
        } while !reader.isAtLineStart && reader.kind != .semicolon && reader.position < scope.close
    }

    /// Draws from the last import how much of the file is to be read.
    private mutating func settleDetail() {
        let last = imports.count - 1
        var unasked = last...last
        if wanted == .production, testFrameworks.contains(imports[last].module) {
            wanted = .imports
            detail = .imports
            unasked = 0...last
        }
        guard wanted == .imports, detail == .imports else { return }
        if unasked.contains(where: { isReadInTests(imports[$0].module) }) { detail = .full }
    }

    private mutating func isReadInTests(_ module: NameID) -> Bool {
        names.withBytes(of: module) { name in
            modulesReadInTests.contains { $0.count == name.count && $0.elementsEqual(name) }
        }
    }

    // MARK: Skipped declarations

    /// `infix operator <>: P, Q`
    private mutating func skipOperatorDeclaration() {
        skipRestOfLine()
    }

    private mutating func skipPrecedenceGroup() {
        reader.advance()
        if reader.kind.isName { reader.advance() }
        if reader.kind == .leftBrace { reader.skip() }
    }

    /// `macro name<T>(…) -> T = #externalMacro(…)`
    private mutating func skipMacroDeclaration() {
        reader.advance()
        reader.advance()
        skipGenericParameters()
        if reader.kind == .leftParen { reader.skip() }
        if reader.eat(.arrow) { skipType() }
        skipWhereClause()
        if reader.eat(.equal), reader.eat(.pound) {
            if reader.kind.isName { reader.advance() }
            skipMacroArguments()
        }
        skipWhereClause()
    }

    /// `#warning("…")` and kin.
    mutating func skipPoundDirective() {
        reader.advance()
        if reader.kind == .leftParen { reader.skip() }
    }

    /// A macro where a declaration may stand: a preview is no part of the program; others are code.
    private mutating func readFreestandingMacro() {
        let isPreview = reader.kind(ahead: 1) == .identifier && Word(name(at: reader.position + 1)) == .Preview
        if !isPreview, scopes.count == 0, scope.type < 0, !scope.isLocal { return rememberStatements() }
        let start = reader.position
        reader.advance()
        if reader.kind.isWord { reader.advance() }
        skipMacroArguments()
        if isPreview { rememberPreviewed(start + 2..<reader.position) }
    }

    /// Remembers which types a preview may name.
    private mutating func rememberPreviewed(_ tokens: Range<Int>) {
        for index in tokens where reader.kind(at: index) == .identifier {
            let first = reader.bytes[Int(reader.tokens[index].start)]
            if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) { previewed.append(name(at: index)) }
        }
    }

    /// Marks the types that a preview of the file names: most stand above it.
    mutating func markPreviewed() {
        if previewed.count == 0 { return }
        let named = Set(previewed.view)
        for row in 0..<types.count where types[row].kind != .extension && named.contains(types[row].name) {
            types[row].isPreviewed = true
        }
    }

    private mutating func skipMacroArguments() {
        let nodes = typeNodes.count
        var list = TypeNodeList()
        _ = readGenericArguments(into: &list, depth: 0)
        typeNodes.truncate(to: nodes)
        reader.dropSplit()
        if reader.kind == .leftParen, !reader.isAtLineStart { reader.skip() }
        while reader.kind == .leftBrace {
            reader.skip()
            // Further trailing closures have labels.
            guard reader.kind.isWord, reader.kind(ahead: 1) == .colon, reader.kind(ahead: 2) == .leftBrace else {
                return
            }
            reader.advance()
            reader.advance()
        }
    }
}
