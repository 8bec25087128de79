import DilintKit
import SwiftFacts

/// `dilint analyze`: reports findings.
struct AnalyzeCommand: Command {
    let name = "analyze"
    let summary = "Reports what is wrong with the dependency injection of Swift files."
    let operands = Operands.paths

    var options: [Option] {
        [.reportFormat, .only, .disable, .strict, .failOn, .statistics] + Option.reading
    }

    func run(_ arguments: ParsedArguments, in host: Host) throws(CommandFailure) -> ExitStatus {
        let started = host.clock()
        let plan = try outputPlan(arguments, in: host)
        let failing = try FailingSeverity(arguments)
        var settings = ReadingSettings(arguments, in: host)
        select(arguments, in: &settings.configuration)
        let progress = Progress(in: host, isQuiet: settings.isQuiet)
        defer { progress.erase() }

        let sources = try settings.read(arguments.operands, in: host, progress: progress)
        guard sources.fileCount > 0 else {
            progress.erase()
            settings.tell(sources.problems, in: host)
            return .failure
        }
        let analysisStarted = host.clock()
        progress.step("analysing \(sources.fileCount) files")
        var report = Analyzer(configuration: settings.configuration, jobs: settings.jobs)
            .analyze(sources.batches, modules: sources.modules)
        report.problems = (report.problems + sources.problems).inOrder()
        let finished = host.clock()
        progress.erase()
        settings.tell(report.problems, in: host)
        settings.tell(
            sources.timings, files: sources.fileCount, analysis: finished - analysisStarted, in: host)

        let excerpts = SourceExcerpts(in: host.files, standardInput: sources.standardInput)
        let surface = Surface(
            workingDirectory: host.files.workingDirectory, isVerbose: settings.isVerbose,
            sourceLine: { path, line in excerpts.line(line, of: path) })
        try host.write(plan) { entry in
            var surface = surface
            surface.usesColor = settings.color.isOn(in: host, file: entry.file)
            if entry.file == nil, let columns = host.standardOutput.columns {
                surface.width = columns
                // Only who looks at it is told how long it took: what is kept or compared must not change.
                surface.elapsedSeconds = finished - started
            }
            if arguments.has(.statistics), entry.file == nil { return Statistics.text(of: report) }
            return ReporterRegistry.all.first { $0.format == entry.format }?.render(report, for: surface) ?? ""
        }
        return failing.isReached(by: report) ? .findings : .clean
    }

    private func outputPlan(_ arguments: ParsedArguments, in host: Host) throws(CommandFailure) -> OutputPlan {
        let knowsGitHub = ReporterRegistry.all.contains { $0.format == "github" }
        let isGitHub = host.environment("GITHUB_ACTIONS") == "true" && knowsGitHub
        let output = arguments.value(of: .output)
        let isStatistics = arguments.has(.statistics)
        do throws(UsageError) {
            let plan = try OutputPlan(
                formats: arguments.values(of: .reportFormat), output: output,
                default: isGitHub && output == nil && !isStatistics ? "github" : "text")
            let shown = plan.entries.first { $0.file == nil }
            if isStatistics, shown?.format != "text" {
                throw UsageError("--statistics is text on standard output: write other formats to files, F=FILE")
            }
            return plan
        } catch {
            throw .usage(error)
        }
    }

    /// Turns `--only` and `--disable` into rule settings.
    private func select(_ arguments: ParsedArguments, in configuration: inout Configuration) {
        let only = arguments.list(of: .only)
        let disabled = arguments.list(of: .disable)
        for rule in Option.ruleNames {
            var settings = configuration.rules[rule] ?? RuleSettings()
            if only.contains(rule), settings.severity == .off { settings.severity = nil }
            if !only.isEmpty && !only.contains(rule) || disabled.contains(rule) { settings.severity = .off }
            if settings != RuleSettings() { configuration.rules[rule] = settings }
        }
    }

}

extension Option {
    static let ruleNames = RuleCatalog.builtIn.rules.map(\.id)

    static let reportFormat = Option(
        "format", .wordAndFile("F[=FILE]", of: ReporterRegistry.all.map(\.format)),
        help: ReporterRegistry.all.map(\.format).joined(separator: ", "), isRepeatable: true)
    static let only = Option(
        "only", .list("RULE,…", of: ruleNames), help: "Apply these rules alone", isRepeatable: true)
    static let disable = Option(
        "disable", .list("RULE,…", of: ruleNames), help: "Do not apply these rules", isRepeatable: true)
    static let strict = Option("strict", help: "Warnings fail too")
    static let failOn = Option(
        "fail-on", .word("SEVERITY", of: FailingSeverity.names), help: "error (default), warning, note or never")
    static let statistics = Option("statistics", help: "Only how many findings each rule has")
}

/// From which severity on findings make the run fail.
struct FailingSeverity: Equatable {
    /// nil where none does.
    var severity: Severity?

    static let names = ["error", "warning", "note", "never"]

    init(_ arguments: ParsedArguments) throws(CommandFailure) {
        let isStrict = arguments.has(.strict)
        guard let name = arguments.value(of: .failOn) else {
            severity = isStrict ? .warning : .error
            return
        }
        guard !isStrict else {
            throw .usage(UsageError("--strict means --fail-on warning: leave out one of them"))
        }
        severity = Severity(rawValue: name)
    }

    func isReached(by report: Report) -> Bool {
        guard let severity else { return false }
        return report.findings.contains { $0.severity >= severity }
    }
}
