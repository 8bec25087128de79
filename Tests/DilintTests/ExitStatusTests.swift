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

    @Test("Statistics count by rule and severity, most first")
    func statistics() {
        var report = Self.report(with: .note)
        report.findings += Self.report(with: .error).findings
        report.findings += (0..<10).map { _ in Self.finding("singleton", .warning) }
        #expect(
            Statistics(of: report).text == """
                10  warning  singleton
                 1  error    dependency-cycle
                 1  note     dependency-cycle

                """)
        report.findings = []
        #expect(Statistics(of: report).text == "No findings\n")
        #expect(Statistics(of: report).json == "[]\n")
    }

    @Test("Statistics for programs")
    func statisticsAsJSON() throws {
        let tool = try TestHost(TemporaryFolder())
        try tool.folder.write(Sample.sharedAccess(1), to: "Screen.swift")
        #expect(
            tool.run("analyze", "--statistics", "--format", "json").output == """
                [
                  {
                    "rule": "singleton",
                    "severity": "warning",
                    "count": 1
                  }
                ]

                """)
        #expect(tool.run("analyze", "--statistics").output == "1  warning  singleton\n")
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

    @Test("An exceeded budget fails, a generous one can be lowered")
    func budgets() throws {
        let tool = try TestHost(TemporaryFolder())
        try tool.folder.write(Sample.sharedAccess(1), to: "Shop/Screen.swift")
        try tool.folder.write(Sample.sharedAccess(2), to: "Feed/Screen.swift")
        func errors(_ budget: String, _ options: String..., status: dilint.ExitStatus) throws -> String {
            try tool.folder.write(#"{ "budgets": { "singleton": \#(budget) } }"#, to: ".dilint.json")
            let arguments = ["analyze", "--format", "json", "--output", "out.json"] + options
            let outcome = tool.outcome(of: arguments, in: tool.host())
            #expect(outcome.status == status, "\(budget) \(options)")
            return outcome.errors
        }
        let exceeded = "dilint: error: singleton: 2 findings, the budget allows 1\n"
        let generous = "dilint: note: singleton: 2 findings, the budget of 3 can be lowered to 2\n"
        let module = "dilint: error: singleton in Feed: 1 finding, the budget allows 0\n"
        #expect(try errors("1", status: .findings) == exceeded)
        #expect(try errors("1", "--quiet", status: .findings) == exceeded)
        #expect(try errors("1", "--fail-on", "never", status: .clean) == exceeded)
        #expect(try errors("1", "--disable", "singleton", status: .clean) == "")
        #expect(try errors("2", status: .clean) == "")
        #expect(try errors("3", status: .clean) == generous)
        #expect(try errors("3", "--quiet", status: .clean) == "")
        #expect(try errors(#"{ "total": 2, "modules": { "Feed": 0, "Shop": 1 } }"#, status: .findings) == module)
        let misspelt =
            "dilint: note: the budget of singleton names the module 'Shp', of which there is no file, "
            + "did you mean 'Shop'?\n"
        #expect(try errors(#"{ "modules": { "Shp": 0 } }"#, status: .clean) == misspelt)
        // Who reads the text is told there, and once.
        try tool.folder.write(#"{ "budgets": { "singleton": 1 } }"#, to: ".dilint.json")
        let text = tool.run("analyze")
        #expect(text.errors == "")
        #expect(text.output.hasSuffix("singleton: 2 findings, the budget allows 1\n"))
        #expect(tool.run("analyze", "--statistics").errors == exceeded)
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
