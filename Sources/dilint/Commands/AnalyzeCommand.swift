import DilintKit
import SwiftFacts

/// `dilint analyze`: reports findings.
struct AnalyzeCommand: Command {
    let name = "analyze"
    let summary = "Reports mistakes in the dependency injection of Swift files."
    let operands = Operands.paths

    var options: [Option] {
        [.reportFormat, .only, .disable, .strict, .failOn, .baseline, .writeBaseline, .since, .statistics, .facts]
            + Option.reading
    }

    func run(_ arguments: ParsedArguments, in host: Host) throws(CommandFailure) -> ExitStatus {
        let started = host.clock()
        let plan = try outputPlan(arguments, in: host)
        let failing = try FailingSeverity(arguments)
        var settings = try ReadingSettings(arguments, in: host)
        try checkTargets(plan, arguments, settings, in: host)
        try select(arguments, in: &settings.configuration)
        let revision = try revision(arguments, settings, in: host)
        let progress = Progress(in: host, isQuiet: settings.isQuiet)
        defer { progress.erase() }

        var sources = try settings.read(arguments, in: host, progress: progress)
        guard sources.fileCount > 0 else {
            progress.erase()
            settings.tell(sources.problems, in: host)
            return .failure
        }
        let analyzer = Analyzer(configuration: settings.configuration, jobs: sources.workers)
        let earlier = try earlierState(revision, besides: sources, analyzer, progress)
        let analysisStarted = host.clock()
        progress.analysing(sources.fileCount)
        var report =
            if let earlier {
                analyzer.analyze(
                    sources.takeBatches(), modules: sources.modules, since: earlier.state, named: earlier.revision)
            } else {
                analyzer.analyze(sources.takeBatches(), modules: sources.modules)
            }
        report.problems = (report.problems + sources.problems).inOrder()
        let finished = host.clock()
        progress.erase()
        settings.tell(report.problems, in: host)
        let scope = RunScope(sources, arguments, settings, in: host.files)
        let isToldInText = plan.showsText && !arguments.has(.statistics)
        tell(report.budgets, besides: isToldInText, settings, scope, in: host)
        settings.tell(sources, analysis: finished - analysisStarted, in: host)
        try BaselineFiles(arguments, settings, scope).apply(
            to: &report, besides: earlier?.state.findings ?? [], in: host)

        if let fixed = report.change?.fixedSentence, !settings.isQuiet, !isToldInText { host.tell(fixed) }

        var surface = surface(for: sources, settings, in: host)
        surface.elapsedSeconds = finished - started
        try write(report, as: plan, for: surface, arguments, settings, in: host)
        host.keep(report)
        return failing.isReached(by: report) ? .findings : .clean
    }

    private func write(
        _ report: Report, as plan: OutputPlan, for surface: Surface, _ arguments: ParsedArguments,
        _ settings: ReadingSettings, in host: Host
    ) throws(CommandFailure) {
        try host.write(plan) { entry in
            if arguments.has(.statistics), entry.file == nil {
                let statistics = Statistics(of: report)
                return entry.format == "json" ? statistics.json : statistics.text
            }
            var surface = surface
            surface.isQuiet = settings.isQuiet
            surface.usesColor = settings.color.isOn(in: host, file: entry.file)
            if entry.file == nil, let columns = host.standardOutput.columns {
                surface.width = columns
            } else {
                // Only who looks at it is told how long it took: what is kept or compared must not change.
                surface.elapsedSeconds = nil
            }
            return ReporterRegistry.reporter(named: entry.format)?.render(report, for: surface) ?? ""
        }
    }

    /// The revision to compare with, opened before anything else is done: it may not be there.
    private func revision(
        _ arguments: ParsedArguments, _ settings: ReadingSettings, in host: Host
    ) throws(CommandFailure) -> RevisionReader? {
        guard let name = arguments.value(of: .since) else { return nil }
        guard !arguments.operands.contains("-") else {
            throw .usage(UsageError("--since cannot compare standard input, which has no earlier state"))
        }
        guard !arguments.has(.facts) else {
            throw .usage(UsageError("--since cannot compare facts, which have no earlier state"))
        }
        return try RevisionReader(name, of: arguments.operands.first ?? ".", host: host, settings: settings)
    }

