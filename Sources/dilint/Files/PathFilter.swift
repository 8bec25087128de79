import DilintKit
import Synchronization

/// Decides which files and folders below the analysed paths are read: every set of globs must agree.
struct PathFilter: Sendable {
    private let sets: [GlobSet]

    init(_ sets: [GlobSet] = []) {
        self.sets = sets.filter { !$0.isEmpty }
    }

    /// Whether nobody asked for anything to be left out or opened.
    var isEmpty: Bool { sets.isEmpty }

    /// Where the globs stand that restrict what is read.
    var origins: [String] { sets.map(\.origin) }

    /// The `exclude` globs that have left out nothing so far; none where nobody counts.
    var idleExcludes: [String] { sets.flatMap(\.idleExcludes) }

    func takesFile(_ path: String) -> Bool { sets.allSatisfy { $0.takesFile(path) } }

    /// - Parameter name: The last component of `path`.
    func entersFolder(_ path: @autoclosure () -> String, name: UnsafeBufferPointer<UInt8>) -> Bool {
        let isPruned = Self.isPruned(name)
        if sets.isEmpty { return !isPruned }
        let path = path()
        if isPruned, !sets.contains(where: { $0.opens(path) }) { return false }
        return sets.allSatisfy { $0.entersFolder(path) }
    }

    /// Folders of build products, checkouts and other people's code.
    private static let prunedNames: [StaticString] = [
        "Carthage", "DerivedData", "Pods", "SourcePackages", "checkouts", "node_modules",
    ]

    private static func isPruned(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        if name.first == UInt8(ascii: ".") { return true }
        // The steps of a tutorial in a documentation catalogue are shown and never built, and what somebody tries in a
        // playground is part of no product.
        if name.hasSuffix(".xctemplate") || name.hasSuffix(".docc") || name.hasSuffix(".playground") { return true }
        return prunedNames.contains { $0.utf8CodeUnitCount == name.count && name.hasSuffix($0) }
    }
}

/// Globs of one origin, relative to one folder.
struct GlobSet: Sendable {
    private let include: [FolderGlob]
    private let exclude: [FolderGlob]
    /// Whether any of them may begin at the file system's root.
    private let hasAbsolute: Bool
    /// The text of each `include` pattern before its first wildcard: it opens folders that are left out by themselves.
    private let literals: [String]
    private let folder: GlobFolder
    /// As sentences call the place of the globs.
    let origin: String
    /// Which of `exclude` have matched something; nil where nobody wants to know.
    private let usage: GlobUsage?

    /// - Parameter countsUse: Whether `idleExcludes` will be asked for.
    init(
        include: [String] = [], exclude: [String] = [], folder: GlobFolder = GlobFolder(),
        origin: String = "'include' and 'exclude'", countsUse: Bool = false
    ) {
        self.origin = origin
        usage = countsUse && !exclude.isEmpty ? GlobUsage() : nil
        self.include = include.map(FolderGlob.init)
        self.exclude = exclude.map(FolderGlob.init)
        hasAbsolute = (self.include + self.exclude).contains(where: \.isAbsolute)
        self.folder = folder
        literals = include.map { pattern in
            let literal = pattern.hasPrefix("./") ? pattern.dropFirst(2) : pattern[...]
            return String(literal.prefix { !"*?[{\\".contains($0) })
        }
    }

    var isEmpty: Bool { include.isEmpty && exclude.isEmpty }

    func takesFile(_ path: String) -> Bool {
        let path = place(of: path)
        guard include.isEmpty || include.contains(where: { $0.matches(path) }) else { return false }
        return !excludes(path)
    }

    private func place(of path: String, isFolder: Bool = false) -> GlobbedPath {
        var place = GlobbedPath(relative: folder.path(path), absolute: hasAbsolute ? folder.absolutePath(path) : nil)
        if isFolder {
            place.relative += "/"
            place.absolute? += "/"
        }
        return place
    }

    var idleExcludes: [String] {
        guard let used = usage?.used else { return [] }
        return exclude.indices.filter { !used.contains($0) }.map { exclude[$0].pattern }
    }

    private func excludes(_ path: GlobbedPath) -> Bool {
        guard let usage else { return exclude.contains { $0.matches(path) } }
        let matching = exclude.indices.filter { exclude[$0].matches(path) }
        usage.note(matching)
        return !matching.isEmpty
    }

    func entersFolder(_ path: String) -> Bool {
        guard !exclude.isEmpty else { return true }
        return !excludes(place(of: path, isFolder: true))
    }

    func opens(_ path: String) -> Bool {
        let path = place(of: path, isFolder: true)
        return literals.contains { literal in
            literal.hasPrefix(path.relative) || path.absolute.map { literal.hasPrefix($0) } ?? false
        }
    }
}

/// A path as globs see it.
private struct GlobbedPath {
    /// From the folder that they are relative to.
    var relative: String
    /// From the file system's root; nil where no glob begins there.
    var absolute: String?
}

/// A pattern and what it matches.
private struct FolderGlob: Sendable {
    let pattern: String
    /// Whether it may begin at the file system's root, as scripts write it, `$SRCROOT/Pods`, and not only at the folder: a
    /// single name behind the slash is one of the folder's.
    let isAbsolute: Bool
    private let glob: Glob

    init(_ pattern: String) {
        self.pattern = pattern
        isAbsolute = pattern.hasPrefix("/") && pattern.split(separator: "/").count > 1
        glob = Glob(pattern)
    }

    func matches(_ path: GlobbedPath) -> Bool {
        if glob.matches(path.relative) { return true }
        guard isAbsolute, let absolute = path.absolute else { return false }
        // The glob has lost its slash, too.
        return glob.matches(String(absolute.dropFirst()))
    }
}

/// Which globs of a list have matched something, as several threads tell it.
private final class GlobUsage: Sendable {
    private let numbers: Mutex<Set<Int>> = Mutex([])

    var used: Set<Int> { numbers.withLock { $0 } }

    func note(_ matching: [Int]) {
        guard !matching.isEmpty else { return }
        numbers.withLock { $0.formUnion(matching) }
    }
}

/// The folder that globs are relative to, at or above the working directory or anywhere else.
struct GlobFolder: Sendable {
    /// nil is the working directory.
    private var ownPath: String?
    private var workingDirectory = "/"

    init() {}

    /// - Parameter path: As seen from the working directory.
    init(_ path: String, in files: FileSystem) {
        workingDirectory = files.workingDirectory
        if path != "." { ownPath = PathText.absolute(path, in: workingDirectory) }
    }

    /// A path as the globs see it; as it is where it does not lie below the folder.
    fileprivate func path(_ path: String) -> String {
        guard let ownPath else { return path }
        return PathText.relative(absolutePath(path), to: ownPath) ?? path
    }

    fileprivate func absolutePath(_ path: String) -> String { PathText.absolute(path, in: workingDirectory) }
}

extension UnsafeBufferPointer<UInt8> {
    func hasPrefix(_ prefix: StaticString) -> Bool {
        prefix.withUTF8Buffer { starts(with: $0) }
    }

    func hasSuffix(_ suffix: StaticString) -> Bool {
        suffix.withUTF8Buffer { suffix in
            let start = count - suffix.count
            return start >= 0 && suffix.indices.allSatisfy { self[start + $0] == suffix[$0] }
        }
    }
}
