import SwiftFacts

/// Some of the rows that all files have of one kind, as bits: hashing a row costs thirty times as much as to ask here.
struct RowSet<Fact>: Sendable {
    /// Groups of as many rows as the files have; what stands in them is not read.
    private let rows: FrozenGroups<ResolvedType>
    private var bits: [UInt64]

    /// None of the rows.
    ///
    /// - Parameter rows: By file, of whatever is kept for each row.
    init(of rows: FrozenGroups<ResolvedType>) {
        self.rows = rows
        bits = Array(repeating: 0, count: (rows.rowCount + 63) / 64)
    }

    @inline(__always)
    func contains(_ id: RowID<Fact>) -> Bool {
        let number = rows.start(of: id.fileIndex) + id.index
        return bits[number >> 6] & (1 << UInt64(number & 63)) != 0
    }

    mutating func insert(_ id: RowID<Fact>) {
        let number = rows.start(of: id.fileIndex) + id.index
        bits[number >> 6] |= 1 << UInt64(number & 63)
    }
}

extension RowSet<PropertyFact> {
    /// No property.
    init(in index: ProjectIndex) { self.init(of: index.propertyTypes) }
}

extension RowSet<FunctionFact> {
    /// No function.
    init(in index: ProjectIndex) { self.init(of: index.resultTypes) }
}
