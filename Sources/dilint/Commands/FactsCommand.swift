import DilintKit

/// `dilint facts`: prints what was extracted from each file before anything is linked.
struct FactsCommand: Command {
    let name = "facts"
    let summary = "Prints what each file declares and calls, for 'analyze --facts'."
    let operands = Operands.paths

    var options: [Option] { Option.reading.filter { $0 != .color } }

    func run(_ arguments: ParsedArguments, in host: Host) throws(CommandFailure) -> ExitStatus {
        try host.check(targets: [arguments.outputFile], besides: arguments.operands + arguments.values(of: .config))
        let settings = try ReadingSettings(arguments, in: host)
        let progress = Progress(in: host, isQuiet: settings.isQuiet)
        defer { progress.erase() }
        let sources = try settings.read(arguments, in: host, progress: progress)
        progress.erase()
        settings.tell(sources.problems, in: host)
        guard sources.fileCount > 0 else { return .failure }
        let document = FactsDocument(
            roots: sources.roots.sorted(), manifests: sources.manifests.sorted { $0.path < $1.path },
            includesTests: settings.configuration.includeTests, problems: sources.problems, batches: sources.batches)
        try host.write(FactsWriter(toolVersion: version).text(of: document), to: arguments.outputFile)
        return .clean
    }
}
