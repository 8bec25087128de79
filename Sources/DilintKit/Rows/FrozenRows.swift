/// Rows that never change again.
///
/// Slices of it are plain buffers: handing out a slice of an array counts references, which took a tenth of the time of
/// resolving code. They live as long as the table, and the table as long as the index it is part of.
struct FrozenRows<Row: Sendable>: @unchecked Sendable {
    private let storage: Storage
    private let rows: UnsafeBufferPointer<Row>

    /// - Parameter storage: Full, and filled by nobody any more.
    fileprivate init(_ storage: Storage) {
        self.storage = storage
        rows = UnsafeBufferPointer(storage.rows)
    }

    /// Copies the rows. O(rows)
    init(_ rows: some Collection<Row>) {
        storage = Storage(rows)
        self.rows = UnsafeBufferPointer(storage.rows)
    }

    /// Copies the rows of all parts, one part after the other. O(rows)
    init(joining parts: [[Row]]) {
        storage = Storage(emptyWithCount: parts.reduce(0) { $0 + $1.count })
        var free = storage.rows[...]
        for part in parts { free = free[free.initialize(fromContentsOf: part)...] }
        rows = UnsafeBufferPointer(storage.rows)
    }

    /// As many rows as told, filled in place. O(rows)
    init(count: Int, repeating row: Row, _ fill: (UnsafeMutableBufferPointer<Row>) -> Void) {
        storage = Storage(repeating: row, count: count)
        fill(storage.rows)
        rows = UnsafeBufferPointer(storage.rows)
    }

    /// The same rows but for what is changed in place. O(rows)
    func changed(_ change: (UnsafeMutableBufferPointer<Row>) -> Void) -> FrozenRows {
        let copy = FrozenRows(rows)
        change(copy.storage.rows)
        return copy
    }

    var count: Int { rows.count }

    /// In order; as long as the table lives.
    var all: UnsafeBufferPointer<Row> { rows }

    @inline(__always)
    subscript(_ row: Int) -> Row { rows[row] }

    @inline(__always)
    subscript(_ range: Range<Int>) -> UnsafeBufferPointer<Row> { UnsafeBufferPointer(rebasing: rows[range]) }

