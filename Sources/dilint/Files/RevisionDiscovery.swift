import DilintKit

/// Finds in a revision's tree what `FileDiscovery` would find, had it been checked out.
struct RevisionDiscovery {
    struct File {
        /// As reports call it, and as it is called in the work tree.
        var path: String
        var entry: RevisionTree.Entry
    }

    private let tree: RevisionTree
    private let filter: PathFilter
    private(set) var files: [File] = []
    /// Paths from the root of what was taken or followed.
    private var seen: Set<String> = []
    private var folderLinks: [(display: String, target: String)] = []
    private var fileLinks: [(display: String, target: String)] = []
    /// By path as reports call it.
    private var entered: [String: Bool] = [:]

    init(in tree: RevisionTree, filter: PathFilter) {
        self.tree = tree
        self.filter = filter
    }

    /// - Parameter roots: As reports call them and from the work tree's root, which is empty.
    mutating func find(below roots: [(display: String, path: String)]) throws(CommandFailure) {
        for root in roots where tree.entry(at: root.path)?.kind != .file { try walk(root.path, as: root.display) }
        var position = 0
        while position < folderLinks.count {
            try walk(folderLinks[position].target, as: folderLinks[position].display)
            position += 1
        }
        for root in roots { take(root.path, as: root.display) }
        for link in fileLinks.sorted(by: { $0.display.precedesInBytes($1.display) }) {
            take(link.target, as: link.display)
        }
        files.sort { $0.path.precedesInBytes($1.path) }
    }

    private mutating func walk(_ folder: String, as display: String) throws(CommandFailure) {
        let prefix = folder.isEmpty ? 0 : folder.utf8.count + 1
        var links: [(display: String, entry: RevisionTree.Entry)] = []
        for entry in tree.entries(below: folder) {
            guard entry.kind == .link || entry.kind == .file && entry.path.hasSuffix(".swift") else { continue }
            let path = PathText.joined(display, String(decoding: entry.path.utf8.dropFirst(prefix), as: UTF8.self))
            guard enters(PathText.parent(of: path) ?? ".", below: display) else { continue }
            if entry.kind == .link {
                if !isHidden(path), enters(path, below: display) { links.append((path, entry)) }
            } else if !isHidden(path), filter.takesFile(path) {
                take(entry.path, as: path)
            }
        }
        try follow(links)
    }

    /// Links wait until all that is no link is known.
    private mutating func follow(_ links: [(display: String, entry: RevisionTree.Entry)]) throws(CommandFailure) {
        let unseen = links.filter { seen.insert($0.entry.path).inserted }
        for (link, target) in zip(unseen, try tree.targets(of: unseen.map(\.entry))) {
            guard let target else { continue }
            if tree.entry(at: target)?.kind == .file {
                if link.display.hasSuffix(".swift"), filter.takesFile(link.display) {
                    fileLinks.append((link.display, target))
                }
            } else if !tree.entries(below: target).isEmpty {
                folderLinks.append((link.display, target))
            }
        }
    }

    private mutating func take(_ path: String, as display: String) {
        guard let entry = tree.entry(at: path), entry.kind == .file, seen.insert(path).inserted else { return }
        files.append(File(path: display, entry: entry))
    }

    /// Whether the walk comes to a folder below `root`, which is entered whatever it is called.
    private mutating func enters(_ folder: String, below root: String) -> Bool {
        if folder == root { return true }
        if let known = entered[folder] { return known }
        let isEntered = enters(PathText.parent(of: folder) ?? root, below: root) && takesFolder(folder)
        entered[folder] = isEntered
        return isEntered
    }

    private func takesFolder(_ folder: String) -> Bool {
        Array(Self.name(of: folder).utf8).withUnsafeBufferPointer { filter.entersFolder(folder, name: $0) }
    }

    private func isHidden(_ path: String) -> Bool { Self.name(of: path).hasPrefix(".") }

    private static func name(of path: String) -> Substring {
        path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    }

    /// Whether a submodule is one of the roots, above one, or a folder that the walk comes to.
    mutating func wants(submodule path: String, roots: [(display: String, path: String)]) -> Bool {
        roots.contains { root in
            if root.path == path || root.path.hasPrefix(path + "/") { return true }
            guard root.path.isEmpty || path.hasPrefix(root.path + "/") else { return false }
            let rest = root.path.isEmpty ? path : String(path.dropFirst(root.path.count + 1))
            return enters(PathText.joined(root.display, rest), below: root.display)
        }
    }
}
