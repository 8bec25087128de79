import DilintKit
import SwiftFacts

/// What the options that all commands with sources share amount to.
struct ReadingSettings {
    var configuration: Configuration
    var filter: PathFilter
    /// The configuration's, as seen from the working directory.
    var baseline: String?
    /// The configuration's file; nil where all keys have their defaults.
    var configurationPath: String?
    /// What the configuration speaks about: absolute.
    var projectFolder: String
    var jobs: Int
    var isQuiet: Bool
    var isVerbose: Bool
    var color: ColorChoice

    init(_ arguments: ParsedArguments, in host: Host) throws(CommandFailure) {
        let file = try ConfigurationFile.load(named: arguments.value(of: .config), in: host)
        configuration = file.configuration
        baseline = configuration.baseline.map { $0.hasPrefix("/") ? $0 : PathText.joined(file.folder, $0) }
        configurationPath = file.path
        isQuiet = arguments.has(.quiet)
        isVerbose = arguments.has(.verbose)
        projectFolder = file.projectFolder(in: host.files)
        filter = PathFilter([
            GlobSet(
                include: configuration.include, exclude: configuration.exclude,
                folder: GlobFolder(file.folder, in: host.files),
                origin: "'include' and 'exclude' of \(file.path ?? ConfigurationFile.name)", countsUse: isVerbose),
            GlobSet(
                include: arguments.values(of: .include), exclude: arguments.values(of: .exclude),
                folder: GlobFolder(".", in: host.files), origin: "--include and --exclude", countsUse: isVerbose),
        ])
        if arguments.has(.includeTests) { configuration.includeTests = true }
        jobs = arguments.value(of: .jobs).flatMap { Int($0) } ?? host.processors()
        color = ColorChoice(arguments)
    }

    /// Reads the sources, or with `--facts` the facts files, that the operands name.
    func read(_ arguments: ParsedArguments, in host: Host, progress: Progress) throws(CommandFailure) -> Sources {
        try read(arguments.operands, of: arguments, in: host, progress: progress)
    }

    /// The same of those operands that are paths.
    func read(
        _ paths: [String], of arguments: ParsedArguments, in host: Host, progress: Progress
    ) throws(CommandFailure) -> Sources {
        guard !arguments.has(.facts) else {
            let files = FactsFiles(host: host, jobs: jobs, includesTests: configuration.includeTests)
            return try files.read(paths)
        }
        if !isQuiet, !arguments.has(.config), let other = ConfigurationFile.passedOver(by: paths, in: host.files) {
            host.tell("\(other) lies neither here nor above and is not read; --config \(other) does")
        }
        let reader = SourceReader(
            host: host, filter: filter, jobs: jobs, progress: progress, includesTests: configuration.includeTests)
        return try reader.read(paths)
    }

    /// Tells which files could not be read or analysed whole.
    func tell(_ problems: [Problem], in host: Host) {
        guard !isQuiet, !problems.isEmpty else { return }
        host.show(problems.map { "dilint: \($0.path): \($0.message)\n" }.joined())
    }

    /// Tells how long each step took, and what decided what was read, if that was asked for.
    func tell(_ sources: Sources, analysis: Double, in host: Host) {
        guard isVerbose, !isQuiet else { return }
        let files = TerminalText.counted(sources.fileCount, "file")
        let workers = TerminalText.counted(sources.workers, "worker")
        host.tell(
            "\(files) found in \(milliseconds(sources.timings.finding)), read by \(workers) in "
                + "\(milliseconds(sources.timings.reading)), analysed in \(milliseconds(analysis))")
        host.tell(configurationPath.map { "configured by \($0)" } ?? "no \(ConfigurationFile.name): the defaults hold")
        for glob in filter.idleExcludes { host.tell("the glob '\(glob)' of exclude leaves nothing out") }
    }

    private func milliseconds(_ seconds: Double) -> String {
        let tenths = Int((seconds * 10_000).rounded())
        return "\(tenths / 10).\(tenths % 10) ms"
    }
}
