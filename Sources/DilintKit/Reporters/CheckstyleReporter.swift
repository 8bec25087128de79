/// Checkstyle's XML, which most servers for continuous integration read.
struct CheckstyleReporter: Reporter {
    let format = "checkstyle"

    func render(_ report: Report, for surface: Surface) -> String {
        var writer = XMLWriter()
        writer.open("checkstyle", [("version", "4.3")])
        for findings in report.findings.groupedByPath {
            writer.open("file", [("name", findings[0].location.path)])
            for finding in findings {
                writer.element(
                    "error",
                    [
                        ("line", String(finding.location.line)),
                        ("column", String(finding.location.column)),
                        ("severity", name(of: finding.severity)),
                        ("message", finding.sentence),
                        ("source", "dilint.\(finding.rule)"),
                    ])
            }
            writer.close()
        }
        writer.close()
        return writer.output
    }

    private func name(of severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "info"
        }
    }
}

extension [Finding] {
    /// Runs of findings in one file, none of them empty.
    var groupedByPath: [[Finding]] {
        reduce(into: []) { groups, finding in
            if groups.last?.last?.location.path == finding.location.path {
                groups[groups.count - 1].append(finding)
            } else {
                groups.append([finding])
            }
        }
    }
}
