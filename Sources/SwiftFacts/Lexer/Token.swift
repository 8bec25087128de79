/// One lexical element of a Swift source: where it stands, what it is, and the white space around it.
///
/// Twelve bytes, never any text: the text is read from the source by range when it is needed.
package struct Token: Sendable, Equatable {
    /// Offset of the first byte.
    package var start: UInt32
    /// Number of bytes; 0 only for `endOfFile`.
    package var length: UInt32
    package var kind: TokenKind
    package var flags: TokenFlags

    @inlinable
    package init(start: UInt32, length: UInt32, kind: TokenKind, flags: TokenFlags) {
        self.start = start
        self.length = length
        self.kind = kind
        self.flags = flags
    }

    /// Offset one past the last byte.
    @inlinable package var end: UInt32 { start &+ length }
}

/// What stands directly around a token; what the grammar makes depend on white space.
package struct TokenFlags: FlagSet {
    package let rawValue: UInt8

    @inlinable
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The first token of its line (comments do not count).
    @inlinable package static var atLineStart: TokenFlags { TokenFlags(rawValue: 1) }
    /// White space, a comment or the file's start stands directly before it.
    @inlinable package static var spaceBefore: TokenFlags { TokenFlags(rawValue: 2) }
    /// White space, a comment or the file's end stands directly behind it.
    @inlinable package static var spaceAfter: TokenFlags { TokenFlags(rawValue: 4) }
    /// The token is not closed as Swift demands: an unterminated string, comment, regex literal or back-tick.
    @inlinable package static var unterminated: TokenFlags { TokenFlags(rawValue: 8) }
}
