/// One finding a row, for spreadsheets (RFC 4180, with plain line breaks between the rows).
struct CSVReporter: Reporter {
    let format = "csv"

    func render(_ report: Report, for surface: Surface) -> String {
        let header = [
            "rule", "severity", "path", "line", "column", "message", "hint", "subject", "dependency", "occurrences",
            "fingerprint",
        ]
        let rows = zip(report.findings, report.findings.distinctFingerprints).map { finding, fingerprint in
            [
                finding.rule, finding.severity.rawValue, finding.location.path, String(finding.location.line),
                String(finding.location.column), finding.message, finding.hint, finding.subject,
                finding.dependency ?? "", String(finding.occurrences), fingerprint,
            ]
        }
        return ([header] + rows).map { $0.map(Escaping.csv).joined(separator: ",") + "\n" }.joined()
    }
}
