/// A position in the tokens of one file, and what can be asked there.
///
/// Every method that moves goes forward and stops at `endOfFile`.
struct TokenReader {
    var tokens: UnsafeMutablePointer<Token>
    /// The source and the padding behind it.
    var bytes: UnsafeBufferPointer<UInt8>
    /// By the index of an opening bracket: the index of the token that ends it.
    var closings: UnsafeMutablePointer<UInt32>
    /// Index of the `endOfFile` token.
    var last = 0
    var position = 0
    /// How many bytes of the operator at the position are used up: a `>>` closes two generic argument lists.
    var split: UInt32 = 0

    @inline(__always) var token: Token { tokens[position] }
    @inline(__always) var kind: TokenKind { tokens[position].kind }
    /// Offset of the token's first byte.
    @inline(__always) var start: UInt32 { tokens[position].start }
    @inline(__always) var isAtLineStart: Bool { tokens[position].flags.contains(.atLineStart) }
    @inline(__always) var hasSpaceBefore: Bool { tokens[position].flags.contains(.spaceBefore) }

    /// Offset one past the token before the position.
    var previousEnd: UInt32 { position == 0 ? 0 : tokens[position - 1].end }

    @inline(__always)
    func token(ahead distance: Int) -> Token { tokens[position &+ distance] }

    @inline(__always)
    func kind(ahead distance: Int) -> TokenKind { tokens[position &+ distance].kind }

    /// - Precondition: The index goes no further beyond `last` than `TokenBuffer.tail`.
    @inline(__always)
    func kind(at index: Int) -> TokenKind { tokens[index].kind }

    @inline(__always)
    mutating func advance() {
        if position < last { position &+= 1 }
        split = 0
    }

    @inline(__always)
    mutating func move(to index: Int) {
        position = min(index, last)
        split = 0
    }

    @inline(__always)
    mutating func eat(_ kind: TokenKind) -> Bool {
        guard self.kind == kind else { return false }
        advance()
        return true
    }

    /// The index of the token that ends the bracket at the position.
    ///
    /// - Precondition: An opening bracket or a `stringHead` stands there.
    @inline(__always) var closing: Int { Int(closings[position]) }

    /// The index behind the bracket that opens at `index`, its closing bracket included.
    func end(ofBracketAt index: Int) -> Int {
        let closing = Int(closings[index])
        return kind(at: closing) == tokens[index].kind.closer ? closing + 1 : closing
    }

    /// Skips one token, or a bracket with all that it holds.
    mutating func skip() {
        if kind.closer == nil { advance() } else { move(to: end(ofBracketAt: position)) }
    }

    /// Moves behind the bracket whose end is the token at `closing`.
    mutating func leaveBracket(closing: Int, _ closer: TokenKind) {
        move(to: closing)
        _ = eat(closer)
    }

    /// Skips the rest of the line.
    mutating func skipLine() {
        repeat { advance() } while !isAtLineStart && kind != .endOfFile
    }

    /// Whether the parenthesis at the position belongs to a name: `make(x:)`, `add(_:to:)`.
    var isCompoundName: Bool {
        var index = position + 1
        // Of a name's parts the colon is what few arguments have there.
        while kind(at: index + 1) == .colon, kind(at: index).isWord { index += 2 }
        return index > position + 1 && kind(at: index) == .rightParen
    }

    // MARK: Operators byte by byte

    /// The next byte of the operator at the position; 0 if no operator stands there.
    var operatorByte: UInt8 {
        switch kind {
        case .binaryOperator, .prefixOperator, .postfixOperator, .postfixQuestion, .postfixExclamation,
            .prefixAmpersand, .infixQuestion, .equal:
            bytes[Int(start + split)]
        default: 0
        }
    }

    /// Uses up one byte of the operator at the position if it is `byte`.
    mutating func eatOperatorByte(_ byte: UInt8) -> Bool {
        guard operatorByte == byte else { return false }
        split += 1
        if split >= token.length { advance() }
        return true
    }

    /// Whether the operator at the position is exactly `text`.
    func isOperator(_ text: StaticString) -> Bool {
        let token = token
        guard Int(token.length) == text.utf8CodeUnitCount else { return false }
        for index in 0..<text.utf8CodeUnitCount where bytes[Int(token.start) + index] != text.utf8Start[index] {
            return false
        }
        return true
    }

    /// Leaves an operator of which some bytes are used up.
    mutating func dropSplit() {
        if split > 0 { advance() }
    }
}

extension TokenKind {
    /// The kind that closes a bracket of this kind; nil if it is no opening bracket.
    @inline(__always) var closer: TokenKind? {
        switch self {
        case .leftParen: .rightParen
        case .leftBrace: .rightBrace
        case .leftBracket: .rightBracket
        case .stringHead: .stringTail
        default: nil
        }
    }

    /// An identifier, plain or in back-ticks, `$0`, `_` or a reserved word: what can be an argument's label.
    @inline(__always) var isWord: Bool {
        isName || isKeyword || self == .underscore || self == .dollarIdentifier || self == .keywordCapitalAny
    }

    /// A name, `_`, or the `$name` of a closure that takes a binding.
    var isParameterName: Bool { isName || self == .underscore || self == .dollarIdentifier }

    @inline(__always) var isConditionalDirective: Bool {
        rawValue >= TokenKind.poundIf.rawValue && rawValue <= TokenKind.poundEndif.rawValue
    }

    /// A keyword that begins the declaration of a type or an extension.
    var beginsType: Bool {
        switch self {
        case .keywordClass, .keywordStruct, .keywordEnum, .keywordProtocol, .keywordExtension: true
        default: false
        }
    }

    /// A keyword that begins a declaration or stands before it.
    var beginsDeclaration: Bool {
        switch self {
        case .keywordFunc, .keywordVar, .keywordLet, .keywordInit, .keywordDeinit, .keywordSubscript,
            .keywordTypealias, .keywordAssociatedtype, .keywordImport, .keywordOperator, .keywordPrecedencegroup,
            .keywordCase, .keywordStatic, .keywordPublic, .keywordPrivate, .keywordFileprivate, .keywordInternal:
            true
        default: beginsType
        }
    }
}
