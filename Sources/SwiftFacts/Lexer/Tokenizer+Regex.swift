// Regex literals. Where a bare `/…/` may begin follows the official parser's rules, with one more: directly behind an
// operand on the same line there is none, so that `x /y/ z` stays code.

extension Tokenizer.Scan {
    /// A regex literal that begins inside a run of operator characters, found while the operator before it was cut.
    struct RegexBehindOperator {
        var start: Int
        var lexeme: Tokenizer.Lexeme
    }

    /// The literal at the first `/` of an operator that nothing touches on the left; nil if it is an operator.
    func regexInOperator(
        at slash: Int, from operatorStart: Int, to operatorEnd: Int, _ context: Tokenizer.Context
    ) -> Tokenizer.Lexeme? {
        if context.last == .keywordFunc || context.last == .keywordOperator { return nil }
        if cursor.isRightBound(operatorEnd, isLeftBound: false) {
            // It would be a prefix operator.
            if slash == operatorStart, isOperandEnd(context), !context.flags.contains(.atLineStart) { return nil }
            return bareRegex(at: slash, isCertain: false)
        }
        // It would be a binary operator; where there is nothing to its left, it is not.
        if endsTry(context) { return bareRegex(at: slash, isCertain: true) }
        guard mayBeginExpression(after: context.last) else { return nil }
        switch context.last {
        case .leftParen, .leftBracket, .comma, .colon, .colonColon, .stringHead, .stringMiddle:
            // In a list of arguments an operator may stand alone: `reduce(1, /)`.
            return bareRegex(at: slash, isCertain: false)
        default:
            return bareRegex(at: slash, isCertain: true)
        }
    }

    /// Whether the token before ends an operand and therefore demands an operator. The contextual words that an
    /// expression may follow look like operands.
    private func isOperandEnd(_ context: Tokenizer.Context) -> Bool {
        switch context.last {
        case .identifier:
            guard context.count > 0 else { return false }
            let word = tokens[context.count - 1]
            return !Self.prefixWords.contains { text in
                word.length == UInt32(text.utf8CodeUnitCount) && cursor.starts(with: text, at: Int(word.start))
            }
        case .keywordTrue, .keywordFalse, .keywordNil, .keywordSelf, .keywordCapitalSelf, .keywordCapitalAny,
            .keywordSuper, .quotedIdentifier, .dollarIdentifier, .integer, .float, .string, .stringTail, .regex,
            .rightParen, .rightBracket, .rightBrace, .placeholder, .underscore:
            return true
        case .postfixQuestion, .postfixExclamation, .postfixOperator:
            return !endsTry(context)
        default:
            return false
        }
    }

    private static var prefixWords: [StaticString] {
        ["await", "yield", "unsafe", "consume", "copy", "borrow", "each", "then"]
    }

    /// Whether the token before is the `?` or `!` of `try`.
    private func endsTry(_ context: Tokenizer.Context) -> Bool {
        guard context.last == .postfixQuestion || context.last == .postfixExclamation, context.count > 1 else {
            return false
        }
        return tokens[context.count - 2].kind == .keywordTry
    }

    private func mayBeginExpression(after last: TokenKind) -> Bool {
        switch last {
        case .keywordTrue, .keywordFalse, .keywordNil, .keywordSelf, .keywordCapitalSelf, .keywordCapitalAny,
            .keywordSuper:
            return false
        case .endOfFile, .leftBrace, .leftParen, .leftBracket, .prefixOperator, .prefixAmpersand, .binaryOperator,
            .equal, .semicolon, .comma, .colon, .infixQuestion, .poundIf, .poundElse, .poundElseif, .poundEndif,
            .unknown, .stringHead, .stringMiddle:
            return true
        default:
            return last.isKeyword
        }
    }

