/// A Code Quality report, which GitLab shows in the widget and the diff of a merge request.
struct GitLabReporter: Reporter {
    let format = "gitlab"

    func render(_ report: Report, for surface: Surface) -> String {
        JSONValue.array(
            zip(report.findings, report.findings.distinctFingerprints).map { finding, fingerprint in
                .members([
                    ("description", .string(finding.sentence)),
                    ("check_name", .string(finding.rule)),
                    ("fingerprint", .string(fingerprint)),
                    ("severity", .string(grade(of: finding.severity))),
                    (
                        "location",
                        .members([
                            ("path", .string(SourcePath.fromSourceRoot(finding.location.path, for: surface))),
                            ("lines", .members([("begin", .int(finding.location.line))])),
                        ])
                    ),
                ])
            }
        ).text
    }

    private func grade(of severity: Severity) -> String {
        switch severity {
        case .error: "critical"
        case .warning: "major"
        case .note: "info"
        }
    }
}

extension Finding {
    /// What is wrong and what to do about it, for formats with one field for both.
    var sentence: String { hint.isEmpty ? message : "\(message). \(hint)" }
}
