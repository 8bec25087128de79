import SwiftFacts
@_spi(Testing) @_spi(RawSyntax) import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// A file's tokens as swift-syntax reads them, put together as dilint's are: its lexer gives strings, regex literals and
/// directives in pieces.
struct OfficialTokens {
    /// A token whose end is not known yet, or one that is finished.
    private struct Piece {
        var start: Int
        var end: Int
        var kind: OwnTokenKind
    }

    /// An interpolation around the position.
    private struct Interpolation {
        /// Number of parentheses open inside.
        var parentheses = 0
        var string: Shape
    }

    private struct Shape {
        var isMultiline: Bool
        var isRaw: Bool
    }

    private enum Mode {
        case code
        /// Inside a string: what has begun is `open`.
        case string
        /// Behind the closing quote of a raw string, whose `#` follow.
        case closingPounds
    }

    private var pieces: [Piece] = []
    private var interpolations: [Interpolation] = []
    private var mode = Mode.code
    private var open = Piece(start: 0, end: 0, kind: .string)
    private var shape = Shape(isMultiline: false, isRaw: false)
    private var hasOpeningQuote = false
    private var regex: Piece?
    private var lastEnd = 0

    static func entries(of bytes: UnsafeBufferPointer<UInt8>) -> [Entry] {
        var tokens = OfficialTokens()
        var tracker = LookaheadTracker()
        withUnsafeMutablePointer(to: &tracker) { tracker in
            var lexemes = Lexer.tokenize(bytes, lookaheadTracker: tracker, experimentalFeatures: [])
            var offset = 0
            while let lexeme = lexemes.next() {
                let range = offset + lexeme.textRange.lowerBound..<offset + lexeme.textRange.upperBound
                if lexeme.rawTokenKind != .shebang { tokens.add(lexeme.rawTokenKind, range, in: bytes) }
                offset += lexeme.byteLength
                if lexeme.rawTokenKind == .endOfFile { break }
            }
        }
        return tokens.pieces.map {
            Entry(kind: .token, offset: $0.start, text: "\($0.kind), \($0.end - $0.start) bytes")
        }
    }

    private mutating func add(_ kind: RawTokenKind, _ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
        defer { lastEnd = range.upperBound }
        if kind == .endOfFile, mode != .code { closeString(at: lastEnd, isInterpolated: false) }
        if joinsRegex(kind, range) || joinsString(kind, range) { return }
        addCode(kind, range, String(decoding: bytes[range], as: UTF8.self))
    }

    // MARK: Regex literals

    /// Whether the lexeme is a further part of the regex literal that was begun.
    private mutating func joinsRegex(_ kind: RawTokenKind, _ range: Range<Int>) -> Bool {
        guard let begun = regex else { return false }
        let parts: [RawTokenKind] = [.regexPoundDelimiter, .regexSlash, .regexLiteralPattern]
        if parts.contains(kind), range.lowerBound == lastEnd {
            regex?.end = range.upperBound
            return true
        }
        pieces.append(begun)
        regex = nil
        return false
    }

    // MARK: Strings

    private mutating func joinsString(_ kind: RawTokenKind, _ range: Range<Int>) -> Bool {
        switch mode {
        case .code: return false
        case .closingPounds:
            let arePounds = kind == .rawStringPoundDelimiter && range.lowerBound == lastEnd
            closeString(at: arePounds ? range.upperBound : lastEnd, isInterpolated: false)
            return arePounds
        case .string: break
        }
        // The end of the line ends a single-line string.
        if !shape.isMultiline, range.lowerBound != lastEnd {
            closeString(at: lastEnd, isInterpolated: false)
            return false
        }
        switch kind {
        case .rawStringPoundDelimiter, .stringSegment, .backslash: break
        case .stringQuote, .multilineStringQuote, .singleQuote: addQuote(kind, range)
        case .leftParen:
            closeString(at: range.upperBound, isInterpolated: true)
            interpolations.append(Interpolation(string: shape))
        default:
            closeString(at: lastEnd, isInterpolated: false)
            return false
        }
        return true
    }

    private mutating func addQuote(_ kind: RawTokenKind, _ range: Range<Int>) {
        if !hasOpeningQuote {
            hasOpeningQuote = true
            shape.isMultiline = kind == .multilineStringQuote
        } else if shape.isRaw {
            mode = .closingPounds
        } else {
            closeString(at: range.upperBound, isInterpolated: false)
        }
    }

    private mutating func openString(_ kind: OwnTokenKind, at range: Range<Int>, _ shape: Shape, hasOpeningQuote: Bool)
    {
        open = Piece(start: range.lowerBound, end: range.upperBound, kind: kind)
        self.shape = shape
        self.hasOpeningQuote = hasOpeningQuote
        mode = .string
    }

