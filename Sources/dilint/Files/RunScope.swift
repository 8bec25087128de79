import DilintKit

/// Which sources a run reads, so that what it does not find is not taken for gone.
struct RunScope: Equatable {
    /// Absolute paths of files and folders; standard input has the name that reports give it.
    var paths: [String]
    /// Globs of the command line; those of the configuration are the same for every run.
    var include: [String] = []
    var exclude: [String] = []
    var includesTests = false
    /// Whether there is a file or folder that could not be read.
    var hasGaps = false

    /// Whether nothing that the other scope has is left out by this one.
    func covers(_ other: RunScope) -> Bool {
        let isFiltered = !include.isEmpty || !exclude.isEmpty
        guard !isFiltered || include == other.include && exclude == other.exclude else { return false }
        guard includesTests || !other.includesTests else { return false }
        return other.paths.allSatisfy { path in paths.contains { PathText.relative(path, to: $0) != nil } }
    }
}

extension RunScope {
    /// What a run has read.
    init(_ sources: Sources, _ arguments: ParsedArguments, _ settings: ReadingSettings, in files: FileSystem) {
        paths = sources.roots.map { PathText.absolute($0, in: files.workingDirectory) }
        if sources.standardInput != nil { paths.append(Sources.standardInputPath) }
        include = arguments.values(of: .include)
        exclude = arguments.values(of: .exclude)
        includesTests = settings.configuration.includeTests
        hasGaps = !sources.problems.isEmpty
    }

    /// What a baseline was made of.
    ///
    /// - Parameter folder: The baseline's: absolute.
    init(_ scope: Baseline.Scope, of folder: String) {
        paths = scope.paths.map { Self.isStandardInput($0) ? $0 : PathText.absolute($0, in: folder) }
        include = scope.include
        exclude = scope.exclude
        includesTests = scope.includesTests
    }

    /// The scope as a baseline in a folder keeps it: wherever the project lies.
    func kept(in folder: String) -> Baseline.Scope {
        Baseline.Scope(
            paths: shownPaths(from: folder).sorted(), include: include, exclude: exclude, includesTests: includesTests)
    }

    /// What makes `dilint analyze` read this.
    ///
    /// - Parameter folder: The working directory.
    func arguments(in folder: String) -> String {
        (shownPaths(from: folder) + include.map { "--include \"\($0)\"" } + exclude.map { "--exclude \"\($0)\"" }
            + (includesTests ? ["--include-tests"] : [])).joined(separator: " ")
    }

    private func shownPaths(from folder: String) -> [String] {
        paths.map { Self.isStandardInput($0) ? $0 : PathText.path($0, from: folder) }
    }

    private static func isStandardInput(_ path: String) -> Bool { path == Sources.standardInputPath }
}
