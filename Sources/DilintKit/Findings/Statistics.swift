/// `--statistics`: how many findings each rule has of each severity, most first.
package struct Statistics {
    private struct Row {
        var rule: String
        var severity: Severity
        var count: Int
    }

    private let rows: [Row]

    package init(of report: Report) {
        let counts = FindingCounts(of: report.findings)
        let rows = counts.rules.flatMap { rule in
            Severity.allCases.map { Row(rule: rule, severity: $0, count: counts.count(of: $0, rule: rule)) }
        }
        self.rows = rows.filter { $0.count > 0 }.sorted { left, right in
            (right.count, right.severity, left.rule) < (left.count, left.severity, right.rule)
        }
    }

    /// A row a line, in columns.
    package var text: String {
        if rows.isEmpty { return "No findings\n" }
        let width = String(rows[0].count).count
        return rows.map { row in
            let severity = TerminalText.padded(row.severity.rawValue, to: 7)
            return "\(TerminalText.rightAligned(String(row.count), to: width))  \(severity)  \(row.rule)\n"
        }.joined()
    }

    /// A list of objects in the same order.
    package var json: String {
        JSONValue.array(
            rows.map { row in
                .members([
                    ("rule", .string(row.rule)), ("severity", .string(row.severity.rawValue)),
                    ("count", .int(row.count)),
                ])
            }
        ).text
    }
}
