/// Workflow commands, which GitHub Actions turns into annotations of a pull request's files.
struct GitHubReporter: Reporter {
    let format = "github"

    func render(_ report: Report, for surface: Surface) -> String {
        let excesses = report.excesses.map { "::error title=dilint::\(Escaping.workflowMessage($0))\n" }
        let notes = report.summary.notes.map { "::notice title=dilint::\(Escaping.workflowMessage($0))\n" }
        let findings = report.findings.map { finding in
            let properties = [
                ("file", SourcePath.fromSourceRoot(finding.location.path, for: surface)),
                ("line", String(finding.location.line)),
                ("col", String(finding.location.column)),
                ("title", "dilint: \(finding.rule)"),
            ]
            let list = properties.map { "\($0)=\(Escaping.workflowProperty($1))" }.joined(separator: ",")
            let steps = finding.related.filter(\.isStep).map { step in
                "→ \(step.message) (\(step.location.path):\(step.location.line))"
            }
            let lines = ([finding.message] + steps + [finding.hint]).filter { !$0.isEmpty }
            let message = lines.map(Escaping.visible).joined(separator: "\n")
            return "::\(command(for: finding.severity)) \(list)::\(Escaping.workflowMessage(message))\n"
        }
        return (findings + excesses + notes).joined()
    }

    private func command(for severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }
}