    /// The literal `/…/` at `start`. If `isCertain`, what is missing is an error of the literal; otherwise it means that
    /// there is none. It is looked at only as far as to the next `/`, and ends on its line.
    private func bareRegex(at start: Int, isCertain: Bool) -> Tokenizer.Lexeme? {
        if start > 0, cursor[start - 1] == UInt8(ascii: "*") { return nil }
        switch cursor[start + 1] {
        case UInt8(ascii: " ") where !isCertain, UInt8(ascii: "\t") where !isCertain, UInt8(ascii: "/"),
            UInt8(ascii: "*"):
            return nil
        default:
            break
        }
        var walk = RegexWalk(offset: start + 1)
        while walk.offset < cursor.end {
            let byte = cursor[walk.offset]
            if byte == UInt8(ascii: "/") {
                if cursor.opensComment(at: walk.offset) { break }
                if walk.blank == walk.offset - 1, !isCertain { return nil }
                return Tokenizer.Lexeme(end: walk.offset + 1, kind: .regex)
            }
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
            walk.step(cursor)
            if walk.hasUnbalancedParenthesis, !isCertain { return nil }
        }
        guard isCertain else { return nil }
        return Tokenizer.Lexeme(end: min(walk.offset, cursor.end), kind: .regex, flags: .unterminated)
    }

    /// The literal `#/…/#` at `start`, whose first `/` stands at `slash`.
    mutating func extendedRegex(from start: Int, slash: Int) -> Tokenizer.Lexeme {
        let pounds = slash - start
        var firstBreak = slash + 1
        while cursor[firstBreak] == UInt8(ascii: " ") || cursor[firstBreak] == UInt8(ascii: "\t") { firstBreak += 1 }
        let isMultiline = cursor.code(at: firstBreak) == ByteClass.newline
        let limit = isMultiline ? min(cursor.end, slash + max(lookAhead, 0)) : cursor.end
        var walk = RegexWalk(offset: slash + 1)
        while walk.offset < limit {
            let byte = cursor[walk.offset]
            if byte == UInt8(ascii: "/") {
                let closing = cursor.poundsEnd(from: walk.offset + 1)
                if closing - walk.offset > pounds {
                    if isMultiline { noteLineBreaks(from: firstBreak, to: closing) }
                    return Tokenizer.Lexeme(end: closing, kind: .regex)
                }
            } else if !isMultiline, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                return Tokenizer.Lexeme(end: walk.offset, kind: .regex, flags: .unterminated)
            }
            walk.step(cursor)
        }
        guard isMultiline else { return Tokenizer.Lexeme(end: cursor.end, kind: .regex, flags: .unterminated) }
        // What follows is more likely code than a literal without an end.
        lookAhead -= walk.offset - slash
        return Tokenizer.Lexeme(end: firstBreak, kind: .regex, flags: .unterminated)
    }

    private mutating func noteLineBreaks(from start: Int, to end: Int) {
        var offset = cursor.lineEnd(from: start)
        while offset < end {
            offset = cursor.lineBreakEnd(at: offset)
            noteLine(at: offset)
            offset = cursor.lineEnd(from: offset)
        }
    }
}

/// A position in a regex literal and what decides whether it is one.
private struct RegexWalk {
    var offset: Int
    var groupDepth = 0
    var classDepth = 0
    var hasUnbalancedParenthesis = false
    /// Offset of the last space or tab that no `\` stands before.
    var blank = -1

    /// Passes over one byte, or over two if the first one is a `\`.
    mutating func step(_ cursor: Cursor) {
        switch cursor[offset] {
        case UInt8(ascii: "\\"):
            let next = cursor[offset + 1]
            if next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") { offset += 1 }
        case UInt8(ascii: "(") where classDepth == 0: groupDepth += 1
        case UInt8(ascii: ")") where classDepth == 0:
            if groupDepth == 0 { hasUnbalancedParenthesis = true } else { groupDepth -= 1 }
        case UInt8(ascii: "["): classDepth += 1
        case UInt8(ascii: "]"): classDepth = max(classDepth - 1, 0)
        case UInt8(ascii: " "), UInt8(ascii: "\t"): blank = offset
        default: break
        }
        offset += 1
    }
}
