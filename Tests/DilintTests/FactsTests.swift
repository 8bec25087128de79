import Testing

@testable import dilint

/// `dilint facts` and `--facts`: what was extracted elsewhere is analysed like the sources themselves.
@Suite("Facts files")
struct FactsTests {
    typealias Outcome = TestHost.Outcome

    private let folder: TemporaryFolder
    private let tool: TestHost

    init() throws {
        folder = try TemporaryFolder()
        tool = try TestHost(folder)
        try folder.makeFolder(".git")
        try folder.write(Sample.ring, to: "App/Container.swift")
        try folder.write(Sample.sharedAccess(1), to: "App/Screens/One.swift")
        try folder.write("// dilint:disable singleton\n" + Sample.sharedAccess(2), to: "Kit/Two.swift")
        try folder.write(Sample.sharedAccess(3), to: "Kit/Tests/Three.swift")
        try folder.write("let text = \"", to: "Kit/Broken.swift")
    }

    @Test(
        "The report is the same byte for byte",
        arguments: ["text", "xcode", "github", "sarif", "json", "checkstyle", "junit", "gitlab", "markdown", "html"])
    func report(format: String) throws {
        let direct = tool.run("analyze", "--format", format, "App", "Kit")
        #expect(direct.status == .findings)
        for module in ["App", "Kit"] {
            #expect(tool.run("facts", module, "--output", "\(module).json", "--quiet") == Outcome(status: .clean))
        }
        #expect(tool.run("analyze", "--format", format, "--facts", "App.json", "Kit.json") == direct)
        #expect(tool.run("analyze", "--format", format, "--facts", "Kit.json", "App.json") == direct)
    }

    @Test("The graph is the same, too")
    func graph() {
        let direct = tool.run("graph", "App", "Kit", "--quiet")
        let facts = tool.run("facts", "App", "Kit", "--quiet").output
        let host = tool.host(standardInput: facts)
        #expect(tool.outcome(of: ["graph", "--facts", "-", "--quiet"], in: host) == direct)
    }

    @Test("Questions are answered from facts as from the sources")
    func questions() {
        _ = tool.run("facts", "App", "--output", "App.json", "--quiet")
        for question in [["why", "API", "Session"], ["trace", "API"]] {
            let direct = tool.outcome(of: question + ["App"], in: tool.host())
            #expect(direct.status == .clean)
            #expect(tool.outcome(of: question + ["--facts", "App.json"], in: tool.host()) == direct)
        }
        #expect(
            tool.run("trace", "API", "--facts")
                == Outcome(status: .failure, errors: "dilint: --facts needs files that 'dilint facts' made\n"))
    }

    @Test("Facts do not depend on the number of jobs or the order of the paths")
    func order() {
        let facts = tool.run("facts", "App", "Kit", "--quiet").output
        #expect(tool.run("facts", "App", "Kit", "--jobs", "8", "--quiet").output == facts)
        #expect(!facts.isEmpty)
    }

    @Test("Paths come from where the facts were made, wherever they are used")
    func paths() throws {
        _ = tool.run("facts", "App", "--output", "App.json")
        try folder.makeFolder("build")
        let elsewhere = try TestHost(folder, workingDirectory: "build")
        let output = elsewhere.run("analyze", "--format", "xcode", "--facts", "../App.json").output
        #expect(output.contains("App/Container.swift:2:"))
    }

    @Test("What cannot be used is refused with one line and status 2")
    func errors() throws {
        func errors(_ arguments: String...) -> Outcome { tool.outcome(of: arguments, in: tool.host()) }
        func failure(_ message: String) -> Outcome { Outcome(status: .failure, errors: "dilint: \(message)\n") }
        _ = tool.run("facts", "App", "--output", "App.json")
        _ = tool.run("facts", "App", "--include-tests", "--output", "all.json")
        try folder.write("final class A {}", to: "A.json")
        try folder.write(#"{"schemaVersion": 7}"#, to: "new.json")
        #expect(errors("analyze", "--facts") == failure("--facts needs files that 'dilint facts' made"))
        #expect(
            errors("analyze", "--facts", "A.json") == failure("A.json: these are no facts; 'dilint facts' makes them"))
        #expect(
            errors("analyze", "--facts", "new.json")
                == failure("new.json: the facts have version 7, this dilint reads 1; extract them again"))
        #expect(
            errors("analyze", "--facts", "App.json", "--include-tests")
                == failure("App.json: made without the code of tests; use 'dilint facts --include-tests'"))
        #expect(errors("analyze", "--facts", "all.json", "--include-tests").status == .findings)
        #expect(
            errors("analyze", "--facts", "App.json", "all.json")
                == failure("all.json: 'App/Container.swift' is in these facts files twice"))
        let facts = try folder.text(of: "App.json")
        let half = facts.prefix(facts.count / 2)
        try folder.write(String(half), to: "half.json")
        let line = half.count { $0 == "\n" } + 1
        #expect(
            errors("analyze", "--facts", "half.json")
                == failure("half.json:\(line): the facts are damaged or cut off here; 'dilint facts' makes them anew"))
        #expect(errors("analyze", "--facts", "none.json").status == .failure)
        #expect(errors("facts", "nowhere") == failure("'nowhere' does not exist"))
    }
}
