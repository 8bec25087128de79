import DilintKit
import SwiftFacts

/// Finds the Swift files below the paths that the user named, one run of them after the other, so that the first can be
/// read before the last are found.
///
/// Every folder is read once, whatever links and overlapping paths lead to it, so loops end and no file comes twice. A
/// folder is known by the first of: a path named by the user, its own place in the tree, the links to it in order of
/// their paths.
struct FileDiscovery: ~Copyable {
    /// Files that follow one another.
    struct Found {
        /// Within one tree in the order of their paths' bytes.
        var files: [FilePath]
        /// Whether they are no links, pipes or devices. Then they lie in one folder.
        var areRegular: Bool
        /// Each `Package.swift` that was met since the last run. No file below its folder came before, unless it is a link:
        /// those come last, and what they lead to may be known by another path.
        var manifests: [FilePath]
    }

    private let fileSystem: FileSystem
    private let filter: PathFilter
    private let progress: Progress
    private let roots: [String]
    private var nextRoot = 0
    /// Folders that cannot be read, links to nowhere.
    private(set) var problems: [Problem] = []
    /// The folders around the place where the walk is.
    private var opened: [OpenedFolder] = []
    private var manifests: [FilePath] = []
    /// Of each file that was found.
    private var identities: [FileIdentity] = []
    private var visitedFolders: Set<FileIdentity> = []
    /// Links to folders, which wait until all that is no link is known.
    private var folderLinks: [FilePath] = []
    private var nextFolderLink = 0
    /// Files that the user named, and links to files: they come last, if they are not among the others.
    private var namedFiles: [FilePath] = []
    private var fileLinks: [FilePath] = []

    /// A folder, and how many of its entries the walk has passed.
    private struct OpenedFolder {
        var entries: FolderEntries
        var position = 0
    }

    /// - Parameter roots: Paths of files and folders. They are taken whatever the filter says.
    init(below roots: [String], in fileSystem: FileSystem, filter: PathFilter, progress: Progress) {
        self.roots = roots
        self.fileSystem = fileSystem
        self.filter = filter
        self.progress = progress
    }

    /// The next files; nil behind the last ones.
    mutating func next() -> Found? {
        while true {
            if let folder = opened.popLast() {
                let files = advance(folder)
                if !files.isEmpty { return found(files, areRegular: true) }
            } else if nextRoot < roots.count {
                nextRoot += 1
                add(root: roots[nextRoot - 1])
            } else if nextFolderLink < folderLinks.count {
                nextFolderLink += 1
                open(folderLinks[nextFolderLink - 1])
            } else {
                let files = takeNamedAndLinked()
                return files.isEmpty ? nil : found(files, areRegular: false)
            }
        }
    }

    private mutating func found(_ files: [FilePath], areRegular: Bool) -> Found {
        defer { manifests = [] }
        return Found(files: files, areRegular: areRegular, manifests: manifests)
    }

    private mutating func add(root: String) {
        do throws(SystemError) {
            switch try fileSystem.status(root).kind {
            case .directory: open(FilePath(root))
            case .other where !Self.isOpenAlready(root):
                // A pipe that nobody writes to would be waited for without end, a device may never end.
                problems.append(Problem(path: root, message: "not a regular file"))
            case .regular, .symbolicLink, .other: namedFiles.append(FilePath(root))
            }
        } catch {
            problems.append(Problem(path: root, message: error.message))
        }
    }

    /// Whether a path is how a shell hands over what a program writes, `<(…)`, or standard input.
    private static func isOpenAlready(_ path: String) -> Bool {
        ["/dev/fd/", "/dev/stdin", "/proc/"].contains(where: path.hasPrefix)
    }

    // MARK: Walking

    private mutating func open(_ folder: FilePath) {
        let (fileSystem, filter) = (fileSystem, filter)
        do throws(SystemError) {
            let directory = try folder.withSystemPath { (path) throws(SystemError) in
                try fileSystem.openDirectory(path)
            }
            let entries = try FolderEntries(of: directory, path: folder, filter: filter)
            guard visitedFolders.insert(entries.identity).inserted else { return }
            // Also where folder after folder has no source in it.
            progress.found(identities.count)
            manifests += entries.all.lazy.filter { $0.kind == .regular && $0.path.isManifest }.map(\.path)
            opened.append(OpenedFolder(entries: entries))
        } catch {
            problems.append(Problem(path: folder.text, message: error.message))
        }
    }

    /// The files up to the next folder in a folder, which is opened.
    private mutating func advance(_ folder: OpenedFolder) -> [FilePath] {
        let (entries, device) = (folder.entries.all, folder.entries.identity.device)
        var files: [FilePath] = []
        files.reserveCapacity(entries.count - folder.position)
        for position in folder.position..<entries.count {
            let entry = entries[position]
            switch entry.kind {
            case .regular:
                files.append(entry.path)
                identities.append(FileIdentity(device: device, inode: entry.inode))
            case .directory:
                opened.append(OpenedFolder(entries: folder.entries, position: position + 1))
                open(entry.path)
                return files
            case .symbolicLink: postpone(entry.path)
            case .other: continue
            }
        }
        return files
    }

    // MARK: Links

    private mutating func postpone(_ link: FilePath) {
        let status: FileStatus
        do {
            status = try link.withSystemPath { (path) throws(SystemError) in try fileSystem.status(path) }
        } catch {
            // A link to nowhere is worth a word if a source is missing because of it.
            if link.text.hasSuffix(".swift"), filter.takesFile(link.text) {
                problems.append(Problem(path: link.text, message: error.message))
            }
            return
        }
        switch status.kind {
        case .directory: folderLinks.append(link)
        case .regular where link.text.hasSuffix(".swift") && filter.takesFile(link.text): fileLinks.append(link)
        case .regular, .symbolicLink, .other: return
        }
    }

    private mutating func takeNamedAndLinked() -> [FilePath] {
        guard !namedFiles.isEmpty || !fileLinks.isEmpty else { return [] }
        var files: [FilePath] = []
        var known = Set(identities)
        for file in namedFiles + fileLinks.sorted(by: FilePath.precedes) {
            let status = try? file.withSystemPath { (path) throws(SystemError) in try fileSystem.status(path) }
            // A file that is gone by now is kept: whoever reads it says what is wrong.
            if let status, !known.insert(status.identity).inserted { continue }
            files.append(file)
        }
        (namedFiles, fileLinks) = ([], [])
        manifests += files.lazy.filter(\.isManifest)
        return files
    }
}
