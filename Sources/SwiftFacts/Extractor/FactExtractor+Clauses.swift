// Generic parameters, inheritance and `where`, and the names they are made of.

extension FactExtractor {
    /// The name that the token at `index` writes, back-ticks stripped. O(length).
    @inline(__always)
    mutating func name(at index: Int) -> NameID {
        let token = reader.tokens[index]
        guard token.kind != .quotedIdentifier, let bytes = reader.bytes.baseAddress else { return quotedName(token) }
        return words.id(of: bytes + Int(token.start), count: Int(token.length), in: &names)
    }

    private mutating func quotedName(_ token: Token) -> NameID {
        let start = Int(token.start) + 1
        var end = Int(token.end)
        if end > start, reader.bytes[end - 1] == UInt8(ascii: "`") { end -= 1 }
        return names.id(UnsafeBufferPointer(rebasing: reader.bytes[start..<max(start, end)]))
    }

    /// The name of a label or parameter at `index`: none for `_`.
    mutating func label(at index: Int) -> NameID {
        reader.tokens[index].kind == .underscore ? .none : name(at: index)
    }

    /// The word at the position, if it is a plain identifier and one of `Word`.
    mutating func word() -> Word? {
        reader.kind == .identifier ? Word(name(at: reader.position)) : nil
    }

    // MARK: Generic parameters

    /// `<T: P, each S, let N: Int>` at the position, if it stands there.
    mutating func readGenericParameters() {
        guard reader.eatOperatorByte(UInt8(ascii: "<")) else { return }
        while reader.kind != .endOfFile {
            if reader.eatOperatorByte(UInt8(ascii: ">")) { return }
            let position = reader.position
            readGenericParameter()
            if reader.eat(.comma) { continue }
            // Where Swift 2 had it: `<T: View where T: Themed>`.
            readWhereClause()
            if reader.eatOperatorByte(UInt8(ascii: ">")) { return }
            if reader.position == position { return }
        }
    }

    private mutating func readGenericParameter() {
        while reader.kind == .at { skipAttribute() }
        let isPrefixed = reader.kind == .keywordLet || word() == .each
        if isPrefixed, reader.kind(ahead: 1).isName { reader.advance() }
        // Old code may call a parameter `Self`.
        guard reader.kind.isName || reader.kind == .keywordCapitalSelf else { return }
        let name = name(at: reader.position)
        reader.advance()
        var bound = TypeReference.none
        if reader.eat(.colon) { bound = readType() }
        genericParameters.append(
            GenericParameterFact(name: name, bound: bound, isRequirement: false, isSameType: false))
    }

    /// `where T: P, T.X == Y` at the position, if it stands there.
    mutating func readWhereClause() {
        guard reader.eat(.keywordWhere) else { return }
        repeat {
            let nodes = typeNodes.count
            while reader.kind == .at { skipAttribute() }
            let name = reader.kind.isWord || reader.kind == .keywordCapitalSelf ? name(at: reader.position) : .none
            let left = readType()
            // The left side is known by its first component alone.
            typeNodes.truncate(to: nodes)
            guard !left.isNone else { return }
            let isSameType = reader.kind == .binaryOperator && reader.isOperator("==")
            guard isSameType || reader.kind == .colon else { return }
            reader.advance()
            let bound = readType()
            genericParameters.append(
                GenericParameterFact(name: name, bound: bound, isRequirement: true, isSameType: isSameType))
        } while reader.eat(.comma)
    }

    /// Skips `<…>` and leaves no facts.
    mutating func skipGenericParameters() {
        let parameters = genericParameters.count
        let nodes = typeNodes.count
        readGenericParameters()
        genericParameters.truncate(to: parameters)
        typeNodes.truncate(to: nodes)
        reader.dropSplit()
    }

    /// Skips a `where` clause and leaves no facts.
    mutating func skipWhereClause() {
        let parameters = genericParameters.count
        let nodes = typeNodes.count
        readWhereClause()
        genericParameters.truncate(to: parameters)
        typeNodes.truncate(to: nodes)
    }

    /// Reads a type and leaves no facts.
    mutating func skipType() {
        let nodes = typeNodes.count
        _ = readType()
        typeNodes.truncate(to: nodes)
        reader.dropSplit()
    }

    /// `A, B` behind an associated type's colon: as good as `A & B`.
    mutating func readBounds() -> TypeReference {
        let first = readType()
        guard !first.isNone, reader.kind == .comma else { return first }
        let node = newTypeNode(.composition, at: typeNodes[Int(first.rawValue)].offset)
        var list = TypeNodeList()
        append(first, to: &list)
        while reader.eat(.comma) {
            let next = readType()
            guard !next.isNone else { break }
            append(next, to: &list)
        }
        typeNodes[Int(node.rawValue)].firstChild = list.first
        return node
    }

    // MARK: Inheritance

    /// What stands behind the colon of a type, an extension or an associated type; `~Copyable` says nothing.
    mutating func readInheritance() {
        guard reader.eat(.colon) else { return }
        repeat {
            if reader.kind == .keywordClass {
                reader.advance()
                continue
            }
            let inherited = readType()
            guard !inherited.isNone else { return }
            if typeNodes[Int(inherited.rawValue)].kind != .unknown { inheritances.append(inherited) }
        } while reader.eat(.comma)
    }
}
