import Testing

@testable import dilint

/// A run over a part of the sources, or with some of the rules, and a baseline of everything.
@Suite("Partial runs and baselines")
struct BaselineScopeTests {
    private let tool: TestHost

    init() throws {
        tool = try TestHost(TemporaryFolder())
        try tool.folder.write(Sample.ring, to: "Ring/AppContainer.swift")
        try tool.folder.write(Sample.sharedAccess(1), to: "Shared/One.swift")
        try tool.folder.write(Sample.sharedAccess(2), to: "Shared/Deep/Two.swift")
        #expect(
            tool.run("analyze", "--fail-on", "never", "--write-baseline", "b.json").errors
                == "dilint: b.json lists 3 findings now\n")
    }

    /// What the text says last of the baseline.
    private func closing(_ arguments: String...) -> String? {
        tool.outcome(of: ["analyze", "--baseline", "b.json"] + arguments, in: tool.host()).output
            .split(separator: "\n").last { $0.contains("baseline") }.map(String.init)
    }

    @Test("What a part cannot see is not called gone")
    func goneEntries() throws {
        #expect(closing() == "No new findings, 3 in the baseline")
        #expect(closing("--only", "dependency-cycle") == "No new findings, 1 in the baseline")
        #expect(closing("--disable", "singleton") == "No new findings, 1 in the baseline")
        #expect(closing("Shared") == "No new findings, 2 in the baseline")
        #expect(closing("--exclude", "Shared") == "No new findings, 1 in the baseline")
        try tool.folder.write("", to: "Shared/One.swift")
        let gone = "1 entry of the baseline no longer occurs: --write-baseline drops it"
        #expect(closing() == gone)
        #expect(closing("Ring", "Shared") == "No new findings, 2 in the baseline")
        #expect(closing(tool.folder.path) == gone)
        #expect(closing("--only", "singleton") == gone)
        #expect(closing("--only", "dependency-cycle") == "No new findings, 1 in the baseline")
        try tool.folder.link("Shared/Gone.swift", to: "nowhere")
        #expect(closing() == "No new findings, 2 in the baseline")
    }

    @Test("A baseline that does not say what it was made of is never too long")
    func unknownScope() throws {
        let text = try tool.folder.text(of: "b.json")
        try tool.folder.write(text.split(separator: "\n").filter { !$0.contains("paths") }.joined(), to: "b.json")
        #expect(closing("Ring") == "No new findings, 1 in the baseline")
        #expect(tool.run("analyze", "Ring", "--write-baseline", "b.json", "--fail-on", "never").status == .clean)
    }

    @Test("Rules that did not run keep their entries")
    func otherRules() throws {
        let whole = try tool.folder.text(of: "b.json")
        #expect(
            tool.run("analyze", "--only", "singleton", "--write-baseline", "b.json").errors
                == "dilint: b.json lists 2 findings now, besides 1 of rules that did not run\n")
        #expect(try tool.folder.text(of: "b.json") == whole)
        try tool.folder.write("", to: "Ring/AppContainer.swift")
        #expect(
            tool.run("analyze", "--disable", "singleton", "--write-baseline", "b.json").errors
                == "dilint: b.json lists 0 findings now, besides 2 of rules that did not run\n")
        #expect(closing() == "No new findings, 2 in the baseline")
    }

    @Test("A run over a part does not replace the baseline of all")
    func otherPaths() throws {
        let whole = try tool.folder.text(of: "b.json")
        let refusal = TestHost.Outcome(
            status: .failure,
            errors: "dilint: 'b.json' lists what 'dilint analyze .' has found, which reads more than this run: "
                + "repeat that one, or delete the file first\n")
        #expect(tool.run("analyze", "Shared", "--write-baseline", "b.json") == refusal)
        #expect(tool.run("analyze", "--exclude", "Ring", "--write-baseline", "b.json") == refusal)
        #expect(try tool.folder.text(of: "b.json") == whole)
        try tool.folder.makeFolder("lint")
        let part = ["analyze", "Shared", "--exclude", "Deep", "--include-tests", "--write-baseline", "lint/part.json"]
        #expect(tool.outcome(of: part, in: tool.host()).status == .clean)
        #expect(tool.outcome(of: part, in: tool.host()).status == .clean)
        let head = try tool.folder.text(of: "lint/part.json").split(separator: "\n").prefix(5)
        #expect(
            head.joined(separator: "\n") == """
                {
                  "version": 1,
                  "paths": ["../Shared"],
                  "exclude": ["Deep"],
                  "includeTests": true,
                """)
        #expect(
            tool.run("analyze", "Ring", "--write-baseline", "lint/part.json").errors
                == "dilint: 'lint/part.json' lists what 'dilint analyze Shared --exclude \"Deep\" --include-tests' "
                + "has found, which reads more than this run: repeat that one, or delete the file first\n")
        #expect(tool.run("analyze", "--include-tests", "--write-baseline", "lint/part.json").status == .findings)
    }

    @Test("A part of the project does not tell that a budget is too large, or of no module")
    func budgets() throws {
        try tool.folder.write(
            #"{ budgets: { singleton: { total: 5, modules: { Shp: 0 } }, "dependency-cycle": 0 } }"#, to: ".dilint.json"
        )
        func errors(_ arguments: String...) -> String {
            tool.outcome(of: ["analyze", "--format=csv"] + arguments, in: tool.host()).errors
        }
        let exceeded = "dilint: error: dependency-cycle: 1 finding, the budget allows 0\n"
        let lower = "dilint: note: singleton: 2 findings, the budget of 5 can be lowered to 2\n"
        let misspelt =
            "dilint: note: the budget of singleton names the module 'Shp', of which there is no file; there are Ring, Shared\n"
        #expect(errors() == exceeded + lower + misspelt)
        #expect(errors(tool.folder.path) == exceeded + lower + misspelt)
        #expect(errors("Ring") == exceeded)
        #expect(errors("Shared") == "")
        #expect(errors("--exclude", "Deep") == exceeded)
        let inside = try TestHost(tool.folder, workingDirectory: "Shared")
        #expect(inside.run("analyze").errors == "")
    }
}
