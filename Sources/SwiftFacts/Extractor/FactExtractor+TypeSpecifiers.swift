// What stands before a written type: attributes, and how a value of it is passed.

extension FactExtractor {
    /// Reads what stands before a type; gives what of it matters.
    mutating func readTypeSpecifiers() -> TypeNodeFlags {
        var flags: TypeNodeFlags = []
        while reader.position < typeLimit {
            switch reader.kind {
            case .at: flags.formUnion(readTypeAttribute())
            case .keywordInout:
                flags.insert(.inoutType)
                reader.advance()
            case .identifier:
                guard isTypeSpecifier() else { return flags }
                reader.advance()
                // `nonisolated(nonsending)`
                if reader.kind == .leftParen, !reader.hasSpaceBefore { reader.skip() }
            default: return flags
            }
        }
        return flags
    }

    private mutating func readTypeAttribute() -> TypeNodeFlags {
        reader.advance()
        guard reader.kind.isName else { return [] }
        let word = Word(name(at: reader.position))
        reader.advance()
        while reader.kind == .dot, reader.kind(ahead: 1).isName {
            reader.advance()
            reader.advance()
        }
        switch word {
        case .escaping: return .escaping
        case .autoclosure: return .autoclosure
        case .Sendable: return []
        default:
            // Those above take no arguments: in `@escaping(A) -> B` the parenthesis belongs to the type.
            if reader.kind == .leftParen, !reader.hasSpaceBefore { reader.skip() }
            return []
        }
    }

    /// Whether the identifier at the position says how a value is passed; a type follows then.
    private mutating func isTypeSpecifier() -> Bool {
        // Types begin with a capital: most words need not be looked up.
        guard reader.bytes[Int(reader.start)] > UInt8(ascii: "Z") else { return false }
        switch Word(name(at: reader.position)) {
        case .borrowing, .consuming, .sending, .isolated, .nonisolated, .__owned, .__shared, ._const:
            let isCall = reader.kind(ahead: 1) == .leftParen
            return isCall || beginsType(ahead: 1)
        default: return false
        }
    }

    /// Whether a type can begin at a token behind the position, on the same line.
    func beginsType(ahead distance: Int) -> Bool {
        let token = reader.token(ahead: distance)
        guard !token.flags.contains(.atLineStart) else { return false }
        switch token.kind {
        case .identifier, .quotedIdentifier, .keywordCapitalSelf, .keywordCapitalAny, .leftParen, .leftBracket, .at,
            .keywordRepeat, .keywordInout, .placeholder:
            return true
        case .prefixOperator: return reader.bytes[Int(token.start)] == UInt8(ascii: "~")
        default: return false
        }
    }
}

extension TokenKind {
    /// Whether a token says of the word before it that this is a whole type: it neither continues one, nor does one begin
    /// with it that the word says something about. Others may say the same.
    @inline(__always) var endsType: Bool {
        switch self {
        case .comma, .rightParen, .rightBracket, .leftBrace, .rightBrace, .equal, .endOfFile, .keywordLet, .keywordVar,
            .keywordFunc, .keywordInit, .keywordPrivate, .keywordPublic, .keywordStatic, .keywordCase, .keywordIn,
            .keywordElse, .keywordWhere:
            true
        default: false
        }
    }
}