    private func earlierState(
        _ revision: RevisionReader?, besides sources: Sources, _ analyzer: Analyzer, _ progress: Progress
    ) throws(CommandFailure) -> (revision: String, state: Snapshot)? {
        guard let revision else { return nil }
        progress.step("reading \(revision.revision)")
        let (batches, modules) = try revision.read(besides: sources)
        return (revision.revision, analyzer.snapshot(batches, modules: modules))
    }

    /// Tells which budgets are exceeded, and which could be lowered.
    ///
    /// A part of the project can exceed a budget, but not tell that it is too large.
    ///
    /// - Parameter isExcessTold: Whether who reads the result reads there which ones are exceeded.
    private func tell(
        _ budgets: [BudgetOutcome], besides isExcessTold: Bool, _ settings: ReadingSettings, _ scope: RunScope,
        in host: Host
    ) {
        let isWhole = !scope.hasGaps && scope.covers(RunScope(paths: [settings.projectFolder]))
        for budget in budgets where budget.isExceeded ? !isExcessTold : isWhole && !settings.isQuiet {
            if let message = budget.message { host.show("dilint: \(message)\n") }
        }
    }

    private func surface(for sources: Sources, _ settings: ReadingSettings, in host: Host) -> Surface {
        let excerpts = SourceExcerpts(in: host.files, standardInput: sources.standardInput)
        return Surface(
            workingDirectory: host.files.workingDirectory,
            sourceRoot: host.files.repositoryRoot(of: sources.roots.first ?? "."),
            isVerbose: settings.isVerbose, toolVersion: version,
            sourceLine: { path, line in excerpts.line(line, of: path) })
    }

    private func outputPlan(_ arguments: ParsedArguments, in host: Host) throws(CommandFailure) -> OutputPlan {
        let isGitHub =
            host.environment("GITHUB_ACTIONS") == "true" && ReporterRegistry.reporter(named: "github") != nil
        let output = arguments.value(of: .output)
        let isStatistics = arguments.has(.statistics)
        do throws(UsageError) {
            let plan = try OutputPlan(
                formats: arguments.values(of: .reportFormat), output: output,
                default: isGitHub && output == nil && !isStatistics ? "github" : "text")
            let shown = plan.entries.first { $0.file == nil }
            if isStatistics, shown?.format != "text", shown?.format != "json" {
                throw UsageError(
                    "--statistics is text or json on standard output: write other formats to files, F=FILE")
            }
            return plan
        } catch {
            throw .usage(error)
        }
    }

    /// Only a baseline may be read and written.
    private func checkTargets(
        _ plan: OutputPlan, _ arguments: ParsedArguments, _ settings: ReadingSettings, in host: Host
    ) throws(CommandFailure) {
        let read = arguments.operands + arguments.values(of: .config)
        let reports = plan.entries.map(\.file)
        let baseline = arguments.value(of: .baseline) ?? settings.baseline
        try host.check(targets: reports, besides: read + (baseline.map { [$0] } ?? []))
        try host.check(targets: reports + [arguments.value(of: .writeBaseline)], besides: read)
    }

    /// Turns `--only` and `--disable` into rule settings.
    private func select(
        _ arguments: ParsedArguments, in configuration: inout Configuration
    ) throws(CommandFailure) {
        let only = arguments.list(of: .only)
        let disabled = arguments.list(of: .disable)
        for rule in Option.ruleNames {
            var settings = configuration.rules[rule] ?? RuleSettings()
            if only.contains(rule), settings.severity == .off { settings.severity = nil }
            if !only.isEmpty && !only.contains(rule) || disabled.contains(rule) { settings.severity = .off }
            configuration.rules[rule] = settings == RuleSettings() ? nil : settings
        }
        if !only.isEmpty || !disabled.isEmpty, !Option.ruleNames.contains(where: configuration.applies) {
            throw .usage(UsageError("no rule is left that could find anything: see --only and --disable"))
        }
    }
}
