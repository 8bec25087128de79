/// A growing list of trivial rows whose memory is reused from file to file.
///
/// `Array.append` asks with every row whether its storage is shared; writing through a pointer does not, and what is
/// copied at a file's end has exactly the size it needs.
struct Table<Row: Sendable>: ~Copyable {
    private(set) var rows: UnsafeMutablePointer<Row>
    private(set) var count = 0
    private var capacity: Int

    /// - Precondition: `Row` is trivial: rows are overwritten and dropped without being deinitialized.
    init(capacity: Int = 16) {
        self.capacity = capacity
        rows = .allocate(capacity: capacity)
    }

    deinit {
        rows.deallocate()
    }

    @inline(__always)
    mutating func append(_ row: Row) {
        if count == capacity { grow(to: capacity * 2) }
        (rows + count).initialize(to: row)
        count &+= 1
    }

    /// Forgets all rows from `count` on.
    @inline(__always)
    mutating func truncate(to count: Int) {
        if count < self.count { self.count = count }
    }

    /// Removes the last row.
    ///
    /// - Precondition: There is one.
    @inline(__always)
    mutating func removeLast() -> Row {
        count &-= 1
        return rows[count]
    }

    @inline(__always)
    subscript(index: Int) -> Row {
        get { rows[index] }
        nonmutating _modify { yield &rows[index] }
    }

    var last: Row? { count == 0 ? nil : rows[count - 1] }

    /// The rows for as long as nothing is appended or forgotten.
    var view: RowView<Row> { RowView(UnsafeBufferPointer(start: rows, count: count)) }

    @inline(never)
    private mutating func grow(to capacity: Int) {
        let larger = UnsafeMutablePointer<Row>.allocate(capacity: capacity)
        larger.moveInitialize(from: rows, count: count)
        rows.deallocate()
        rows = larger
        self.capacity = capacity
    }
}
