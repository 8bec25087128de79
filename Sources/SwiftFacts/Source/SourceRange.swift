/// A half-open range of byte offsets of one source.
public struct SourceRange: Sendable, Hashable {
    /// Offset of the first byte.
    public var start: UInt32
    /// Offset behind the last byte.
    public var end: UInt32

    /// Made of its parts.
    @inlinable
    public init(start: UInt32, end: UInt32) {
        self.start = start
        self.end = end
    }
}
