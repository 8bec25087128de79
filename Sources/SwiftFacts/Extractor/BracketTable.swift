/// Finds the end of every bracket of a file before it is read, in one pass.
///
/// The reader then never counts brackets: each level of nesting knows its last token, which bounds the damage that broken
/// code can do, and a body that is not wanted is skipped in one step. Brackets opened in a branch of `#if` end with the
/// branch at the latest, and none of those around the `#if` is closed within it, so branches may be unbalanced.
struct BracketTable: ~Copyable {
    /// By the index of an opening bracket: the index of the token that ends it. Other entries hold anything.
    private(set) var closings: UnsafeMutablePointer<UInt32>
    private var capacity: Int
    /// Indices of the brackets that are open.
    private var open = Table<UInt32>(capacity: 64)
    private var branches = Table<Branch>()
    private var current = Branch()
    /// What a reader of the file should be told.
    private(set) var findings = Findings()

    /// The indices of the first tokens that are out of order.
    struct Findings {
        var unknown: Int?
        var unterminated: Int?
        /// The end of the file, if it stands in a comment.
        var comment: Int?
        var conflict: Int?
        /// A brace that is never closed.
        var unclosed: Int?
        /// A closing brace that closes nothing.
        var unopened: Int?
        var unclosedDirective: Int?

        /// Of nearly all files.
        var areNone: Bool {
            unknown == nil && unterminated == nil && comment == nil && conflict == nil && unclosed == nil
                && unopened == nil && unclosedDirective == nil
        }
    }

    /// The brackets of one branch of an `#if`, or of the code outside of all.
    private struct Branch {
        /// Index of the `#if`.
        var directive: UInt32 = 0
        /// How many brackets were open before it.
        var floor = 0
        /// How many braces and strings are open within it.
        var braces = 0
        var strings = 0
    }

    init() {
        capacity = 1 << 12
        closings = .allocate(capacity: capacity)
    }

    deinit {
        closings.deallocate()
    }

    /// Matches the brackets of a file's tokens.
    ///
    /// - Complexity: O(marks): the tokenizer has noted which tokens matter here, one in four.
    mutating func match(_ buffer: borrowing TokenBuffer, bytes: UnsafeBufferPointer<UInt8>) {
        prepare(buffer.count)
        let tokens = buffer.tokens
        for mark in 0..<buffer.markCount {
            let index = Int(buffer.marks[mark])
            let token = tokens[index]
            if token.flags.contains(.unterminated) { noteUnterminated(token, at: index) }
            note(token, at: index, tokens, bytes)
        }
        finish(at: buffer.count - 1, tokens)
    }

    private mutating func noteUnterminated(_ token: Token, at index: Int) {
        if token.kind == .endOfFile {
            findings.comment = index
        } else if findings.unterminated == nil {
            findings.unterminated = index
        }
    }

    @inline(__always)
    private mutating func note(
        _ token: Token, at index: Int, _ tokens: UnsafeMutablePointer<Token>, _ bytes: UnsafeBufferPointer<UInt8>
    ) {
        switch token.kind {
        case .leftParen, .leftBracket: open.append(UInt32(truncatingIfNeeded: index))
        case .rightParen: closeWeak(.leftParen, at: index, tokens)
        case .rightBracket: closeWeak(.leftBracket, at: index, tokens)
        case .leftBrace:
            open.append(UInt32(truncatingIfNeeded: index))
            current.braces += 1
        case .rightBrace: closeBrace(at: index, tokens)
        case .stringHead: openString(at: index, token)
        case .stringTail where current.strings > 0: closeStrong(.stringHead, at: index, tokens)
        case .poundIf: openBranch(at: index)
        case .poundElseif, .poundElse, .poundEndif: closeBranch(at: index, token.kind, tokens)
        case .unknown where findings.unknown == nil && !token.flags.contains(.unterminated): findings.unknown = index
        case .binaryOperator, .prefixOperator, .postfixOperator:
            if token.length == 7, findings.conflict == nil, Self.isConflictMarker(token, bytes) {
                findings.conflict = index
            }
        default: break
        }
    }

