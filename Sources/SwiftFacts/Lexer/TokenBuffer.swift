/// The tokens of one file, with its comments and line starts; reused from file to file so that nothing is allocated
/// per token.
package struct TokenBuffer: ~Copyable {
    /// The tokens, in order, without overlap; the last one is `endOfFile`. As many more of these as `tail` says stand
    /// behind it, and before the first a slot for the tokenizer.
    package private(set) var tokens: UnsafeMutablePointer<Token>
    package internal(set) var count: Int
    /// The indices of the tokens that are `isMarked`, in order, the last one being `endOfFile`.
    private(set) var marks: UnsafeMutablePointer<UInt32>
    private(set) var markCount = 0
    /// The range of every comment, delimiters included, in order.
    package internal(set) var comments: [SourceRange]
    /// Offset of the first byte of every line; the first is 0. A line ends at LF, CRLF or a lone CR.
    package internal(set) var lineStarts: [UInt32]
    /// Where the tokenizer writes the line starts, one a byte at most; an array grown line by line was slower.
    private(set) var lineStartSlots: UnsafeMutablePointer<UInt32>
    private var capacity: Int

    /// How far whoever reads the tokens may look beyond the last one.
    static let tail = 2

    package init() {
        capacity = 1 << 12
        tokens = Self.tokens(capacity: capacity)
        marks = .allocate(capacity: capacity)
        lineStartSlots = .allocate(capacity: capacity)
        count = 0
        comments = []
        lineStarts = []
    }

    /// Room for tokens, for one before them, and for `tail`.
    private static func tokens(capacity: Int) -> UnsafeMutablePointer<Token> {
        .allocate(capacity: 1 + capacity + tail) + 1
    }

    deinit {
        (tokens - 1).deallocate()
        marks.deallocate()
        lineStartSlots.deallocate()
    }

    /// Makes room for the tokens of `byteCount` bytes (no token but the last is shorter than a byte) and forgets the
    /// tokens of the file before.
    package mutating func prepare(forByteCount byteCount: Int) {
        count = 0
        comments.removeAll(keepingCapacity: true)
        lineStarts.removeAll(keepingCapacity: true)
        guard byteCount + 2 > capacity else { return }
        (tokens - 1).deallocate()
        marks.deallocate()
        lineStartSlots.deallocate()
        capacity = max(byteCount + 2, capacity * 2)
        tokens = Self.tokens(capacity: capacity)
        marks = .allocate(capacity: capacity)
        lineStartSlots = .allocate(capacity: capacity)
    }

    /// Takes over what the tokenizer wrote.
    mutating func finish(count: Int, markCount: Int, lineCount: Int) {
        self.count = count
        (tokens + count).initialize(repeating: tokens[count - 1], count: Self.tail)
        self.markCount = markCount
        lineStarts.append(contentsOf: UnsafeBufferPointer(start: lineStartSlots, count: lineCount))
    }

    /// Takes over that a source has no bytes at all.
    mutating func finishEmpty() {
        tokens[0] = Token(start: 0, length: 0, kind: .endOfFile, flags: [.atLineStart, .spaceBefore, .spaceAfter])
        marks[0] = 0
        lineStartSlots[0] = 0
        finish(count: 1, markCount: 1, lineCount: 1)
    }
}
