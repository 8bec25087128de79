/// Every format of a report, in the order in which `--help` lists them; the first is the default.
package enum ReporterRegistry {
    package static let all: [any Reporter] = [
        TextReporter(),
        XcodeReporter(),
        GitHubReporter(),
        SARIFReporter(),
        JSONReporter(),
        CheckstyleReporter(),
        JUnitReporter(),
        GitLabReporter(),
        MarkdownReporter(),
        HTMLReporter(),
        CSVReporter(),
    ]

    /// The reporter of a name in `--format`.
    package static func reporter(named format: String) -> (any Reporter)? {
        all.first { $0.format == format }
    }
}
