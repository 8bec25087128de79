import SwiftFacts

/// What the code of all files mentions, calls and reaches, by file.
struct ProjectUses: RandomAccessCollection, Sendable {
    private let rows: FrozenRows<FileUses.Row>
    /// The files in which some library is told or asked anything, ascending: whoever asks for nothing else need not go
    /// through all.
    let wired: [Int]

    /// - Parameter files: By file.
    init(_ files: [FileUses.Row]) {
        let rows = FrozenRows(files)
        self.rows = rows
        wired = files.indices.filter { FileUses(rows.place(of: $0)).isWired }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { rows.count }

    subscript(_ file: Int) -> FileUses { FileUses(rows.place(of: file)) }
}
