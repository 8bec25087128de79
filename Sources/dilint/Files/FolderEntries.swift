/// The entries of one folder that matter, in an order in which walking them gives the paths of all files below in the
/// order of their bytes.
struct FolderEntries {
    struct Entry {
        var name: ArraySlice<UInt8>
        var kind: FileStatus.Kind
        var inode: UInt64
    }

    private struct Row {
        var start: Int
        var end: Int
        var kind: FileStatus.Kind
        var inode: UInt64
    }

    /// The names one behind the other, those of folders with a slash: `a.swift` comes before what is in `a`.
    private var names: [UInt8] = []
    private var rows: [Row] = []

    /// - Parameter path: Of the folder, with a slash at its end.
    init(of directory: Directory, path: [UInt8], filter: PathFilter) throws(SystemError) {
        while let (name, kind, inode) = try directory.next() {
            switch kind {
            case .regular:
                guard name.hasSuffix(".swift"), name.first != UInt8(ascii: ".") else { continue }
            case .directory:
                guard !Self.isSelfOrParent(name), filter.entersFolder(Self.path(path, name), name: name) else {
                    continue
                }
            case .symbolicLink:
                // Most links are to no source and no folder, but only following them tells.
                guard filter.entersFolder(Self.path(path, name), name: name), !name.hasPrefix("bazel-") else {
                    continue
                }
            case .other: continue
            }
            let start = names.count
            names += name
            if kind == .directory { names.append(UInt8(ascii: "/")) }
            rows.append(Row(start: start, end: names.count, kind: kind, inode: inode))
        }
        sort()
    }

    var count: Int { rows.count }

    subscript(position: Int) -> Entry {
        let row = rows[position]
        let end = row.kind == .directory ? row.end - 1 : row.end
        return Entry(name: names[row.start..<end], kind: row.kind, inode: row.inode)
    }

    private mutating func sort() {
        names.withUnsafeBufferPointer { names in
            rows.sort { left, right in
                names[left.start..<left.end].lexicographicallyPrecedes(names[right.start..<right.end])
            }
        }
    }

    private static func isSelfOrParent(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        name.first == UInt8(ascii: ".") && (name.count == 1 || name.count == 2 && name[1] == UInt8(ascii: "."))
    }

    private static func path(_ folder: [UInt8], _ name: UnsafeBufferPointer<UInt8>) -> String {
        String(decoding: folder + name, as: UTF8.self)
    }
}
