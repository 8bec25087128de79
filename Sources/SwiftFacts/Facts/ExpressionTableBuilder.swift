/// Makes tables of code row by row, in memory that is reused from table to table.
struct ExpressionTableBuilder: ~Copyable {
    private var rows: UnsafeMutablePointer<ExpressionFact>
    private var lowOffsets: UnsafeMutablePointer<UInt16>
    /// How many rows there are.
    private(set) var count = 0
    /// In rows.
    private var capacity: Int
    private var farLinks = Table<FarRow>()
    private var highOffsets = Table<FarRow>()
    /// The upper half of the offset that was added last.
    private var highOffset: UInt32 = 0

    /// - Parameter capacity: How many rows there is room for at first.
    init(capacity: Int = 16) {
        self.capacity = capacity
        rows = .allocate(capacity: capacity)
        lowOffsets = .allocate(capacity: capacity)
    }

    deinit {
        rows.deallocate()
        lowOffsets.deallocate()
    }

    /// A row, which may be changed as long as it links to what it linked to.
    @inline(__always)
    subscript(row: Int) -> ExpressionFact {
        get { rows[row] }
        nonmutating _modify { yield &rows[row] }
    }

    /// Adds a row that links to an earlier one or to itself.
    @inline(__always)
    mutating func append(
        _ kind: ExpressionKind, _ flags: ExpressionFlags, name: NameID, offset: UInt32, link: UInt32
    ) {
        if count == capacity { grow() }
        let distance = UInt32(truncatingIfNeeded: count) &- link
        (rows + count).initialize(
            to: ExpressionFact(kind: kind, flags: flags, name: name, distance: UInt8(truncatingIfNeeded: distance)))
        (lowOffsets + count).initialize(to: UInt16(truncatingIfNeeded: offset))
        count &+= 1
        if distance > UInt8.max { linkFar(to: link) }
        if offset >> 16 != highOffset { raise(to: offset >> 16) }
    }

    /// Forgets all rows.
    mutating func removeAll() {
        count = 0
        farLinks.truncate(to: 0)
        highOffsets.truncate(to: 0)
        highOffset = 0
    }

    /// A table with copies of all rows.
    ///
    /// - Complexity: O(rows)
    func table(in arena: inout RowArena) -> ExpressionTable {
        ExpressionTable(
            ExpressionView(
                rows: UnsafeBufferPointer(start: rows, count: count),
                lowOffsets: UnsafeBufferPointer(start: lowOffsets, count: count), farLinks: farLinks.view.buffer,
                highOffsets: highOffsets.view.buffer, base: 0),
            in: &arena)
    }

    /// Apart from `append`, which is in line wherever a row is written.
    @inline(never)
    private mutating func linkFar(to link: UInt32) {
        rows[count - 1].distance = 0
        farLinks.append(FarRow(row: UInt32(count - 1), value: link))
    }

    /// The upper half of the last row's offset is another than that of the row before.
    @inline(never)
    private mutating func raise(to high: UInt32) {
        highOffset = high
        highOffsets.append(FarRow(row: UInt32(count - 1), value: high))
    }

    @inline(never)
    private mutating func grow() {
        capacity *= 2
        rows = Self.moved(rows, count: count, to: capacity)
        lowOffsets = Self.moved(lowOffsets, count: count, to: capacity)
    }

    private static func moved<Row>(
        _ rows: UnsafeMutablePointer<Row>, count: Int, to capacity: Int
    ) -> UnsafeMutablePointer<Row> {
        let larger = UnsafeMutablePointer<Row>.allocate(capacity: capacity)
        larger.moveInitialize(from: rows, count: count)
        rows.deallocate()
        return larger
    }
}
