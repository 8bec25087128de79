// Written types. The only recursion of the extractor: a type's own nesting, down to `typeDepthLimit`.

/// The children of a type node while they are read.
struct TypeNodeList {
    var first = TypeReference.none
    var last = TypeReference.none
    var count = 0
}

extension FactExtractor {
    /// Deeper types are `unknown`; no hand-written one is half as deep.
    static let typeDepthLimit = 64
    /// How many tokens a type within an expression may have.
    static let trialLength = 512

    /// Reads the type written at the position; gives none, with no type consumed, if none begins there.
    mutating func readType(depth: Int = 0) -> TypeReference {
        guard depth < Self.typeDepthLimit else { return skipDeepType() }
        // Two types in three are a name and no more.
        if reader.kind == .identifier, reader.kind(ahead: 1).endsType, reader.position < typeLimit {
            let node = newTypeNode(.named, name: name(at: reader.position), at: reader.start)
            reader.advance()
            return node
        }
        let flags = readTypeSpecifiers()
        let type = readComposition(depth: depth)
        if !type.isNone, !flags.isEmpty { typeNodes[Int(type.rawValue)].flags.formUnion(flags) }
        return type
    }

    /// Reads a type within an expression, which may go on behind it. Tokens beyond `trialLength` are not looked at.
    mutating func readTypeInExpression() -> TypeReference {
        typeLimit = reader.position + Self.trialLength
        let type = readType()
        typeLimit = .max
        return type
    }

    /// Gives up what was read on trial since `position`.
    mutating func abandonTrial(from position: Int, nodes: Int) {
        trialTokens -= reader.position - position
        typeNodes.truncate(to: nodes)
        reader.move(to: position)
    }

    mutating func newTypeNode(_ kind: TypeNodeKind, name: NameID = .none, at offset: UInt32) -> TypeReference {
        typeNodes.append(TypeNode(kind: kind, name: name, offset: offset))
        return TypeReference(UInt32(typeNodes.count - 1))
    }

    /// A node around one child.
    private mutating func wrap(_ kind: TypeNodeKind, _ child: TypeReference, at offset: UInt32) -> TypeReference {
        let node = newTypeNode(kind, at: offset)
        typeNodes[Int(node.rawValue)].firstChild = child
        return node
    }

    mutating func append(_ child: TypeReference, to list: inout TypeNodeList) {
        if list.last.isNone { list.first = child } else { typeNodes[Int(list.last.rawValue)].nextSibling = child }
        list.last = child
        list.count += 1
    }

    // MARK: Shapes

    private mutating func readComposition(depth: Int) -> TypeReference {
        let first = readPostfixType(depth: depth)
        guard !first.isNone, reader.operatorByte == UInt8(ascii: "&"), isCompositionSign else { return first }
        let node = newTypeNode(.composition, at: typeNodes[Int(first.rawValue)].offset)
        var list = TypeNodeList()
        append(first, to: &list)
        while reader.position < typeLimit, isCompositionSign, reader.eatOperatorByte(UInt8(ascii: "&")) {
            let next = readPostfixType(depth: depth)
            guard !next.isNone else { break }
            append(next, to: &list)
        }
        typeNodes[Int(node.rawValue)].firstChild = list.first
        return node
    }

    /// `&` and not `&&` or `&=`.
    private var isCompositionSign: Bool { reader.split + 1 == reader.token.length }

    private mutating func readPostfixType(depth: Int) -> TypeReference {
        let offset = reader.start
        var type = readSimpleType(depth: depth)
        guard !type.isNone else { return type }
        var links = depth
        while reader.position < typeLimit {
            links += 1
            // A chain nests as deep as it is long.
            guard links < Self.typeDepthLimit else { return skipDeepType() }
            switch reader.operatorByte {
            case UInt8(ascii: "?") where reader.kind != .infixQuestion && isPostfixMark:
                _ = reader.eatOperatorByte(UInt8(ascii: "?"))
                type = wrap(.optional, type, at: offset)
                continue
            case UInt8(ascii: "!") where isPostfixMark:
                _ = reader.eatOperatorByte(UInt8(ascii: "!"))
                type = wrap(.implicitlyUnwrapped, type, at: offset)
                continue
            default: break
            }
            guard reader.kind == .dot || reader.kind == .colonColon, reader.kind(ahead: 1).isName else { return type }
            reader.advance()
            type = readMemberType(of: type, depth: depth)
        }
        return type
    }

    /// Whether the `?` or `!` at the position belongs to the type before it: `T?`, or what is left of `>?`.
    private var isPostfixMark: Bool {
        reader.kind == .postfixQuestion || reader.kind == .postfixExclamation || reader.split > 0
    }

