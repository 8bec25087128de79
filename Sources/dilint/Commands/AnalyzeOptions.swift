import DilintKit

/// The options of `dilint analyze` alone.
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
    static let baseline = Option("baseline", .text("FILE"), help: "Report only what FILE does not list")
    static let writeBaseline = Option("write-baseline", .text("FILE"), help: "Keep today's findings in FILE")
    static let since = Option("since", .text("REVISION"), help: "Report only what that git revision did not have")
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
        // Places rather than findings: a copy of one counts the references of a dozen texts.
        let findings = report.findings
        return report.budgets.contains(where: \.isExceeded)
            || findings.indices.contains { findings[$0].severity >= severity }
    }
}
