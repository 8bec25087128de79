import DilintKit
import SwiftFacts

/// Finds the Swift files below the paths that the user named.
///
/// Every folder is read once, whatever links and overlapping paths lead to it, so loops end and no file comes twice. A
/// folder is known by the first of: a path named by the user, its own place in the tree, the links to it in order of
/// their paths.
struct FileDiscovery: ~Copyable {
    /// What was found.
    struct Result {
        /// Sorted by the bytes of their paths.
        var files: [FilePath] = []
        /// Every `Package.swift` among them.
        var manifests: [FilePath] = []
        /// Folders that cannot be read.
        var problems: [Problem] = []
    }

    private let fileSystem: FileSystem
    private let filter: PathFilter
    private let jobs: Int
    private let progress: Progress
    private var result = Result()
    /// Of each file of `result`, in its order.
    private var identities: [FileIdentity] = []
    private var visitedFolders: Set<FileIdentity> = []
    /// Links to folders, which wait until all that is no link is known.
    private var folderLinks: [FilePath] = []
    /// Files that the user named, and links to files: they come last, if they are not among the others.
    private var namedFiles: [FilePath] = []
    private var fileLinks: [FilePath] = []

    /// - Parameter jobs: Number of threads that read folders.
    init(in fileSystem: FileSystem, filter: PathFilter, jobs: Int, progress: Progress) {
        self.fileSystem = fileSystem
        self.filter = filter
        self.jobs = jobs
        self.progress = progress
    }

    /// - Parameter roots: Paths of files and folders. They are taken whatever the filter says.
    consuming func files(below roots: [String]) -> Result {
        for root in roots { add(root: root) }
        followLinks()
        // One walk gives its files in order, several do not.
        if roots.count > 1 || !folderLinks.isEmpty || !fileLinks.isEmpty { sortAndUnite() }
        result.manifests = result.files.filter { PathText.isNamed($0.text, "Package.swift") }
        return result
    }

    private mutating func add(root: String) {
        do throws(SystemError) {
            switch try fileSystem.status(root).kind {
            case .directory: walk(from: FilePath(root))
            case .other where !Self.isOpenAlready(root):
                // A pipe that nobody writes to would be waited for without end, a device may never end.
                result.problems.append(Problem(path: root, message: "not a regular file"))
            case .regular, .symbolicLink, .other: namedFiles.append(FilePath(root))
            }
        } catch {
            result.problems.append(Problem(path: root, message: error.message))
        }
    }

    /// Whether a path is how a shell hands over what a program writes, `<(…)`, or standard input.
    private static func isOpenAlready(_ path: String) -> Bool {
        ["/dev/fd/", "/dev/stdin", "/proc/"].contains(where: path.hasPrefix)
    }

    // MARK: Walking

    /// A folder of a tree, and where the folders in it are.
    private struct Node {
        /// nil where it cannot be read, or was read before.
        var entries: FolderEntries?
        /// Number of the first folder in it: they are numbered in the order of its entries.
        var firstChild: Int
    }

    /// Reads a tree level by level, the folders of one side by side.
    private mutating func walk(from root: FilePath) {
        var nodes: [Node] = []
        var level = [root]
        var count = result.files.count
        while !level.isEmpty {
            let firstOfNext = nodes.count + level.count
            var next: [FilePath] = []
            for (path, outcome) in zip(level, entries(of: level)) {
                var node = Node(firstChild: firstOfNext + next.count)
                switch outcome {
                case .success(let entries):
                    guard visitedFolders.insert(entries.identity).inserted else { break }
                    for entry in entries.all {
                        if entry.kind == .directory { next.append(entry.path) } else { count += 1 }
                    }
                    node.entries = entries
                case .failure(let error):
                    result.problems.append(Problem(path: path.text, message: error.message))
                }
                nodes.append(node)
            }
            progress.found(count)
            level = next
        }
        take(nodes)
    }

    private func entries(of folders: [FilePath]) -> [Swift.Result<FolderEntries, SystemError>] {
        let (fileSystem, filter) = (fileSystem, filter)
        return parallelMap(count: folders.count, jobs: jobs) { number in
            Swift.Result { () throws(SystemError) in
                let directory = try folders[number].withSystemPath { (path) throws(SystemError) in
                    try fileSystem.openDirectory(path)
                }
                return try FolderEntries(of: directory, path: folders[number], filter: filter)
            }
        }
    }

    /// Takes what is in a tree, in the order of the paths.
    private mutating func take(_ nodes: [Node]) {
        var stack = [(node: 0, position: 0, child: nodes[0].firstChild)]
        while let (node, position, child) = stack.popLast() {
            guard let entries = nodes[node].entries, position < entries.all.count else { continue }
            let entry = entries.all[position]
            stack.append((node, position + 1, entry.kind == .directory ? child + 1 : child))
            switch entry.kind {
            case .regular:
                result.files.append(entry.path)
                identities.append(FileIdentity(device: entries.identity.device, inode: entry.inode))
            case .directory: stack.append((child, 0, nodes[child].firstChild))
            case .symbolicLink: postpone(entry.path)
            case .other: continue
            }
        }
    }

    // MARK: Links

    private mutating func postpone(_ link: FilePath) {
        let status: FileStatus
        do {
            status = try link.withSystemPath { (path) throws(SystemError) in try fileSystem.status(path) }
        } catch {
            // A link to nowhere is worth a word if a source is missing because of it.
            if link.text.hasSuffix(".swift"), filter.takesFile(link.text) {
                result.problems.append(Problem(path: link.text, message: error.message))
            }
            return
        }
        switch status.kind {
        case .directory: folderLinks.append(link)
        case .regular where link.text.hasSuffix(".swift") && filter.takesFile(link.text): fileLinks.append(link)
        case .regular, .symbolicLink, .other: return
        }
    }

    private mutating func followLinks() {
        var position = 0
        while position < folderLinks.count {
            walk(from: folderLinks[position])
            position += 1
        }
        guard !namedFiles.isEmpty || !fileLinks.isEmpty else { return }
        var known = Set(identities)
        for file in namedFiles + fileLinks.sorted(by: FilePath.precedes) {
            let status = try? file.withSystemPath { (path) throws(SystemError) in try fileSystem.status(path) }
            // A file that is gone by now is kept: whoever reads it says what is wrong.
            if let status, !known.insert(status.identity).inserted { continue }
            result.files.append(file)
        }
    }

    /// Brings the files of several walks into one order, each once.
    private mutating func sortAndUnite() {
        result.files.sort(by: FilePath.precedes)
        var united: [FilePath] = []
        united.reserveCapacity(result.files.count)
        for file in result.files where file != united.last { united.append(file) }
        result.files = united
    }
}
