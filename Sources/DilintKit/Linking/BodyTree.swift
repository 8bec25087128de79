import SwiftFacts

/// The rows of one body, linked both ways. Reused from body to body: unsafe memory, for every row is written several
/// times, and checked arrays took a third of the resolver's time.
struct BodyTree: ~Copyable {
    /// What stands around a row; -1 for none.
    struct Links {
        /// The row that is applied to it (`member`, `call`, …).
        fileprivate(set) var appliedBy: Int32 = -1
        /// The first row that is part of it.
        fileprivate(set) var firstPart: Int32 = -1
        fileprivate var lastPart: Int32 = -1
        /// The next part of the row that it is part of.
        fileprivate(set) var nextPart: Int32 = -1
        /// The last row that links to it; itself where none does.
        fileprivate var lastLinked: Int32
        /// The operand at the beginning of its chain; itself for an operand.
        fileprivate(set) var root: Int32
    }

    private(set) var base = 0
    private(set) var count = 0
    private var capacity = 0
    private var links = UnsafeMutablePointer<Links>.allocate(capacity: 0)

    init() {}

    deinit { links.deallocate() }

    /// What stands around a row of the body.
    @inline(__always)
    subscript(_ row: Int) -> Links {
        _read { yield links[row] }
    }

    /// The rows that are parts of a row, in order; until the next body is loaded.
    @inline(__always)
    func parts(of row: Int) -> Parts { Parts(links: links, upcoming: links[row].firstPart) }

    struct Parts: Sequence, IteratorProtocol {
        fileprivate let links: UnsafePointer<Links>
        fileprivate var upcoming: Int32

        @inline(__always)
        mutating func next() -> Int? {
            guard upcoming >= 0 else { return nil }
            let part = Int(upcoming)
            upcoming = links[part].nextPart
            return part
        }
    }

    /// Reads a body's rows. O(rows).
    mutating func load(_ rows: UnsafeBufferPointer<ExpressionFact>, base: Int) {
        self.base = base
        count = rows.count
        reserve(count)
        let links = links
        for row in 0..<rows.count {
            let number = Int32(truncatingIfNeeded: row)
            links[row] = Links(lastLinked: number, root: number)
            let link = Int(rows[row].link) &- base
            guard link >= 0, link < row else { continue }
            links[link].lastLinked = number
            if rows[row].kind.isApplied {
                links[link].appliedBy = number
                links[row].root = links[link].root
            } else if rows[row].kind != .scopeEnd {
                let last = Int(links[link].lastPart)
                if last < 0 { links[link].firstPart = number } else { links[last].nextPart = number }
                links[link].lastPart = number
            }
        }
    }

    /// The last row that belongs to a row, however deep: few rows are asked, and most of those have little in them.
    ///
    /// Links to a row stand in one run with all that links to them, so that the last one's last one is the last of all.
    /// O(depth), once a row: what was found is kept.
    func end(of row: Int) -> Int {
        var end = row
        while links[end].lastLinked > end { end = Int(links[end].lastLinked) }
        links[row].lastLinked = Int32(truncatingIfNeeded: end)
        return end
    }

    private mutating func reserve(_ needed: Int) {
        guard needed > capacity else { return }
        capacity = max(needed, capacity * 2, 256)
        links.deallocate()
        links = .allocate(capacity: capacity)
    }

    /// The outermost row that is applied to an operand, an assignment to it excepted.
    func final(_ row: Int, _ rows: UnsafeBufferPointer<ExpressionFact>) -> Int {
        var current = row
        while links[current].appliedBy >= 0, rows[Int(links[current].appliedBy)].kind != .assignment {
            current = Int(links[current].appliedBy)
        }
        return current
    }
}

extension ExpressionKind {
    /// Whether a row is applied to the operand that it links to.
    var isApplied: Bool {
        switch self {
        case .member, .call, .subscriptCall, .cast, .assignment: true
        default: false
        }
    }
}
