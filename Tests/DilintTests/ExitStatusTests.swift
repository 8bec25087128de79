import DilintKit
import Testing

@testable import dilint

@Suite("Exit status")
struct ExitStatusTests {
    @Test(
        "Findings fail from a severity on",
        arguments: [
            ([], [.error]),
            (["--strict"], [.error, .warning]),
            (["--fail-on", "error"], [.error]),
            (["--fail-on", "warning"], [.error, .warning]),
            (["--fail-on", "note"], [.error, .warning, .note]),
            (["--fail-on", "never"], []),
        ] as [([String], Set<Severity>)])
    func failing(arguments: [String], expected: Set<Severity>) throws {
        let parsed = try ArgumentParser(command: AnalyzeCommand()).parse(arguments)
        let failing = try FailingSeverity(parsed)
        let reached = Severity.allCases.filter { failing.isReached(by: Self.report(with: $0)) }
        #expect(Set(reached) == expected)
        #expect(!failing.isReached(by: Report(findings: [], summary: Summary(), problems: [], rules: [])))
    }

    @Test("Statistics count by rule, most first")
    func statistics() {
        var report = Self.report(with: .note)
        report.findings += Self.report(with: .error).findings
        report.findings += (0..<10).map { _ in Self.finding("singleton", .warning) }
        #expect(Statistics.text(of: report) == "10  warning  singleton\n 2  error    dependency-cycle\n")
        report.findings = []
        #expect(Statistics.text(of: report) == "")
    }

    private static func report(with severity: Severity) -> Report {
        Report(findings: [finding("dependency-cycle", severity)], summary: Summary(), problems: [], rules: [])
    }

    private static func finding(_ rule: String, _ severity: Severity) -> Finding {
        Finding(
            rule: rule, severity: severity, location: Location(path: "A.swift", line: 1, column: 1), message: "",
            hint: "", subject: "A")
    }

    @Test("Only findings at or above the severity make the status 1")
    func status() throws {
        let tool = try TestHost(TemporaryFolder())
        try tool.folder.write(Sample.ring, to: "Ring/AppContainer.swift")
        try tool.folder.write(Sample.sharedAccess(1), to: "Shared/Screen.swift")
        #expect(tool.run("analyze", "Ring").status == .findings)
        #expect(tool.run("analyze", "Ring", "--only", "dependency-cycle").status == .findings)
        #expect(tool.run("analyze", "Ring", "--fail-on", "never").status == .clean)
        #expect(tool.run("analyze", "Ring", "--disable", "dependency-cycle").status == .clean)
        #expect(tool.run("analyze", "Shared").status == .clean)
        #expect(tool.run("analyze", "Shared", "--strict").status == .findings)
        #expect(tool.run("analyze", "Shared", "--strict", "--disable=singleton").status == .clean)
        #expect(tool.run("graph", "Ring").status == .clean)
    }

    @Test("The command line overrides the configuration")
    func selection() throws {
        let tool = try TestHost(TemporaryFolder())
        try tool.folder.write(Sample.ring, to: "AppContainer.swift")
        try tool.folder.write(#"{ "rules": { "dependency-cycle": { "severity": "off" } } }"#, to: ".dilint.json")
        #expect(tool.run("analyze").status == .clean)
        #expect(tool.run("analyze", "--only", "dependency-cycle").status == .findings)
    }
}
