import DilintKit
import SwiftFacts

/// `dilint graph`: prints the dependency graph.
struct GraphCommand: Command {
    let name = "graph"
    let summary = "Prints the graph of who depends on whom."
    let operands = Operands.paths

    var options: [Option] { [.graphFormat, .cluster, .facts] + Option.reading }

    func run(_ arguments: ParsedArguments, in host: Host) throws(CommandFailure) -> ExitStatus {
        let plan: OutputPlan
        do {
            plan = try OutputPlan(
                formats: arguments.values(of: .graphFormat), output: arguments.value(of: .output), default: "dot")
        } catch {
            throw .usage(error)
        }
        let clusters = arguments.value(of: .cluster).flatMap(GraphClusters.init) ?? .module
        let settings = try ReadingSettings(arguments, in: host)
        let progress = Progress(in: host, isQuiet: settings.isQuiet)
        defer { progress.erase() }

        var sources = try settings.read(arguments, in: host, progress: progress)
        let analysisStarted = host.clock()
        progress.step("analysing \(sources.fileCount) files")
        let graph = Analyzer(configuration: settings.configuration, jobs: sources.workers)
            .graph(sources.takeBatches(), modules: sources.modules)
        let finished = host.clock()
        progress.erase()
        let problems = sources.problems + sources.batches.flatMap { $0.files.flatMap(\.problems) }
        settings.tell(problems.inOrder(), in: host)
        guard sources.fileCount > 0 else { return .failure }
        settings.tell(sources, analysis: finished - analysisStarted, in: host)
        try host.write(plan) { entry in
            GraphFormatRegistry.format(named: entry.format)?.render(graph, clusters: clusters) ?? ""
        }
        return .clean
    }
}

extension Option {
    static let graphFormat = Option(
        "format", .wordAndFile("F[=FILE]", of: GraphFormatRegistry.all.map(\.format)),
        help: GraphFormatRegistry.all.map(\.format).joined(separator: ", "), isRepeatable: true)
    static let cluster = Option(
        "cluster", .word("BY", of: GraphClusters.allCases.map(\.rawValue)),
        help: "Group by module (default), folder or none")
}
