import DilintKit

/// `--statistics`: how many findings each rule has, most first.
enum Statistics {
    static func text(of report: Report) -> String {
        var counts: [String: (count: Int, severity: Severity)] = [:]
        for finding in report.findings {
            let counted = counts[finding.rule]
            counts[finding.rule] = (
                (counted?.count ?? 0) + 1, max(counted?.severity ?? .note, finding.severity)
            )
        }
        let rows = counts.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        let width = rows.first.map { String($0.value.count).count } ?? 0
        return rows.map { rule, counted in
            let count = String(counted.count)
            let severity = counted.severity.rawValue
            return String(repeating: " ", count: width - count.count) + count + "  "
                + severity + String(repeating: " ", count: 7 - severity.count) + "  " + rule + "\n"
        }.joined()
    }
}
