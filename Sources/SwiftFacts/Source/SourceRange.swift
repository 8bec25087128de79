/// A half-open range of byte offsets of one source.
package struct SourceRange: Sendable, Hashable {
    package var start: UInt32
    package var end: UInt32

    @inlinable
    package init(start: UInt32, end: UInt32) {
        self.start = start
        self.end = end
    }

    /// Whether `offset` lies inside.
    @inlinable
    package func contains(_ offset: UInt32) -> Bool { offset >= start && offset < end }
}
