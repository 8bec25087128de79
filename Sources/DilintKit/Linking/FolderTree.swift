/// The folders that files lie in, each once.
struct FolderTree: Sendable {
    private struct Folder: Sendable {
        /// The folder around it; -1 for an outermost one.
        var parent: Int32
        /// How many folders there are around a file in it.
        var depth: Int32
    }

    /// What is around all folders.
    static let outermost: Int32 = -1

    private var folders: [Folder] = []
    /// By folder: without those around it.
    private(set) var names: [Substring] = []
    /// By file; -1 for a file in none.
    private var folderOfFile: [Int32] = []

    /// - Parameter paths: By file, ascending by their bytes: then all that is below a folder stands together, and a folder
    ///   that was left is met no more.
    init(ofAscending paths: [String]) {
        folderOfFile.reserveCapacity(paths.count)
        /// The folders around the file before, and where each ends in its path, the slash behind it included.
        var around: [(number: Int32, end: Int)] = []
        var last = ""
        for path in paths {
            let common = path.countInCommon(with: last)
            while let inner = around.last, inner.end > common { around.removeLast() }
            while case let start = around.last?.end ?? 0, let slash = path.slash(from: start) {
                names.append(path.bytes(start..<slash))
                folders.append(Folder(parent: around.last?.number ?? Self.outermost, depth: Int32(around.count + 1)))
                around.append((number: Int32(folders.count - 1), end: slash + 1))
            }
            folderOfFile.append(around.last?.number ?? Self.outermost)
            last = path
        }
    }

    /// The number of the folder that a file lies in; -1 for none.
    func folder(of file: Int) -> Int32 { folderOfFile[file] }

    /// How many folders two files have in common, counted from outside. O(depth)
    func sharedFolders(_ left: Int, _ right: Int) -> Int {
        var (one, other) = (folderOfFile[left], folderOfFile[right])
        while one != other {
            if depth(of: one) < depth(of: other) { swap(&one, &other) }
            one = folders[Int(one)].parent
        }
        return Int(depth(of: one))
    }

    /// The folder around one; nil around the outermost.
    func folder(around folder: Int32) -> Int32? {
        folder == Self.outermost ? nil : folders[Int(folder)].parent
    }

    /// How many folders there are around a file in it.
    func depth(of folder: Int32) -> Int32 { folder < 0 ? 0 : folders[Int(folder)].depth }
}
