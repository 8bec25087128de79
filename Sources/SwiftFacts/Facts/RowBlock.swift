/// Memory with the rows of several tables one behind the other.
///
/// A project has a hundred thousand tables, most of them short. An array each costs as many allocations, and for every
/// table a header as long as a row or two.
@usableFromInline package final class RowBlock: @unchecked Sendable {
    /// Where each table may begin, in bytes: enough for every row.
    @usableFromInline package static var alignment: Int { 8 }
    /// Where tables without rows stand that no block holds.
    static var nowhere: UnsafeRawPointer { UnsafeRawPointer(bitPattern: alignment).unsafelyUnwrapped }

    /// What holds the memory, for this block and perhaps others.
    private let region: RowRegion
    @usableFromInline let memory: UnsafeMutableRawPointer
    @usableFromInline let byteCount: Int

    /// In memory of its own.
    ///
    /// - Parameter byteCount: The room of all rows that are going to be added.
    package convenience init(byteCount: Int) {
        self.init(in: RowRegion(byteCount: byteCount), from: 0, byteCount: byteCount)
    }

    /// - Parameter start: From where in the region on the memory is for this block alone, in bytes.
    init(in region: RowRegion, from start: Int, byteCount: Int) {
        self.region = region
        memory = region.memory + start
        self.byteCount = byteCount
    }

    /// A block with copies of some rows and nothing else.
    package static func holding<Row>(_ rows: RowView<Row>) -> (rows: RowView<Row>, holder: RowBlock) {
        var filling = Filling(RowBlock(byteCount: rows.room))
        return (filling.add(rows), filling.block)
    }

    /// Copies tables into a block, one behind the other.
    ///
    /// Apart from the block: a class asks at run time, for each table, whether somebody else is changing it.
    @usableFromInline package struct Filling: ~Copyable {
        /// Holds what was added.
        @usableFromInline package let block: RowBlock
        @usableFromInline var used = 0

        /// - Parameter block: That nobody else fills.
        @inlinable
        package init(_ block: RowBlock) { self.block = block }

        /// Copies rows behind those that are there.
        ///
        /// - Precondition: There is room for them.
        @inlinable
        package mutating func add<Row>(_ rows: RowView<Row>) -> RowView<Row> { block[keep(rows)] }

        /// The same, for whoever keeps the block once and has many tables.
        @inlinable
        package mutating func keep<Row>(_ rows: RowView<Row>) -> BlockRows<Row> {
            guard let first = rows.buffer.baseAddress, rows.count > 0 else { return BlockRows(start: 0, count: 0) }
            precondition(used + rows.room <= block.byteCount, "no room")
            (block.memory + used).initializeMemory(as: Row.self, from: first, count: rows.count)
            defer { used += rows.room }
            return BlockRows(start: used, count: rows.count)
        }
    }

    /// Rows of this block.
    @inlinable
    package subscript<Row>(_ rows: BlockRows<Row>) -> RowView<Row> {
        let first = UnsafeRawPointer(memory + Int(rows.start)).assumingMemoryBound(to: Row.self)
        return RowView(UnsafeBufferPointer(start: first, count: Int(rows.count)))
    }
}

/// Rows by where they stand in a block, in half the room of a view: who has many tables keeps the block once.
@usableFromInline package struct BlockRows<Row: Sendable>: Sendable {
    /// In bytes.
    @usableFromInline let start: UInt32
    @usableFromInline let count: UInt32

    /// No rows.
    @inlinable
    init() { (start, count) = (0, 0) }

    @inlinable
    init(start: Int, count: Int) { (self.start, self.count) = (UInt32(start), UInt32(count)) }
}

extension RowView {
    /// How many bytes of a block the rows take.
    @inlinable package var room: Int {
        (count * MemoryLayout<Row>.stride + RowBlock.alignment - 1) & -RowBlock.alignment
    }
}