    private mutating func prepare(_ count: Int) {
        findings = Findings()
        open.truncate(to: 0)
        branches.truncate(to: 0)
        current = Branch()
        guard count > capacity else { return }
        closings.deallocate()
        capacity = max(count, capacity * 2)
        closings = .allocate(capacity: capacity)
    }

    private mutating func openString(at index: Int, _ token: Token) {
        // A string that its line broke off has no end: what follows is ordinary code.
        guard !token.flags.contains(.unterminated) else {
            closings[index] = UInt32(truncatingIfNeeded: index + 1)
            return
        }
        open.append(UInt32(truncatingIfNeeded: index))
        current.strings += 1
    }

    /// `)` and `]` close only the innermost bracket: a stray one must not tear down what stands around it.
    @inline(__always)
    private mutating func closeWeak(_ opener: TokenKind, at index: Int, _ tokens: UnsafeMutablePointer<Token>) {
        guard open.count > current.floor else { return }
        let last = Int(open[open.count - 1])
        guard tokens[last].kind == opener else { return }
        closings[last] = UInt32(truncatingIfNeeded: index)
        open.truncate(to: open.count - 1)
    }

    private mutating func closeBrace(at index: Int, _ tokens: UnsafeMutablePointer<Token>) {
        if current.braces > 0 {
            closeStrong(.leftBrace, at: index, tokens)
        } else if branches.count == 0, findings.unopened == nil {
            findings.unopened = index
        }
    }

    /// `}` and a string's end close all brackets up to their own.
    private mutating func closeStrong(_ opener: TokenKind, at index: Int, _ tokens: UnsafeMutablePointer<Token>) {
        while open.count > current.floor {
            let last = close(at: index, tokens)
            if last == opener { return }
        }
    }

    /// Closes the innermost bracket and gives its kind.
    private mutating func close(at index: Int, _ tokens: UnsafeMutablePointer<Token>) -> TokenKind {
        let last = Int(open.removeLast())
        closings[last] = UInt32(truncatingIfNeeded: index)
        let kind = tokens[last].kind
        if kind == .leftBrace { current.braces -= 1 }
        if kind == .stringHead { current.strings -= 1 }
        return kind
    }

    private mutating func openBranch(at index: Int) {
        branches.append(current)
        current = Branch(directive: UInt32(truncatingIfNeeded: index), floor: open.count)
    }

    private mutating func closeBranch(at index: Int, _ kind: TokenKind, _ tokens: UnsafeMutablePointer<Token>) {
        guard branches.count > 0 else { return }
        while open.count > current.floor { _ = close(at: index, tokens) }
        if kind == .poundEndif { current = branches.removeLast() }
    }

    private mutating func finish(at index: Int, _ tokens: UnsafeMutablePointer<Token>) {
        if branches.count > 0 {
            findings.unclosedDirective = Int(branches.count > 1 ? branches[1].directive : current.directive)
        }
        for position in 0..<open.count {
            let opener = Int(open[position])
            closings[opener] = UInt32(truncatingIfNeeded: index)
            if tokens[opener].kind == .leftBrace, findings.unclosed == nil { findings.unclosed = opener }
        }
    }

    /// Whether a token is the `<<<<<<<`, `=======` or `>>>>>>>` at the start of a line that a merge leaves behind.
    private static func isConflictMarker(_ token: Token, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard token.flags.contains(.atLineStart) else { return false }
        let start = Int(token.start)
        if start > 0, bytes[start - 1] != UInt8(ascii: "\n"), bytes[start - 1] != UInt8(ascii: "\r") { return false }
        let byte = bytes[start]
        guard byte == UInt8(ascii: "<") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">") else { return false }
        return bytes[start..<start + 7].allSatisfy { $0 == byte }
    }
}
