import DilintKit

/// The entries of one folder that matter, in an order in which walking them gives the paths of all files below in the
/// order of their bytes.
struct FolderEntries: Sendable {
    struct Entry: Sendable {
        var path: FilePath
        var kind: FileStatus.Kind
        var inode: UInt64
    }

    /// Of the folder.
    let identity: FileIdentity
    let all: [Entry]

    /// - Parameter path: Of the folder.
    init(of directory: Directory, path: FilePath, filter: PathFilter) throws(SystemError) {
        let prefix = path.text == "." ? [] : path.bytes + (path.text.hasSuffix("/") ? [] : [UInt8(ascii: "/")])
        var rows = FolderRows()
        while let (name, kind, inode) = try directory.next() {
            if Self.matters(name, kind, prefix, filter) { rows.add(name, kind, inode) }
        }
        identity = try directory.status().identity
        let entries = rows.entries(prefix)
        all = filter.isEmpty ? entries : entries.filter { $0.kind != .regular || filter.takesFile($0.path.text) }
    }

    private static func matters(
        _ name: UnsafeBufferPointer<UInt8>, _ kind: FileStatus.Kind, _ prefix: [UInt8], _ filter: PathFilter
    ) -> Bool {
        func path() -> String { String(decoding: prefix + name, as: UTF8.self) }
        switch kind {
        case .regular: return name.hasSuffix(".swift") && name.first != UInt8(ascii: ".")
        case .directory: return !isSelfOrParent(name) && filter.entersFolder(path(), name: name)
        // Most links are to no source and no folder, but only following them tells.
        case .symbolicLink: return filter.entersFolder(path(), name: name) && !name.hasPrefix("bazel-")
        case .other: return false
        }
    }

    private static func isSelfOrParent(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        name.first == UInt8(ascii: ".") && (name.count == 1 || name.count == 2 && name[1] == UInt8(ascii: "."))
    }
}

/// Entries of a folder while they are put into order: bytes, as making a path of each name costs more than sorting.
private struct FolderRows {
    private struct Row {
        var start: Int
        var end: Int
        var kind: FileStatus.Kind
        var inode: UInt64
    }

    /// The names one behind the other, those of folders with a slash: `a.swift` comes before what is in `a`.
    private var names: [UInt8] = []
    private var rows: [Row] = []

    init() {
        // Of most folders, so that nothing grows bit by bit.
        names.reserveCapacity(512)
        rows.reserveCapacity(16)
    }

    mutating func add(_ name: UnsafeBufferPointer<UInt8>, _ kind: FileStatus.Kind, _ inode: UInt64) {
        let start = names.count
        names += name
        if kind == .directory { names.append(UInt8(ascii: "/")) }
        rows.append(Row(start: start, end: names.count, kind: kind, inode: inode))
    }

    /// - Parameter prefix: What stands before each name in its path.
    consuming func entries(_ prefix: [UInt8]) -> [FolderEntries.Entry] {
        names.withUnsafeBufferPointer { names in
            rows.sort { left, right in
                names[left.start..<left.end].lexicographicallyPrecedes(names[right.start..<right.end])
            }
        }
        // One buffer for all paths.
        var path = prefix
        return rows.map { row in
            path.removeSubrange(prefix.count...)
            path += names[row.start..<(row.kind == .directory ? row.end - 1 : row.end)]
            return FolderEntries.Entry(path: FilePath(bytes: path), kind: row.kind, inode: row.inode)
        }
    }
}
