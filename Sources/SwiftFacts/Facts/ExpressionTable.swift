/// The rows of a file's bodies, one body after the other, which row each of them links to, and where in the file it begins.
///
/// A link goes backwards and mostly not far: the row itself says how many rows, in a byte. Of the 8.7 million rows of 29
/// projects 0.7 % link further away, most of them elements of long literals and cases of long switches; these links stand
/// apart. So do offsets, which are asked of few rows, by their lower halves: the upper ones are 0 in files below 64 KiB. A
/// row takes ten bytes, of which those who go through all rows read eight.
public struct ExpressionTable: Sendable {
    /// nil for a table without rows. Apart, as most of a project's files keep their code only for a while.
    @usableFromInline private(set) var content: Content?

    /// The rows and what holds them.
    @usableFromInline
    final class Content: Sendable {
        @usableFromInline let block: RowBlock
        @usableFromInline let keptRows: BlockRows<ExpressionFact>
        @usableFromInline let lowOffsets: BlockRows<UInt16>
        @usableFromInline let farLinks: BlockRows<FarRow>
        @usableFromInline let highOffsets: BlockRows<FarRow>

        /// - Parameter block: That nobody else fills, with room for a copy of the rows.
        init(_ view: ExpressionView, in block: RowBlock) {
            var filling = RowBlock.Filling(block)
            keptRows = filling.keep(RowView(view.rows))
            lowOffsets = filling.keep(RowView(view.lowOffsets))
            farLinks = filling.keep(RowView(view.farLinks))
            highOffsets = filling.keep(RowView(view.highOffsets))
            self.block = block
        }

        @inlinable var rows: RowView<ExpressionFact> { block[keptRows] }

        @inlinable var view: ExpressionView {
            ExpressionView(
                rows: rows.buffer, lowOffsets: block[lowOffsets].buffer, farLinks: block[farLinks].buffer,
                highOffsets: block[highOffsets].buffer, base: 0)
        }
    }

    /// A table without rows.
    public init() {}

    /// A copy of rows.
    ///
    /// - Complexity: O(rows)
    init(_ rows: ExpressionView, in arena: inout RowArena) {
        content = Content(rows, in: arena.block(byteCount: rows.room))
    }

    /// Changes each row where it stands; of a table that shares its rows with others, copies of them.
    mutating func update(_ change: (inout ExpressionFact) -> Void) {
        if !isKnownUniquelyReferenced(&content), let view = content?.view {
            content = Content(view, in: RowBlock(byteCount: view.room))
        }
        content?.rows.update(change)
    }

    /// The row that a row belongs to: see `ExpressionKind`.
    ///
    /// - Complexity: O(1), and O(log far links) for a link that is far.
    @inlinable
    public func link(of row: Int) -> Int { withUnsafeRows { $0.link(of: row) } }

    /// Offset of a row's first byte.
    ///
    /// - Complexity: O(1), in a file of 64 KiB and more O(log such a file's parts).
    @inlinable
    public func offset(of row: Int) -> UInt32 { withUnsafeRows { $0.offset(of: row) } }

    /// Lends all rows where they lie in memory.
    @inlinable
    public func withUnsafeRows<Result>(_ body: (ExpressionView) -> Result) -> Result {
        guard let content else { return body(ExpressionView()) }
        return withExtendedLifetime(content) { body(content.view) }
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