    private mutating func closeString(at end: Int, isInterpolated: Bool) {
        let isTail = open.kind == .stringTail
        let kind: OwnTokenKind =
            isInterpolated ? (isTail ? .stringMiddle : .stringHead) : (isTail ? .stringTail : .string)
        pieces.append(Piece(start: open.start, end: end, kind: kind))
        mode = .code
    }

    // MARK: Code

    private mutating func addCode(_ kind: RawTokenKind, _ range: Range<Int>, _ text: String) {
        switch kind {
        case .rawStringPoundDelimiter, .stringQuote, .multilineStringQuote, .singleQuote:
            let isRaw = kind == .rawStringPoundDelimiter
            let shape = Shape(isMultiline: kind == .multilineStringQuote, isRaw: isRaw)
            return openString(.string, at: range, shape, hasOpeningQuote: !isRaw)
        case .stringSegment:
            // An interpolation that its line ends.
            if !interpolations.isEmpty, range.isEmpty { interpolations.removeLast() }
            return
        case .leftParen:
            if !interpolations.isEmpty { interpolations[interpolations.count - 1].parentheses += 1 }
        case .rightParen:
            if let innermost = interpolations.last {
                guard innermost.parentheses > 0 else {
                    interpolations.removeLast()
                    return openString(.stringTail, at: range, innermost.string, hasOpeningQuote: true)
                }
                interpolations[interpolations.count - 1].parentheses -= 1
            }
        case .regexPoundDelimiter, .regexSlash:
            regex = Piece(start: range.lowerBound, end: range.upperBound, kind: .regex)
            return
        case .poundAvailable, .poundUnavailable:
            pieces.append(Piece(start: range.lowerBound, end: range.lowerBound + 1, kind: .pound))
            pieces.append(Piece(start: range.lowerBound + 1, end: range.upperBound, kind: .identifier))
            return
        default: break
        }
        if !joinsPrevious(range, text) { addWhole(kind, range, text) }
    }

    /// Whether the lexeme is the word of a `#warning`, or the operator of a key path, which dilint cuts as swift-syntax'
    /// parser does afterwards.
    private mutating func joinsPrevious(_ range: Range<Int>, _ text: String) -> Bool {
        guard let previous = pieces.last else { return false }
        if previous.kind == .pound, previous.end == range.lowerBound, text == "error" || text == "warning" {
            pieces[pieces.count - 1].end = range.upperBound
            pieces[pieces.count - 1].kind = .poundDirective
            return true
        }
        guard previous.kind == .backslash, text.count > 1, text.hasPrefix(".") else { return false }
        for (index, character) in text.enumerated() {
            let start = range.lowerBound + index
            let kind: OwnTokenKind =
                character == "." ? .dot : character == "?" ? .postfixQuestion : .postfixExclamation
            pieces.append(Piece(start: start, end: start + 1, kind: kind))
        }
        return true
    }

    private mutating func addWhole(_ kind: RawTokenKind, _ range: Range<Int>, _ text: String) {
        var own = Self.kind(kind, text)
        // Behind a `.`, all words but three are members' names.
        if pieces.last?.kind == .dot, own.isKeyword, !["init", "self", "Self"].contains(text) { own = .identifier }
        pieces.append(Piece(start: range.lowerBound, end: range.upperBound, kind: own))
    }

    /// dilint's kind of a lexeme that is a token of its own.
    private static func kind(_ kind: RawTokenKind, _ text: String) -> OwnTokenKind {
        switch kind {
        case .identifier:
            text.hasPrefix("`")
                ? .quotedIdentifier
                : text.hasPrefix("<#") ? .placeholder : text.hasPrefix("$") ? .dollarIdentifier : .identifier
        case .keyword: keywords[text] ?? .unknown
        case .wildcard: .underscore
        case .integerLiteral: .integer
        case .floatLiteral: .float
        case .leftSquare: .leftBracket
        case .rightSquare: .rightBracket
        case .period: .dot
        case .atSign: .at
        case .postfixQuestionMark: .postfixQuestion
        case .infixQuestionMark: .infixQuestion
        case .exclamationMark: .postfixExclamation
        case .poundSourceLocation: .poundDirective
        default: namesakes["\(kind)"] ?? .unknown
        }
    }

    /// By name: where both call a kind the same.
    private static let namesakes = Dictionary(
        OwnTokenKind.allCases.map { ("\($0)", $0) }, uniquingKeysWith: { first, _ in first })

    private static let keywords: [String: OwnTokenKind] = {
        var keywords: [String: OwnTokenKind] = ["Any": .keywordCapitalAny, "Self": .keywordCapitalSelf]
        for kind in OwnTokenKind.allCases where kind.isKeyword {
            let word = "\(kind)".dropFirst("keyword".count)
            guard !word.hasPrefix("Capital") else { continue }
            keywords[word.prefix(1).lowercased() + word.dropFirst()] = kind
        }
        return keywords
    }()
}