    fileprivate final class Storage {
        let rows: UnsafeMutableBufferPointer<Row>

        /// Whoever makes it gives each row its first value.
        init(emptyWithCount count: Int) { rows = .allocate(capacity: count) }

        init(_ rows: some Collection<Row>) {
            self.rows = .allocate(capacity: rows.count)
            _ = self.rows.initialize(fromContentsOf: rows)
        }

        init(repeating row: Row, count: Int) {
            rows = .allocate(capacity: count)
            rows.initialize(repeating: row)
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
    init(_ rows: [Row], starts: [Int32]) { self.init(rows: FrozenRows(rows), starts: FrozenRows(starts)) }

    /// Groups whose rows are written in place.
    ///
    /// - Parameter starts: Ascending; one more than there are groups.
    /// - Parameter fill: Gives each row its first value.
    init(starts: [Int32], fill: (UnsafeMutableBufferPointer<Row>) -> Void) {
        let storage = FrozenRows<Row>.Storage(emptyWithCount: Int(starts.last ?? 0))
        fill(storage.rows)
        self.init(rows: FrozenRows(storage), starts: FrozenRows(starts))
    }

    private init(rows: FrozenRows<Row>, starts: FrozenRows<Int32>) {
        self.rows = rows
        self.starts = starts
    }

    /// Gathers rows by their group, keeping their order within one. O(groups + rows)
    init(_ pairs: some Collection<(group: Int, row: Row)>, count: Int) {
        guard let any = pairs.first?.row else {
            self.init([], starts: Array(repeating: 0, count: count + 1))
            return
        }
        var rows = FrozenRows<Row>([])
        let starts = FrozenRows<Int32>(count: count + 1, repeating: 0) { starts in
            for pair in pairs { starts[pair.group + 1] += 1 }
            for group in 0..<count { starts[group + 1] += starts[group] }
            // Moves the start of each group to where it ends and the next one begins.
            rows = FrozenRows(count: pairs.count, repeating: any) { rows in
                for pair in pairs {
                    rows[Int(starts[pair.group])] = pair.row
                    starts[pair.group] += 1
                }
            }
            for group in stride(from: count, to: 0, by: -1) { starts[group] = starts[group - 1] }
            starts[0] = 0
        }
        self.init(rows: rows, starts: starts)
    }

    /// Groups of rows as they stand. O(rows)
    init(_ groups: some Collection<some Collection<Row>>) {
        var rows: [Row] = []
        rows.reserveCapacity(groups.reduce(0) { $0 + $1.count })
        var starts: [Int32] = [0]
        starts.reserveCapacity(groups.count + 1)
        for group in groups {
            rows.append(contentsOf: group)
            starts.append(Int32(rows.count))
        }
        self.init(rows, starts: starts)
    }

    /// Groups whose lengths are known, filled side by side: an array for each group would be an allocation a file.
    ///
    /// - Parameter fill: Is given the number of a group and its rows, all of which are `row`.
    init(
        lengths: some Sequence<Int32>, repeating row: Row, workers: WorkerPool,
        fill: @Sendable (Int, UnsafeMutableBufferPointer<Row>) -> Void
    ) where Row: BitwiseCopyable {
        let groups = UnfilledGroups(lengths: lengths, repeating: row)
        parallelForEach(count: groups.count, workers: workers) { fill($0, groups.begin($0)) }
        self.init(groups)
    }

    /// The groups of all parts, one part after the other. O(groups + rows)
    init(_ parts: [GrowingGroups<Row>]) {
        var starts: [Int32] = [0]
        starts.reserveCapacity(parts.reduce(1) { $0 + $1.ends.count })
        var first: Int32 = 0
        for part in parts {
            for end in part.ends { starts.append(first + end) }
            first += Int32(part.rows.count)
        }
        self.init(rows: FrozenRows(joining: parts.map { $0.rows }), starts: FrozenRows(starts))
    }

    /// Groups of which each has been filled.
    init(_ filled: UnfilledGroups<Row>) where Row: BitwiseCopyable {
        self.init(rows: FrozenRows(filled.storage), starts: filled.starts)
    }

    /// The same groups but for some rows. O(rows)
    func replacing(_ changes: some Sequence<(group: Int, place: Int, row: Row)>) -> FrozenGroups {
        let changed = rows.changed { rows in
            for change in changes { rows[start(of: change.group) + change.place] = change.row }
        }
        return FrozenGroups(rows: changed, starts: starts)
    }

    /// Whether there is no group.
    var isEmpty: Bool { starts.count <= 1 }

    /// How many rows all groups have.
    var rowCount: Int { rows.count }

    /// How many rows the groups before have.
    func start(of group: Int) -> Int { Int(starts[group]) }

    @inline(__always)
    subscript(_ group: Int) -> UnsafeBufferPointer<Row> {
        rows[Int(starts[group])..<Int(starts[group + 1])]
    }
}

/// Groups that are filled one after the other.
struct GrowingGroups<Row: Sendable>: Sendable {
    /// Those of all groups; what is added belongs to the last one.
    var rows: [Row] = []
    /// Where each group ends.
    fileprivate private(set) var ends: [Int32] = []

    /// What is added next belongs to another group.
    mutating func endGroup() { ends.append(Int32(rows.count)) }
}

/// Groups whose lengths are known and whose rows are not: what fills several tables in one pass begins with one of each.
struct UnfilledGroups<Row: BitwiseCopyable & Sendable>: @unchecked Sendable {
    fileprivate let storage: FrozenRows<Row>.Storage
    fileprivate let starts: FrozenRows<Int32>
    private let row: Row

    init(lengths: some Sequence<Int32>, repeating row: Row) {
        var starts: [Int32] = [0]
        starts.reserveCapacity(lengths.underestimatedCount + 1)
        var end: Int32 = 0
        for length in lengths {
            end += length
            starts.append(end)
        }
        storage = FrozenRows<Row>.Storage(emptyWithCount: Int(end))
        self.starts = FrozenRows(starts)
        self.row = row
    }

    var count: Int { starts.count - 1 }

    /// The rows of a group, all of which are `row`: they get that by whoever fills them, for then their memory is touched
    /// on as many threads. Each group is begun once.
    func begin(_ group: Int) -> UnsafeMutableBufferPointer<Row> {
        let rows = UnsafeMutableBufferPointer(rebasing: storage.rows[Int(starts[group])..<Int(starts[group + 1])])
        rows.initialize(repeating: row)
        return rows
    }
}

extension FrozenGroups where Row: Equatable {
    func hasSameRows(as other: FrozenGroups) -> Bool { rows.all.elementsEqual(other.rows.all) }
}
