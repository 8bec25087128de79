import SwiftFacts

/// The rows of one body, linked both ways, and room for their values. Reused from body to body: unsafe memory, for every
/// row is written several times, and checked arrays took a third of the resolver's time.
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

    /// The rows of the body.
    private(set) var rows = ExpressionView()
    private var capacity = 0
    private var links = UnsafeMutablePointer<Links>.allocate(capacity: 0)
    /// What each row links to.
    private var targets = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
    /// Of each row; unknown at first.
    private(set) var values = UnsafeMutablePointer<Value>.allocate(capacity: 0)

    init() {}

    var count: Int { rows.count }
    /// Where the body begins in the file's table.
    var base: Int { rows.base }

    deinit {
        links.deallocate()
        targets.deallocate()
        values.deallocate()
    }

    /// The row that a row is applied to or is a part of, before it; itself for the body's first row.
    @inline(__always)
    func link(of row: Int) -> Int { Int(targets[row]) }

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

    /// The arguments of a call, in order; until the next body is loaded.
    @inline(__always)
    func arguments(of call: Int) -> Arguments { Arguments(parts: parts(of: call), rows: rows) }

    struct Arguments: Sequence, IteratorProtocol {
        fileprivate var parts: Parts
        fileprivate let rows: ExpressionView

        @inline(__always)
        mutating func next() -> Int? {
            while let part = parts.next() {
                if rows[part].kind == .argument { return part }
            }
            return nil
        }
    }

    /// Reads a body's rows. O(rows).
    mutating func load(_ rows: ExpressionView) {
        self.rows = rows
        guard count > 0 else { return }
        reserve(count)
        let (links, targets, values) = (links, targets, values)
        // The first row links to itself.
        links[0] = Links(lastLinked: 0, root: 0)
        targets[0] = 0
        values[0] = .unknown
        for row in 1..<rows.count {
            let number = Int32(truncatingIfNeeded: row)
            let link = rows.link(of: row)
            targets[row] = Int32(truncatingIfNeeded: link)
            links[row] = Links(lastLinked: number, root: number)
            values[row] = .unknown
            // Of a negative one the pattern is large.
            guard UInt(bitPattern: link) < UInt(bitPattern: row) else { continue }
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
        targets.deallocate()
        targets = .allocate(capacity: capacity)
        values.deallocate()
        values = .allocate(capacity: capacity)
    }

    /// The outermost row that is applied to an operand, an assignment to it excepted.
    func final(_ row: Int) -> Int {
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