    /// `.Name<A>`, `.Type` or `.Protocol`, the position being at the name.
    private mutating func readMemberType(of qualifier: TypeReference, depth: Int) -> TypeReference {
        let offset = reader.start
        let name = name(at: reader.position)
        // A nested type may bear the name in back-ticks.
        let word = reader.kind == .identifier ? Word(name) : nil
        reader.advance()
        if word == .metatype || word == .protocolType { return wrap(.metatype, qualifier, at: offset) }
        let node = newTypeNode(.member, name: name, at: offset)
        var list = TypeNodeList()
        append(qualifier, to: &list)
        _ = readGenericArguments(into: &list, depth: depth)
        typeNodes[Int(node.rawValue)].firstChild = list.first
        return node
    }

    private mutating func readSimpleType(depth: Int) -> TypeReference {
        guard reader.position < typeLimit else { return .none }
        let offset = reader.start
        switch reader.kind {
        case .identifier: return readNamedType(depth: depth)
        case .quotedIdentifier: return readNominalType(name(at: reader.position), depth: depth)
        case .keywordCapitalSelf:
            reader.advance()
            return newTypeNode(.selfType, at: offset)
        case .keywordCapitalAny, .underscore, .integer, .placeholder:
            reader.advance()
            return newTypeNode(.unknown, at: offset)
        case .leftParen: return readParenthesizedType(depth: depth)
        case .leftBracket: return readBracketType(depth: depth)
        case .keywordRepeat:
            reader.advance()
            if beginsType(ahead: 1), word() == .each { reader.advance() }
            return readPrefixedType(.pack, at: offset, depth: depth)
        case .prefixOperator where reader.isOperator("~") || reader.isOperator("-"):
            reader.advance()
            return readPrefixedType(.unknown, at: offset, depth: depth)
        default: return .none
        }
    }

    private mutating func readNamedType(depth: Int) -> TypeReference {
        let offset = reader.start
        let name = name(at: reader.position)
        guard let word = Word(name), beginsType(ahead: 1) else { return readNominalType(name, depth: depth) }
        switch word {
        case .some:
            reader.advance()
            return readPrefixedType(.opaque, at: offset, depth: depth)
        case .any:
            reader.advance()
            return readPrefixedType(.existential, at: offset, depth: depth)
        case .each:
            reader.advance()
            return readPrefixedType(.pack, at: offset, depth: depth)
        default: return readNominalType(name, depth: depth)
        }
    }

    /// What follows `some`, `any`, `repeat` and `~`; the child of `~` says nothing and is dropped.
    private mutating func readPrefixedType(_ kind: TypeNodeKind, at offset: UInt32, depth: Int) -> TypeReference {
        guard depth + 1 < Self.typeDepthLimit else { return skipDeepType() }
        let child =
            switch kind {
            case .unknown: readSimpleType(depth: depth + 1)
            // `repeat @escaping () -> each Value`
            case .pack: readType(depth: depth + 1)
            default: readComposition(depth: depth + 1)
            }
        return wrap(kind, kind == .unknown ? .none : child, at: offset)
    }

    private mutating func readNominalType(_ name: NameID, depth: Int) -> TypeReference {
        let node = newTypeNode(.named, name: name, at: reader.start)
        reader.advance()
        var list = TypeNodeList()
        _ = readGenericArguments(into: &list, depth: depth)
        typeNodes[Int(node.rawValue)].firstChild = list.first
        return node
    }

    /// `A.B<C>` and no more: what an attribute names.
    mutating func readAttributeType() -> TypeReference {
        // `@rethrows` before a protocol.
        guard reader.kind.isName || reader.kind == .keywordRethrows else { return .none }
        var type = readNominalType(name(at: reader.position), depth: 0)
        while reader.kind == .dot || reader.kind == .colonColon, reader.kind(ahead: 1).isName {
            reader.advance()
            type = readMemberType(of: type, depth: 0)
        }
        return type
    }

    /// `<A, B>` behind a name. Gives whether the list was there and complete.
    mutating func readGenericArguments(
        into list: inout TypeNodeList, depth: Int, behindSpace: Bool = false
    ) -> Bool {
        // Where an expression may go on behind the type, `<` with a space before it is a comparison.
        let mayBeSpaced = behindSpace || typeLimit == .max || reader.split > 0
        guard reader.operatorByte == UInt8(ascii: "<"), mayBeSpaced || !reader.hasSpaceBefore,
            reader.eatOperatorByte(UInt8(ascii: "<"))
        else { return false }
        while reader.position < typeLimit {
            if reader.eatOperatorByte(UInt8(ascii: ">")) { return true }
            let argument = readType(depth: depth + 1)
            guard !argument.isNone else { return false }
            append(argument, to: &list)
            if reader.eat(.comma) { continue }
            return reader.eatOperatorByte(UInt8(ascii: ">"))
        }
        return false
    }

