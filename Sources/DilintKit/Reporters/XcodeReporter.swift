/// The compiler's form, which Xcode turns into marks in the editor: one line a finding, notes after it.
struct XcodeReporter: Reporter {
    let format = "xcode"

    func render(_ report: Report, for surface: Surface) -> String {
        var output = ""
        func write(_ location: Location, _ severity: Severity, _ message: String) {
            let path = SourcePath.absolute(location.path, in: surface.workingDirectory)
            output += "\(Escaping.visible(path)):\(location.line):\(location.column): \(severity.rawValue): "
            output += Escaping.visible(message) + "\n"
        }
        for finding in report.findings {
            write(finding.location, finding.severity, "\(finding.message) [\(finding.rule)]")
            for related in finding.related { write(related.location, .note, related.message) }
        }
        return output
    }
}
