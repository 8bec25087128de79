/// Rows that somebody else holds: handed around as two numbers.
///
/// An array counts a reference each time it is handed around, in a header that often nothing else has brought near.
/// Subscripts are checked, as those of arrays are.
///
/// - Precondition: Rows are trivial. Whoever holds them outlives the view, and nobody changes them meanwhile.
public struct RowView<Row: Sendable>: RandomAccessCollection, @unchecked Sendable {
    /// The rows as they stand in memory.
    public let buffer: UnsafeBufferPointer<Row>

    /// Of no rows.
    @inlinable
    public init() { buffer = UnsafeBufferPointer(start: nil, count: 0) }

    /// Of what stands in memory.
    @inlinable
    public init(_ rows: UnsafeBufferPointer<Row>) { buffer = rows }

    /// Number of rows.
    @inlinable public var count: Int { buffer.count }
    /// 0
    @inlinable public var startIndex: Int { 0 }
    /// `count`
    @inlinable public var endIndex: Int { buffer.count }

    /// A row. There must be one of that number.
    @inlinable
    public subscript(index: Int) -> Row {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: buffer.count), "no such row")
        return buffer[index]
    }

    /// All rows in order.
    @inlinable
    public func makeIterator() -> UnsafeBufferPointer<Row>.Iterator { buffer.makeIterator() }

    /// Lets the standard library read the rows in place.
    @inlinable
    public func withContiguousStorageIfAvailable<Result>(
        _ body: (UnsafeBufferPointer<Row>) throws -> Result
    ) rethrows -> Result? {
        try body(buffer)
    }

    /// Changes each row where it stands, which nobody else may be looking at.
    func update(_ change: (inout Row) -> Void) {
        let rows = UnsafeMutableBufferPointer(mutating: buffer)
        for row in rows.indices { change(&rows[row]) }
    }
}

/// Rows together with what holds them.
public struct HeldRows<Row: Sendable>: RandomAccessCollection, Sendable {
    private let rows: RowView<Row>
    private let holder: RowBlock?

    init(_ rows: RowView<Row>, in holder: RowBlock?) {
        self.rows = rows
        self.holder = holder
    }

    /// 0
    public var startIndex: Int { 0 }
    /// The number of rows.
    public var endIndex: Int { rows.count }
    /// A row. There must be one of that number.
    public subscript(index: Int) -> Row { rows[index] }
}
