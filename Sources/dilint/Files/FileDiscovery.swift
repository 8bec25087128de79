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
    private var pathBytes: [UInt8] = []

    init(in fileSystem: FileSystem, filter: PathFilter, progress: Progress) {
        self.fileSystem = fileSystem
        self.filter = filter
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
            case .regular, .symbolicLink, .other: namedFiles.append(FilePath(root))
            }
        } catch {
            result.problems.append(Problem(path: root, message: error.message))
        }
    }

    // MARK: Walking

    /// A folder on the way from a root to the present place.
    private struct Frame {
        /// nil where the way is so long that its folders cannot all stay open.
        var directory: Directory?
        var device: UInt64
        /// The folder's path with a slash at its end, empty for the working directory.
        var path: [UInt8]
        var entries: FolderEntries
        var position = 0
    }

    /// As many folders stay open at once; a process may open 256 files on some systems.
    private static let depthLimit = 64

    private mutating func walk(from root: FilePath) {
        var stack: [Frame] = []
        enter(root, name: nil, stack: &stack)
        while let index = stack.indices.last {
            guard stack[index].position < stack[index].entries.count else {
                stack.removeLast()
                continue
            }
            let entry = stack[index].entries[stack[index].position]
            stack[index].position += 1
            // One buffer for all paths: the walk makes thousands.
            pathBytes.removeAll(keepingCapacity: true)
            pathBytes += stack[index].path
            pathBytes += entry.name
            let path = FilePath(bytes: pathBytes)
            switch entry.kind {
            case .regular:
                guard filter.takesFile(path.text) else { continue }
                result.files.append(path)
                identities.append(FileIdentity(device: stack[index].device, inode: entry.inode))
            case .directory: enter(path, name: Array(entry.name), stack: &stack)
            case .symbolicLink: postpone(path)
            case .other: continue
            }
        }
    }

    /// Opens a folder, reads it whole and puts it on the stack.
    ///
    /// - Parameter name: Its name in the topmost folder of the stack; nil for a root or a link.
    private mutating func enter(_ path: FilePath, name: [UInt8]?, stack: inout [Frame]) {
        do throws(SystemError) {
            let directory: Directory
            if let name, let parent = stack.last?.directory {
                directory = try FilePath(bytes: name).withSystemPath { (name) throws(SystemError) in
                    try fileSystem.openDirectory(name, in: parent)
                }
            } else {
                directory = try path.withSystemPath { (path) throws(SystemError) in
                    try fileSystem.openDirectory(path)
                }
            }
            let identity = try directory.status().identity
            guard visitedFolders.insert(identity).inserted else { return }
            progress.found(result.files.count)
            let prefix = path.text == "." ? [] : path.bytes + (path.text.hasSuffix("/") ? [] : [UInt8(ascii: "/")])
            let entries = try FolderEntries(of: directory, path: prefix, filter: filter)
            let staysOpen = stack.count < Self.depthLimit
            stack.append(
                Frame(
                    directory: staysOpen ? directory : nil, device: identity.device, path: prefix,
                    entries: entries))
        } catch {
            result.problems.append(Problem(path: path.text, message: error.message))
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
