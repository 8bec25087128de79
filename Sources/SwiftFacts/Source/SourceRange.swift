/// A half-open range of byte offsets of one source.
public struct SourceRange: Sendable, Hashable {
    public var start: UInt32
    public var end: UInt32

    @inlinable
    public init(start: UInt32, end: UInt32) {
        self.start = start
        self.end = end
    }

    /// Whether `offset` lies inside.
    @inlinable
    public func contains(_ offset: UInt32) -> Bool { offset >= start && offset < end }
}
