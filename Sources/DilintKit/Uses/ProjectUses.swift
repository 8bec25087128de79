import SwiftFacts

/// What the code of all files mentions, calls and reaches, by file.
struct ProjectUses: RandomAccessCollection, Sendable {
    private let files: [FileUses]
    /// The files in which some library is told or asked anything, ascending: whoever asks for nothing else need not go
    /// through all.
    let wired: [Int]

    init(_ files: [FileUses]) {
        self.files = files
        wired = files.indices.filter { files[$0].isWired }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { files.count }

    subscript(_ file: Int) -> FileUses { files[file] }
}
