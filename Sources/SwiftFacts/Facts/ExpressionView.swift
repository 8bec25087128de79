/// Rows of a table where they lie in memory, all or those of a body, counted from the first of them: for loops that read
/// every row of every body.
public struct ExpressionView {
    @usableFromInline let rows: UnsafeBufferPointer<ExpressionFact>
    /// By row, like `rows`.
    @usableFromInline let lowOffsets: UnsafeBufferPointer<UInt16>
    /// The links that do not fit into their rows, by row of the table.
    @usableFromInline let farLinks: UnsafeBufferPointer<FarRow>
    /// The upper half of offsets, from a row of the table on until the next one says another; 0 before the first.
    @usableFromInline let highOffsets: UnsafeBufferPointer<FarRow>
    /// Where the rows begin in the table.
    public let base: Int

    /// No rows.
    @inlinable
    public init() {
        self.init(
            rows: UnsafeBufferPointer(start: nil, count: 0), lowOffsets: UnsafeBufferPointer(start: nil, count: 0),
            farLinks: UnsafeBufferPointer(start: nil, count: 0), highOffsets: UnsafeBufferPointer(start: nil, count: 0),
            base: 0)
    }

    @inlinable
    init(
        rows: UnsafeBufferPointer<ExpressionFact>, lowOffsets: UnsafeBufferPointer<UInt16>,
        farLinks: UnsafeBufferPointer<FarRow>, highOffsets: UnsafeBufferPointer<FarRow>, base: Int
    ) {
        self.rows = rows
        self.lowOffsets = lowOffsets
        self.farLinks = farLinks
        self.highOffsets = highOffsets
        self.base = base
    }

    /// How many rows there are.
    @inlinable public var count: Int { rows.count }

    /// The numbers of all rows.
    @inlinable public var indices: Range<Int> { 0..<rows.count }

    /// A row.
    @inlinable public subscript(row: Int) -> ExpressionFact { rows[row] }

    /// Some of the rows, counted from the first of them: those of a body, where these are all.
    @inlinable
    public subscript(range: Range<UInt32>) -> ExpressionView {
        let range = Int(range.lowerBound)..<Int(range.upperBound)
        return ExpressionView(
            rows: UnsafeBufferPointer(rebasing: rows[range]),
            lowOffsets: UnsafeBufferPointer(rebasing: lowOffsets[range]), farLinks: farLinks, highOffsets: highOffsets,
            base: base + range.lowerBound)
    }

    /// The row that a row belongs to, before it; itself for the first one of a body.
    ///
    /// - Complexity: O(1), and O(log far links) for a link that is far.
    @inlinable
    @inline(__always)
    public func link(of row: Int) -> Int {
        let distance = Int(rows[row].distance)
        return distance > 0 ? row &- distance : farLink(of: row)
    }

    @inlinable
    func farLink(of row: Int) -> Int {
        let number = base &+ row
        guard let link = FarRow.last(of: farLinks, through: number), Int(link.row) == number else { return row }
        return Int(link.value) - base
    }

    /// Offset of a row's first byte.
    ///
    /// - Complexity: O(1), in a file of 64 KiB and more O(log such a file's parts).
    @inlinable
    @inline(__always)
    public func offset(of row: Int) -> UInt32 {
        let low = UInt32(lowOffsets[row])
        guard !highOffsets.isEmpty else { return low }
        return (FarRow.last(of: highOffsets, through: base &+ row)?.value ?? 0) << 16 | low
    }

    /// How many bytes of a block a copy of the rows takes, where these are all.
    var room: Int {
        RowView(rows).room + RowView(lowOffsets).room + RowView(farLinks).room + RowView(highOffsets).room
    }
}

/// What of a row does not fit into it.
@usableFromInline
struct FarRow: Sendable, Equatable {
    /// Of the table.
    @usableFromInline let row: UInt32
    @usableFromInline let value: UInt32

    init(row: UInt32, value: UInt32) { (self.row, self.value) = (row, value) }

    /// The last one that stands at a row or before it. O(log count)
    ///
    /// Not a method of a view, which whoever asks would have to store for it.
    ///
    /// - Parameter far: Ascending.
    @usableFromInline
    static func last(of far: UnsafeBufferPointer<FarRow>, through row: Int) -> FarRow? {
        var (low, high) = (0, far.count)
        while low < high {
            let middle = (low + high) / 2
            if Int(far[middle].row) <= row { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? far[low - 1] : nil
    }
}
