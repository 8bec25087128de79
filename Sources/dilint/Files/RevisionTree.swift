import DilintKit

/// Everything that a revision's tree holds, that of its submodules included.
struct RevisionTree {
    struct Entry {
        enum Kind {
            case file, link, submodule
        }

        var kind: Kind
        /// The id of the blob, or of a submodule's commit.
        var object: String
        /// From the work tree's root.
        var path: String
        /// Number of the repository that has the object.
        var repository: Int
    }

    /// Sorted by the bytes of their paths.
    private(set) var entries: [Entry]
    /// The work tree's own first, then those of submodules.
    private(set) var repositories: [Git]
    /// The paths of submodules that were opened.
    private var opened: Set<String> = []

    init(of revision: String, in repository: Git) throws(CommandFailure) {
        repositories = [repository]
        let tree = try repository.tree(of: revision)
        entries = Self.entries(try repository.output(Self.listing + [tree]), below: "", repository: 0)
    }

    private static let listing = ["ls-tree", "-r", "-z", "--full-tree"]

    /// Reads `MODE TYPE ID<tab>PATH<nul>` for each entry.
    private static func entries(_ listing: [UInt8], below folder: String, repository: Int) -> [Entry] {
        let entries = listing.split(separator: 0).compactMap { line -> Entry? in
            guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
            let words = line[..<tab].split(separator: UInt8(ascii: " "))
            guard words.count == 3 else { return nil }
            let kind: Entry.Kind =
                switch String(decoding: words[0], as: UTF8.self) {
                case "120000": .link
                case "160000": .submodule
                default: .file
                }
            return Entry(
                kind: kind, object: String(decoding: words[2], as: UTF8.self),
                path: folder + String(decoding: line[(tab + 1)...], as: UTF8.self), repository: repository)
        }
        return entries.sorted { $0.path.precedesInBytes($1.path) }
    }

    /// Puts the submodules' own entries among the others, as far as they are checked out and wanted.
    mutating func openSubmodules(
        in files: FileSystem, where isWanted: (String) -> Bool
    ) throws(CommandFailure) {
        // A submodule may have submodules.
        while let module = entries.first(where: {
            $0.kind == .submodule && !opened.contains($0.path) && isWanted($0.path)
        }) {
            opened.insert(module.path)
            let folder = PathText.joined(repositories[0].folder, module.path)
            guard files.exists(PathText.joined(folder, ".git")) else { continue }
            let repository = repositories[0].inside(folder)
            let outcome = try repository.outcome(Self.listing + [module.object])
            guard outcome.status == 0 else {
                throw .usage(
                    UsageError("the submodule '\(module.path)' lacks the revision's commit; 'git fetch' in it gets it"))
            }
            entries += Self.entries(outcome.output, below: module.path + "/", repository: repositories.count)
            entries.sort { $0.path.precedesInBytes($1.path) }
            repositories.append(repository)
        }
    }

    /// Whether a path lies in a submodule, whose files the repository itself knows nothing of.
    func isInSubmodule(_ path: String) -> Bool {
        entries.contains { $0.kind == .submodule && path.hasPrefix($0.path + "/") }
    }

    func entry(at path: String) -> Entry? {
        let position = position(of: path)
        return position < entries.count && entries[position].path == path ? entries[position] : nil
    }

    /// Where the entries below a folder stand; the root is empty.
    func entries(below folder: String) -> ArraySlice<Entry> {
        guard !folder.isEmpty else { return entries[...] }
        // The byte behind the slash.
        return entries[position(of: folder + "/")..<position(of: folder + "0")]
    }

    /// The first entry whose path does not come before `path`.
    private func position(of path: String) -> Int {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].path.precedesInBytes(path) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    /// What the links among some entries lead to, as a path from the root; nil where that lies outside.
    func targets(of links: [Entry]) throws(CommandFailure) -> [String?] {
        var targets = [String?](repeating: nil, count: links.count)
        for number in repositories.indices {
            let own = links.indices.filter { links[$0].repository == number }
            guard !own.isEmpty else { continue }
            let blobs = try repositories[number].blobs(own.map { links[$0].object })
            for (range, index) in zip(blobs.ranges, own) {
                let text = String(decoding: blobs.bytes[range], as: UTF8.self)
                targets[index] = target(text, of: links[index].path)
            }
        }
        return targets
    }

    private func target(_ text: String, of link: String) -> String? {
        let root = repositories[0].folder
        let folder = PathText.joined(root, PathText.parent(of: link) ?? ".")
        let absolute = PathText.absolute(text, in: PathText.normalized(folder))
        return PathText.relative(absolute, to: root).map { $0 == "." ? "" : $0 }
    }
}