    // MARK: Brackets

    private mutating func readParenthesizedType(depth: Int) -> TypeReference {
        let offset = reader.start
        let closing = reader.closing
        reader.advance()
        var list = TypeNodeList()
        var isLabelled = false
        while reader.position < closing {
            if skipTypeLabel() { isLabelled = true }
            let element = readType(depth: depth + 1)
            if !element.isNone { append(element, to: &list) }
            if reader.operatorByte == UInt8(ascii: ".") || reader.split > 0 { reader.advance() }
            if reader.position < closing, !reader.eat(.comma) { reader.skip() }
        }
        reader.leaveBracket(closing: closing, .rightParen)
        if let flags = readFunctionArrow() {
            let result = readType(depth: depth + 1)
            let node = newTypeNode(.function, at: offset)
            typeNodes[Int(node.rawValue)].flags = flags
            var children = TypeNodeList()
            append(result.isNone ? newTypeNode(.unknown, at: offset) : result, to: &children)
            typeNodes[Int(children.first.rawValue)].nextSibling = list.first
            typeNodes[Int(node.rawValue)].firstChild = children.first
            return node
        }
        if list.count == 1, !isLabelled { return list.first }
        return wrap(.tuple, list.first, at: offset)
    }

    private mutating func skipTypeLabel() -> Bool {
        guard reader.kind.isWord else { return false }
        if reader.kind(ahead: 1) == .colon {
            reader.advance()
            reader.advance()
            return true
        }
        guard reader.kind(ahead: 1).isWord, reader.kind(ahead: 2) == .colon else { return false }
        reader.move(to: reader.position + 3)
        return true
    }

    /// `async throws(E) ->`; nil, with nothing consumed, if no arrow follows.
    private mutating func readFunctionArrow() -> TypeNodeFlags? {
        let position = reader.position
        let split = reader.split
        var flags: TypeNodeFlags = []
        while true {
            switch reader.kind {
            case .arrow:
                reader.advance()
                return flags
            case .keywordThrows, .keywordRethrows:
                reader.advance()
                if reader.kind == .leftParen { reader.skip() }
                continue
            case .identifier where Word(name(at: reader.position)) == .async:
                flags.insert(.asyncFunction)
                reader.advance()
                continue
            default: break
            }
            reader.position = position
            reader.split = split
            return nil
        }
    }

    private mutating func readBracketType(depth: Int) -> TypeReference {
        let offset = reader.start
        let closing = reader.closing
        reader.advance()
        var element = readType(depth: depth + 1)
        var value = TypeReference.none
        if reader.position < closing, reader.eat(.colon) {
            value = readType(depth: depth + 1)
        } else if reader.position < closing, reader.kind == .identifier, Word(name(at: reader.position)) == .of {
            reader.advance()
            element = readType(depth: depth + 1)
        }
        reader.leaveBracket(closing: closing, .rightBracket)
        // `[: Value]` has a key that could not be read.
        if !value.isNone, element.isNone { element = newTypeNode(.unknown, at: offset) }
        let node = wrap(value.isNone ? .array : .dictionary, element, at: offset)
        if !value.isNone { typeNodes[Int(element.rawValue)].nextSibling = value }
        return node
    }

    /// Skips a type that is nested too deep.
    private mutating func skipDeepType() -> TypeReference {
        let node = newTypeNode(.unknown, at: reader.start)
        var angles = 0
        while reader.position < typeLimit {
            switch reader.kind {
            case .leftParen, .leftBracket: reader.skip()
            case .rightParen, .rightBracket, .rightBrace, .leftBrace, .semicolon, .equal, .endOfFile: return node
            case .comma, .colon:
                if angles == 0 { return node }
                reader.advance()
            default:
                if reader.eatOperatorByte(UInt8(ascii: "<")) {
                    angles += 1
                } else if reader.operatorByte == UInt8(ascii: ">") {
                    if angles == 0 { return node }
                    angles -= 1
                    _ = reader.eatOperatorByte(UInt8(ascii: ">"))
                } else if reader.kind.isConditionalDirective || reader.kind.beginsDeclaration {
                    return node
                } else {
                    reader.advance()
                }
            }
        }
        return node
    }
}
