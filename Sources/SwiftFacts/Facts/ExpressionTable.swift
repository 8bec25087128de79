/// The rows of a file's bodies, one body after the other, and which row each of them links to.
///
/// A link goes backwards and mostly not far: the row itself says how many rows, in a byte. Of the 8.7 million rows of 29
/// projects 0.7 % link further away, most of them elements of long literals and cases of long switches; these links stand
/// apart, so that no row takes 16 bytes for them instead of 12.
public struct ExpressionTable: Sendable {
    /// nil for a table without rows. Apart, as most of a project's files keep their code only for a while.
    @usableFromInline private(set) var content: Content?

    /// The rows and what holds them.
    @usableFromInline
    final class Content: Sendable {
        @usableFromInline let rows: RowView<ExpressionFact>
        /// The links that do not fit into their rows, by row, ascending.
        @usableFromInline let farLinks: RowView<FarLink>
        private let holder: RowBlock

        init(_ rows: RowView<ExpressionFact>, _ farLinks: RowView<FarLink>, in block: RowBlock) {
            var filling = RowBlock.Filling(block)
            self.rows = filling.add(rows)
            self.farLinks = filling.add(farLinks)
            holder = block
        }
    }

    /// A table without rows.
    public init() {}

    /// A copy of rows and the links that do not fit into them.
    ///
    /// - Complexity: O(rows)
    init(_ rows: RowView<ExpressionFact>, _ farLinks: RowView<FarLink>, in arena: inout RowArena) {
        content = Content(rows, farLinks, in: arena.block(byteCount: rows.room + farLinks.room))
    }

    /// Changes each row where it stands; of a table that shares its rows with others, copies of them.
    mutating func update(_ change: (inout ExpressionFact) -> Void) {
        if !isKnownUniquelyReferenced(&content), let shared = content {
            let (rows, farLinks) = (shared.rows, shared.farLinks)
            content = Content(rows, farLinks, in: RowBlock(byteCount: rows.room + farLinks.room))
        }
        content?.rows.update(change)
    }

    /// The row that a row belongs to: see `ExpressionKind`.
    ///
    /// - Complexity: O(1), and O(log far links) for a link that is far.
    @inlinable
    public func link(of row: Int) -> Int { withUnsafeRows { $0.link(of: row) } }

    /// Lends all rows where they lie in memory.
    @inlinable
    public func withUnsafeRows<Result>(_ body: (ExpressionView) -> Result) -> Result {
        guard let content else { return body(ExpressionView()) }
        return withExtendedLifetime(content) {
            body(ExpressionView(rows: content.rows.buffer, farLinks: content.farLinks.buffer, base: 0))
        }
    }

    /// Lends the rows of a body where they lie in memory.
    @inlinable
    public func withUnsafeRows<Result>(_ range: Range<UInt32>, _ body: (ExpressionView) -> Result) -> Result {
        withUnsafeRows { body($0[range]) }
    }
}

extension ExpressionTable: RandomAccessCollection {
    /// 0.
    @inlinable public var startIndex: Int { 0 }
    /// How many rows there are.
    @inlinable public var endIndex: Int { content?.rows.count ?? 0 }
    /// A row. There must be one of that number.
    @inlinable public subscript(row: Int) -> ExpressionFact { (content?.rows ?? RowView())[row] }
}

/// Makes a table row by row.
struct ExpressionTableBuilder {
    private var rows: [ExpressionFact] = []
    private var farLinks: [FarLink] = []

    /// How many rows there are.
    var count: Int { rows.count }

    /// Adds a row that links to an earlier one or to itself.
    mutating func append(
        _ kind: ExpressionKind, _ flags: ExpressionFlags, name: NameID, offset: UInt32, link: UInt32
    ) {
        let row = UInt32(rows.count)
        let distance = UInt8(exactly: row - link)
        if distance == nil { farLinks.append(FarLink(row: row, link: link)) }
        rows.append(ExpressionFact(kind: kind, flags: flags, name: name, offset: offset, distance: distance ?? 0))
    }

    /// The table of all rows.
    var table: ExpressionTable {
        var arena = RowArena(.phase)
        return rows.withUnsafeBufferPointer { rows in
            farLinks.withUnsafeBufferPointer { ExpressionTable(RowView(rows), RowView($0), in: &arena) }
        }
    }
}

/// Where a row links to whose distance does not fit into it.
@usableFromInline
struct FarLink: Sendable, Equatable {
    @usableFromInline let row: UInt32
    @usableFromInline let link: UInt32

    init(row: UInt32, link: UInt32) {
        self.row = row
        self.link = link
    }
}

/// Rows of a table where they lie in memory, all or those of a body, counted from the first of them: for loops that read
/// every row of every body.
public struct ExpressionView {
    @usableFromInline let rows: UnsafeBufferPointer<ExpressionFact>
    @usableFromInline let farLinks: UnsafeBufferPointer<FarLink>
    /// Where the rows begin in the table.
    public let base: Int

    /// No rows.
    @inlinable
    public init() {
        self.init(
            rows: UnsafeBufferPointer(start: nil, count: 0), farLinks: UnsafeBufferPointer(start: nil, count: 0),
            base: 0)
    }

    @inlinable
    init(rows: UnsafeBufferPointer<ExpressionFact>, farLinks: UnsafeBufferPointer<FarLink>, base: Int) {
        self.rows = rows
        self.farLinks = farLinks
        self.base = base
    }

    /// How many rows there are.
    @inlinable public var count: Int { rows.count }

    /// The numbers of all rows.
    @inlinable public var indices: Range<Int> { 0..<rows.count }

    /// A row.
    @inlinable public subscript(row: Int) -> ExpressionFact { rows[row] }

    /// Some of the rows, counted from the first of them: those of a body, where these are all.
    @inlinable
    public subscript(range: Range<UInt32>) -> ExpressionView {
        ExpressionView(
            rows: UnsafeBufferPointer(rebasing: rows[Int(range.lowerBound)..<Int(range.upperBound)]),
            farLinks: farLinks, base: base + Int(range.lowerBound))
    }

    /// The row that a row belongs to, before it; itself for the first one of a body.
    ///
    /// - Complexity: O(1), and O(log far links) for a link that is far.
    @inlinable
    @inline(__always)
    public func link(of row: Int) -> Int {
        let distance = Int(rows[row].distance)
        return distance > 0 ? row &- distance : farLink(of: row)
    }

    @usableFromInline
    func farLink(of row: Int) -> Int {
        let number = UInt32(base + row)
        var (low, high) = (0, farLinks.count)
        while low < high {
            let middle = (low + high) / 2
            if farLinks[middle].row < number { low = middle + 1 } else { high = middle }
        }
        guard low < farLinks.count, farLinks[low].row == number else { return row }
        return Int(farLinks[low].link) - base
    }
}
