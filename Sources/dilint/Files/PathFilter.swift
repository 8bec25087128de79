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
        // The steps of a tutorial in a documentation catalogue are shown and never built.
        if name.hasSuffix(".xctemplate") || name.hasSuffix(".docc") { return true }
        return prunedNames.contains { $0.utf8CodeUnitCount == name.count && name.hasSuffix($0) }
    }
}

/// Globs of one origin, relative to one folder.
struct GlobSet: Sendable {
    private let include: [Glob]
    private let exclude: [Glob]
    /// The text of each `include` pattern before its first wildcard: it opens folders that are left out by themselves.
    private let literals: [String]
    private let folder: GlobFolder
    /// As sentences call the place of the globs.
    let origin: String
    private let excludePatterns: [String]
    /// Which of `exclude` have matched something; nil where nobody wants to know.
    private let usage: GlobUsage?

    /// - Parameter countsUse: Whether `idleExcludes` will be asked for.
    init(
        include: [String] = [], exclude: [String] = [], folder: GlobFolder = GlobFolder(),
        origin: String = "'include' and 'exclude'", countsUse: Bool = false
    ) {
        self.origin = origin
        excludePatterns = exclude
        usage = countsUse && !exclude.isEmpty ? GlobUsage() : nil
        self.include = include.map { Glob($0) }
        self.exclude = exclude.map { Glob($0) }
        self.folder = folder
        literals = include.map { pattern in
            let literal = pattern.hasPrefix("./") ? pattern.dropFirst(2) : pattern[...]
            return String(literal.prefix { !"*?[{\\".contains($0) })
        }
    }

    var isEmpty: Bool { include.isEmpty && exclude.isEmpty }

    func takesFile(_ path: String) -> Bool {
        let path = folder.path(path)
        guard include.isEmpty || include.contains(where: { $0.matches(path) }) else { return false }
        return !excludes(path)
    }

    var idleExcludes: [String] {
        guard let used = usage?.used else { return [] }
        return excludePatterns.indices.filter { !used.contains($0) }.map { excludePatterns[$0] }
    }

    private func excludes(_ path: String) -> Bool {
        guard let usage else { return exclude.contains { $0.matches(path) } }
        let matching = exclude.indices.filter { exclude[$0].matches(path) }
        usage.note(matching)
        return !matching.isEmpty
    }

    func entersFolder(_ path: String) -> Bool {
        guard !exclude.isEmpty else { return true }
        return !excludes(folder.path(path) + "/")
    }

    func opens(_ path: String) -> Bool {
        let path = folder.path(path) + "/"
        return literals.contains { $0.hasPrefix(path) }
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
    private var absolutePath: String?
    private var workingDirectory = "/"

    init() {}

    /// - Parameter path: As seen from the working directory.
    init(_ path: String, in files: FileSystem) {
        guard path != "." else { return }
        absolutePath = PathText.absolute(path, in: files.workingDirectory)
        workingDirectory = files.workingDirectory
    }

    /// A path as the globs see it; as it is where it does not lie below the folder.
    fileprivate func path(_ path: String) -> String {
        guard let absolutePath else { return path }
        return PathText.relative(PathText.absolute(path, in: workingDirectory), to: absolutePath) ?? path
    }
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
