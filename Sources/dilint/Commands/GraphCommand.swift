import DilintKit
import SwiftFacts

/// `dilint graph`: prints the dependency graph.
struct GraphCommand: Command {
    let name = "graph"
    let summary = "Prints the graph of who depends on whom."
    let operands = Operands.paths

    var options: [Option] {
        [.graphFormat, .focus, .depth, .direction, .edges, .cyclesOnly, .cluster, .collapse, .facts] + Option.reading
    }

    func run(_ arguments: ParsedArguments, in host: Host) throws(CommandFailure) -> ExitStatus {
        let plan: OutputPlan
        do {
            plan = try OutputPlan(
                formats: arguments.values(of: .graphFormat), output: arguments.value(of: .output), default: "dot")
        } catch {
            throw .usage(error)
        }
        try host.check(targets: plan.entries.map(\.file), besides: arguments.operands + arguments.values(of: .config))
        var selection = try selection(arguments)
        let collapse = arguments.value(of: .collapse).flatMap(GraphCollapse.init)
        // Rings between modules need not be rings of types.
        let wantsCollapsedRings = selection.isCyclesOnly && (collapse ?? .none) != .none
        if wantsCollapsedRings { selection.isCyclesOnly = false }
        let clusters = arguments.value(of: .cluster).flatMap(GraphClusters.init) ?? .module
        let settings = try ReadingSettings(arguments, in: host)
        let progress = Progress(in: host, isQuiet: settings.isQuiet)
        defer { progress.erase() }

        var sources = try settings.read(arguments, in: host, progress: progress)
        let analysisStarted = host.clock()
        progress.analysing(sources.fileCount)
        let problems = sources.problems + sources.batches.flatMap { $0.files.flatMap(\.problems) }
        let whole = Analyzer(configuration: settings.configuration, jobs: sources.workers)
            .graph(sources.takeBatches(), modules: sources.modules)
        let finished = host.clock()
        progress.erase()
        settings.tell(problems.inOrder(), in: host)
        guard sources.fileCount > 0 else { return .failure }
        let graph: GraphDocument
        var centers: [GraphNode] = []
        do throws(QueryError) {
            graph = try whole.selecting(selection)
            if let focus = selection.focus { centers = try whole.nodes(named: focus.type) }
        } catch {
            throw .usage(UsageError(error))
        }
        settings.tell(sources, analysis: finished - analysisStarted, in: host)
        let part = wantsCollapsedRings ? graph.collapsed(by: collapse ?? .none).rings : graph
        if part.nodes.isEmpty, !settings.isQuiet { tellWhatIsMissing(arguments, in: host) }
        if selection.isCyclesOnly, !settings.isQuiet { tellOfRings(in: graph, settings, host) }
        try host.write(plan) { entry in
            guard let format = GraphFormatRegistry.format(named: entry.format) else { return "" }
            let drawn = drawn(graph, around: centers, collapse, in: format, settings, host)
            return format.render(wantsCollapsedRings ? drawn.rings : drawn, clusters: clusters)
        }
        return .clean
    }

    /// An empty picture of a part does not say why it is empty.
    private func tellWhatIsMissing(_ arguments: ParsedArguments, in host: Host) {
        if arguments.has(.cyclesOnly) {
            host.tell("there is no ring to draw")
        } else if arguments.has(.edges) {
            host.tell("there are no such edges to draw")
        }
    }

    /// The picture shows more rings than the rule about them: whoever looks for an error must know.
    private func tellOfRings(in graph: GraphDocument, _ settings: ReadingSettings, _ host: Host) {
        let rule = "dependency-cycle"
        let (all, reported) = graph.ringCounts
        guard reported < all, settings.configuration.applies(rule) else { return }
        let which =
            all == 1
            ? "does not report this ring"
            : reported == 0 ? "reports none of these \(all) rings" : "reports \(reported) of these \(all) rings"
        host.tell("\(rule) \(which): one does no harm where a part of it is needed later, or not always")
    }

    private func selection(_ arguments: ParsedArguments) throws(CommandFailure) -> GraphSelection {
        let kinds = Set(arguments.list(of: .edges))
        var selection = GraphSelection(
            kinds: kinds.isEmpty ? nil : kinds, isCyclesOnly: arguments.has(.cyclesOnly))
        if let type = arguments.value(of: .focus) {
            selection.focus = GraphSelection.Focus(
                type: type, depth: arguments.value(of: .depth).flatMap { Int($0) } ?? 1,
                direction: arguments.value(of: .direction).flatMap(GraphSelection.Direction.init) ?? .both)
        } else if let option = [Option.depth, .direction].first(where: arguments.has) {
            throw .usage(UsageError("--\(option.name) says what is drawn around a type: name one, --focus TYPE"))
        }
        return selection
    }

    /// The graph as it was asked for, or one that a person can read.
    private func drawn(
        _ graph: GraphDocument, around centers: [GraphNode], _ collapse: GraphCollapse?, in format: any GraphFormat,
        _ settings: ReadingSettings, _ host: Host
    ) -> GraphDocument {
        if let collapse { return graph.collapsed(by: collapse) }
        guard let limit = format.readableNodes, !graph.isReadable(limit) else { return graph }
        let (readable, collapse) = graph.readable(limit: limit, keeping: Set(centers.map(\.id)))
        if settings.isQuiet { return readable }
        let part =
            centers.isEmpty ? "--focus TYPE draws a part" : "--direction, --depth and --edges draw a smaller part"
        let types = "\(TerminalText.counted(graph.nodes.count, "type")) are too many to read as \(format.format)"
        if collapse == .none {
            host.tell("\(types), and modules and folders too few: \(part), --format html a page to move around in")
        } else {
            host.tell("\(types): drawn by \(collapse.rawValue); \(part), --collapse none all")
        }
        return readable
    }
}

extension Option {
    static let graphFormat = Option(
        "format", .wordAndFile("F[=FILE]", of: GraphFormatRegistry.all.map(\.format)),
        help: GraphFormatRegistry.all.map(\.format).joined(separator: ", "), isRepeatable: true)
    static let focus = Option("focus", .text("TYPE"), help: "Only what is around a type")
    static let depth = Option("depth", .number("N"), help: "How many edges around it (default: 1)")
    static let direction = Option(
        "direction", .word("WAY", of: GraphSelection.Direction.allCases.map(\.rawValue)),
        help: "Around it: dependencies, dependents or both (default)")
    static let edges = Option(
        "edges", .list("KIND,…", of: GraphPicture.edgeKinds),
        help: GraphPicture.edgeKinds.joined(separator: ", "), isRepeatable: true)
    static let cyclesOnly = Option("cycles-only", help: "Only what is part of a ring, harmless ones too")
    static let collapse = Option(
        "collapse", .word("BY", of: GraphCollapse.allCases.map(\.rawValue)),
        help: "One node a module or folder; none: draw all, however many")
    static let cluster = Option(
        "cluster", .word("BY", of: GraphClusters.allCases.map(\.rawValue)),
        help: "Group by module (default), folder or none")
}
