import SwiftFacts

/// Everything in a form that scripts can rely on: `report-1.schema.json` describes it.
struct JSONReporter: Reporter {
    let format = "json"

    func render(_ report: Report, for surface: Surface) -> String {
        let summary = report.summary
        let counts = Severity.allCases.reversed().map { ($0.rawValue, JSONValue.int(report.count(of: $0))) }
        return JSONValue.members([
            ("schemaVersion", .int(1)),
            ("tool", .members([("name", .string("dilint")), ("version", .string(surface.toolVersion))])),
            (
                "summary",
                .members([
                    ("files", .int(summary.files)),
                    ("lines", .int(summary.lines)),
                    ("types", .int(summary.types)),
                    ("dependencies", .int(summary.dependencies)),
                    ("findings", .members(counts)),
                    ("baseline", summary.baseline.map(value)),
                    ("budgets", report.budgets.isEmpty ? nil : .array(report.budgets.map(value))),
                    ("notes", summary.notes.isEmpty ? nil : .array(summary.notes.map(JSONValue.string))),
                ])
            ),
            ("findings", value(of: report.findings)),
            ("change", report.change.map(value)),
            (
                "problems",
                .array(
                    report.problems.map {
                        .members([("path", .string($0.path)), ("message", .string($0.message))])
                    })
            ),
        ]).text
    }

    private func value(of baseline: BaselineCounts) -> JSONValue {
        .members([("known", .int(baseline.known)), ("stale", baseline.stale.map(JSONValue.int))])
    }

    private func value(of budget: BudgetOutcome) -> JSONValue {
        .members([
            ("rule", .string(budget.rule)), ("module", budget.module.map(JSONValue.string)),
            ("count", .int(budget.count)), ("limit", .int(budget.limit)),
        ])
    }

    private func value(of change: Change) -> JSONValue {
        .members([("since", .string(change.revision)), ("fixed", value(of: change.fixed))])
    }

    private func value(of findings: [Finding]) -> JSONValue {
        .array(zip(findings, findings.distinctFingerprints).map(value))
    }

    private func value(of finding: Finding, _ fingerprint: String) -> JSONValue {
        .members(
            [("rule", .string(finding.rule)), ("severity", .string(finding.severity.rawValue))]
                + place(finding.location)
                + [
                    ("message", .string(finding.message)),
                    ("hint", .string(finding.hint)),
                    ("subject", .string(finding.subject)),
                    ("dependency", finding.dependency.map(JSONValue.string) ?? .null),
                    ("occurrences", .int(finding.occurrences)),
                    ("fingerprint", .string(fingerprint)),
                    (
                        "related",
                        .array(
                            finding.related.map {
                                .members(place($0.location) + [("message", .string($0.message))])
                            })
                    ),
                ])
    }

    private func place(_ location: Location) -> [(String, JSONValue?)] {
        [("path", .string(location.path)), ("line", .int(location.line)), ("column", .int(location.column))]
    }
}
