/// Rows of a body, ascending. Reused from body to body: unsafe memory, for there are as many as every second row of all
/// code, and to append to an array costs more than what is done for most of them.
struct RowList: ~Copyable {
    private(set) var count = 0
    private var capacity = 0
    private var rows = UnsafeMutablePointer<Int32>.allocate(capacity: 0)

    init() {}

    deinit { rows.deallocate() }

    @inline(__always)
    subscript(_ place: Int) -> Int { Int(rows[place]) }

    /// Makes room; what is in the list is lost where there was less.
    mutating func reserve(_ needed: Int) {
        guard needed > capacity else { return }
        capacity = max(needed, capacity * 2, 256)
        rows.deallocate()
        rows = .allocate(capacity: capacity)
    }

    mutating func removeAll() { count = 0 }

    /// There has to be room.
    @inline(__always)
    mutating func append(_ row: Int) {
        rows[count] = Int32(truncatingIfNeeded: row)
        count += 1
    }
}
