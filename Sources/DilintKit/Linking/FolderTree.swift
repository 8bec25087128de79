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
    private var numbers: [Substring: Int32] = [:]
    /// By file; -1 for a file in none.
    private var folderOfFile: [Int32] = []

    /// - Parameter paths: By file; those of one folder are best one after the other.
    init(of paths: some Collection<String>) {
        folderOfFile.reserveCapacity(paths.count)
        /// The folder of the file before, with the slash behind it.
        var last = (path: "", number: Self.outermost)
        for path in paths {
            if !path.lies(in: last.path) {
                let folder = path.folder
                last = (folder, folder.isEmpty ? Self.outermost : number(of: folder.bytes(0..<folder.utf8.count - 1)))
            }
            folderOfFile.append(last.number)
        }
        numbers = [:]
    }

    /// The number of a folder, new with those around it if it was not met before.
    private mutating func number(of folder: Substring) -> Int32 {
        if let known = numbers[folder] { return known }
        let slash = folder.lastSlash
        let parent = slash.map { self.number(of: folder[..<$0]) } ?? -1
        let number = Int32(folders.count)
        folders.append(Folder(parent: parent, depth: parent < 0 ? 1 : folders[Int(parent)].depth + 1))
        numbers[folder] = number
        return number
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
