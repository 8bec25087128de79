import SwiftFacts

/// What is gathered, read and forgotten again, for body after body or file after file, in memory that is kept.
///
/// Unsafe memory instead of an array: whoever changes an array asks first whether somebody else holds it, which takes
/// longer than most of what is done here to the hundreds of thousands of rows.
struct ReusedRows<Row: BitwiseCopyable>: ~Copyable {
    private(set) var count = 0
    private var capacity = 0
    private var rows = UnsafeMutablePointer<Row>.allocate(capacity: 0)

    init() {}

    deinit { rows.deallocate() }

    var isEmpty: Bool { count == 0 }
    var indices: Range<Int> { 0..<count }

    /// Until the next one is appended.
    var all: UnsafeBufferPointer<Row> { UnsafeBufferPointer(start: rows, count: count) }

    @inline(__always)
    subscript(_ place: Int) -> Row {
        _read {
            precondition(place >= 0 && place < count)
            yield rows[place]
        }
        _modify {
            precondition(place >= 0 && place < count)
            yield &rows[place]
        }
    }

    @inline(__always)
    mutating func append(_ row: Row) {
        if count == capacity { grow() }
        (rows + count).initialize(to: row)
        count += 1
    }

    private mutating func grow() {
        capacity = max(64, 2 * capacity)
        let more = UnsafeMutablePointer<Row>.allocate(capacity: capacity)
        more.moveInitialize(from: rows, count: count)
        rows.deallocate()
        rows = more
    }

    @inline(__always)
    mutating func popLast() -> Row? {
        guard count > 0 else { return nil }
        count -= 1
        return rows[count]
    }

    /// Forgets all but the first ones.
    mutating func truncate(to rest: Int) { count = min(count, rest) }

    mutating func removeAll() { count = 0 }
}

extension ReusedRows where Row: Comparable {
    /// Ascending and each once.
    mutating func sortWithoutRepetitions() {
        if count == 0 { return }
        var all = UnsafeMutableBufferPointer(start: rows, count: count)
        all.sort()
        var kept = 1
        for place in 1..<count where rows[place] != rows[kept - 1] {
            rows[kept] = rows[place]
            kept += 1
        }
        count = kept
    }
}

extension ReusedRows where Row: Sendable {
    /// Until the next one is appended.
    var view: RowView<Row> { RowView(all) }
}
