/// Turns byte offsets of one source into lines and columns.
public struct LineTable: Sendable, Equatable {
    /// Offset of the first byte of every line, ascending; the first is 0.
    public var starts: [UInt32]

    /// Made of its parts.
    public init(starts: [UInt32]) { self.starts = starts }

    /// Number of lines, a last line without a line break included.
    public var count: Int { starts.count }

    /// The line and column of a byte, both counted from 1, the column in UTF-8 bytes. O(log lines).
    public func position(of offset: UInt32) -> (line: Int, column: Int) {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        guard low < starts.count else { return (1, Int(offset) + 1) }
        return (low + 1, Int(offset - starts[low]) + 1)
    }
}
