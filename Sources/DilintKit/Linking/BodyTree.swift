import SwiftFacts

/// The rows of one body, linked both ways. Reused from body to body: unsafe buffers, for every row is written several
/// times, and checked arrays took a third of the resolver's time.
struct BodyTree: ~Copyable {
    private(set) var base = 0
    private(set) var count = 0
    private var capacity = 0
    /// By row of the body: the row that is applied to it (`member`, `call`, …), -1 without.
    private(set) var appliedBy = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
    /// By row: the first row that is part of it, and the next part of the same row.
    private(set) var firstPart = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
    private(set) var nextPart = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
    private var lastPart = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
    /// By row: the last row that belongs to it, however deep.
    private(set) var end = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
    /// By row: the operand at the beginning of its chain; itself for an operand.
    private(set) var root = UnsafeMutablePointer<Int32>.allocate(capacity: 0)

    init() {}

    deinit {
        for buffer in [appliedBy, firstPart, nextPart, lastPart, end, root] { buffer.deallocate() }
    }

    /// Reads a body's rows. O(rows).
    mutating func load(_ rows: UnsafeBufferPointer<ExpressionFact>, base: Int) {
        self.base = base
        count = rows.count
        reserve(count)
        for row in 0..<count {
            appliedBy[row] = -1
            firstPart[row] = -1
            nextPart[row] = -1
            lastPart[row] = -1
            end[row] = Int32(row)
            root[row] = Int32(row)
            guard row > 0 else { continue }
            let link = Int(rows[row].link) - base
            guard link >= 0, link < row else { continue }
            if rows[row].kind.isApplied {
                appliedBy[link] = Int32(row)
                root[row] = root[link]
            } else if rows[row].kind != .scopeEnd {
                if lastPart[link] < 0 {
                    firstPart[link] = Int32(row)
                } else {
                    nextPart[Int(lastPart[link])] = Int32(row)
                }
                lastPart[link] = Int32(row)
            }
        }
        for row in stride(from: count - 1, to: 0, by: -1) {
            let link = Int(rows[row].link) - base
            if link >= 0, link < row, end[link] < end[row] { end[link] = end[row] }
        }
    }

    private mutating func reserve(_ needed: Int) {
        guard needed > capacity else { return }
        capacity = max(needed, capacity * 2, 256)
        for buffer in [appliedBy, firstPart, nextPart, lastPart, end, root] { buffer.deallocate() }
        appliedBy = .allocate(capacity: capacity)
        firstPart = .allocate(capacity: capacity)
        nextPart = .allocate(capacity: capacity)
        lastPart = .allocate(capacity: capacity)
        end = .allocate(capacity: capacity)
        root = .allocate(capacity: capacity)
    }

    /// The outermost row that is applied to an operand, an assignment to it excepted.
    func final(_ row: Int, _ rows: UnsafeBufferPointer<ExpressionFact>) -> Int {
        var current = row
        while appliedBy[current] >= 0, rows[Int(appliedBy[current])].kind != .assignment {
            current = Int(appliedBy[current])
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

    /// Whether a row opens a scope, which a `scopeEnd` closes.
    var opensScope: Bool {
        switch self {
        case .scope, .closure, .localFunction: true
        default: false
        }
    }
}
