/// Every kind of token.
///
/// Contextual keywords (`actor`, `lazy`, `async`, `some`, …) are plain identifiers: only their surroundings tell.
package enum TokenKind: UInt8, Sendable, CaseIterable {
    // Words.
    /// `name`, `Δλ`, `🚀`, `_` is `underscore`.
    case identifier
    /// `` `default` ``, `` `raw name` ``; the range includes the back-ticks.
    case quotedIdentifier
    /// `$0`, `$projected`.
    case dollarIdentifier

    // Declaration keywords.
    case keywordAssociatedtype, keywordClass, keywordDeinit, keywordEnum, keywordExtension, keywordFileprivate
    case keywordFunc, keywordImport, keywordInit, keywordInout, keywordInternal, keywordLet, keywordOperator
    case keywordPrecedencegroup, keywordPrivate, keywordProtocol, keywordPublic, keywordRethrows, keywordStatic
    case keywordStruct, keywordSubscript, keywordTypealias, keywordVar

    // Statement keywords.
    case keywordBreak, keywordCase, keywordCatch, keywordContinue, keywordDefault, keywordDefer, keywordDo
    case keywordElse, keywordFallthrough, keywordFor, keywordGuard, keywordIf, keywordIn, keywordRepeat
    case keywordReturn, keywordSwitch, keywordThrow, keywordWhere, keywordWhile

    // Expression and type keywords.
    /// `Any`
    case keywordCapitalAny
    case keywordAs, keywordFalse, keywordIs, keywordNil, keywordSelf
    /// `Self`
    case keywordCapitalSelf
    case keywordSuper, keywordThrows, keywordTrue, keywordTry
    /// `_`
    case underscore

    // Literals.
    /// `42`, `0xFF_u8`
    case integer
    /// `1.5`, `1e3`, `0x1.8p3`
    case float
    /// A whole string literal without interpolation: `"a"`, `#"a"#`, `"""…"""`.
    case string
    /// From the opening delimiter through the first `\(`.
    case stringHead
    /// From the `)` of one interpolation through the next `\(`.
    case stringMiddle
    /// From the `)` of the last interpolation through the closing delimiter.
    case stringTail
    /// `/a+/`, `#/ a /#`
    case regex

    // Punctuation; `ByteClass` relies on the order through `backslash`.
    case leftParen, rightParen, leftBrace, rightBrace, leftBracket, rightBracket
    case comma, semicolon, colon
    /// `::`, the module selector.
    case colonColon
    /// A `.` before a member; `...` and `..<` are operators.
    case dot
    /// `@`
    case at
    /// `#` before a word that is no directive: `#Preview`, `#selector`.
    case pound
    /// `\` of a key path.
    case backslash
    /// `->`
    case arrow
    /// `=`
    case equal
    /// `&` before an operand: `&value`. Between operands `&` is a `binaryOperator`.
    case prefixAmpersand
    /// `?` directly behind an operand or type.
    case postfixQuestion
    /// `?` of a ternary.
    case infixQuestion
    /// `!` directly behind an operand or type.
    case postfixExclamation
    case binaryOperator, prefixOperator, postfixOperator

    // Conditional compilation and line control.
    case poundIf, poundElseif, poundElse, poundEndif
    /// `#sourceLocation`, `#error`, `#warning`: the word with its `#`.
    case poundDirective

    /// `<#name#>`
    case placeholder
    /// Bytes that begin no token: NUL, invalid UTF-8, a lone control character; consecutive ones are one token.
    case unknown
    /// Always last, at the end of the bytes, of length 0.
    case endOfFile

    /// Whether who matches brackets looks at the token: a bracket, a part of a string with interpolations, an operator
    /// (it may be what a merge left behind), a directive, what begins no token, the file's end. Most tokens are none.
    ///
    /// Tokens that are not closed as they should be are marked, too, whatever their kind.
    @inline(__always) var isMarked: Bool { isBracket || rawValue >= TokenKind.binaryOperator.rawValue }

    /// Whether the token is a bracket or a part of a string with interpolations; a regex literal counts as well, which
    /// stands between them. Nothing else is marked of what is punctuation.
    @inline(__always) var isBracket: Bool {
        let brackets = TokenKind.rightBracket.rawValue - TokenKind.stringHead.rawValue
        return rawValue &- TokenKind.stringHead.rawValue <= brackets
    }

    /// Whether the token is one of the reserved words.
    @inlinable package var isKeyword: Bool {
        rawValue >= TokenKind.keywordAssociatedtype.rawValue && rawValue <= TokenKind.keywordTry.rawValue
    }

    /// Whether the token can be a declared name: an identifier, plain or in back-ticks.
    @inlinable package var isName: Bool {
        self == .identifier || self == .quotedIdentifier
    }
}
