/// Rows that never change again.
///
/// Slices of it are plain buffers: handing out a slice of an array counts references, which took a tenth of the time of
/// resolving code. They live as long as the table, and the table as long as the index it is part of.
struct FrozenRows<Row: Sendable>: @unchecked Sendable {
    private let storage: Storage
    private let rows: UnsafeBufferPointer<Row>

    /// Copies the rows. O(rows)
    init(_ rows: [Row]) {
        storage = Storage(rows)
        self.rows = UnsafeBufferPointer(storage.rows)
    }

    var count: Int { rows.count }

    @inline(__always)
    subscript(_ row: Int) -> Row { rows[row] }

    @inline(__always)
    subscript(_ range: Range<Int>) -> UnsafeBufferPointer<Row> { UnsafeBufferPointer(rebasing: rows[range]) }

    private final class Storage {
        let rows: UnsafeMutableBufferPointer<Row>

        init(_ rows: [Row]) {
            self.rows = .allocate(capacity: rows.count)
            _ = self.rows.initialize(fromContentsOf: rows)
        }

        deinit {
            rows.deinitialize()
            rows.deallocate()
        }
    }
}

/// Rows in groups, one after the other: asked for by the number of the group.
struct FrozenGroups<Row: Sendable>: Sendable {
    private let rows: FrozenRows<Row>
    /// Where each group begins; the last is where all end.
    private let starts: FrozenRows<Int32>

    /// - Parameter starts: Ascending; one more than there are groups.
    init(_ rows: [Row], starts: [Int32]) {
        self.rows = FrozenRows(rows)
        self.starts = FrozenRows(starts)
    }

    /// Gathers rows by their group, keeping their order within one. O(groups + rows)
    init(_ pairs: [(group: Int, row: Row)], count: Int) {
        var starts = [Int32](repeating: 0, count: count + 1)
        for pair in pairs { starts[pair.group + 1] += 1 }
        for group in 0..<count { starts[group + 1] += starts[group] }
        var free = starts
        var order = [Int32](repeating: 0, count: pairs.count)
        for (number, pair) in pairs.enumerated() {
            order[Int(free[pair.group])] = Int32(number)
            free[pair.group] += 1
        }
        self.init(order.map { pairs[Int($0)].row }, starts: starts)
    }

    /// Groups of rows as they stand. O(rows)
    init(_ groups: some Sequence<some Collection<Row>>) {
        var rows: [Row] = []
        var starts: [Int32] = [0]
        for group in groups {
            rows.append(contentsOf: group)
            starts.append(Int32(rows.count))
        }
        self.init(rows, starts: starts)
    }

    /// How many rows the groups before have.
    func start(of group: Int) -> Int { Int(starts[group]) }

    @inline(__always)
    subscript(_ group: Int) -> UnsafeBufferPointer<Row> {
        rows[Int(starts[group])..<Int(starts[group + 1])]
    }
}
