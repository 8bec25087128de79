import Foundation
import Testing

@testable import dilint

/// The tool's words and its status, run in this process.
@Suite("Command line")
struct CommandLineTests {
    typealias Outcome = TestHost.Outcome

    private let tool: TestHost

    init() throws { tool = try TestHost(TemporaryFolder()) }

    @Test("Without a command the help goes to standard error, and the status is 2")
    func noCommand() {
        let help = HelpPage.overview(of: CommandRegistry.all)
        #expect(tool.run() == Outcome(status: .failure, errors: help))
    }

    @Test("Help that was asked for goes to standard output")
    func help() {
        let overview = HelpPage.overview(of: CommandRegistry.all)
        #expect(tool.run("--help") == Outcome(status: .clean, output: overview))
        #expect(tool.run("-h") == Outcome(status: .clean, output: overview))
        #expect(tool.run("help") == Outcome(status: .clean, output: overview))
        let page = HelpPage.page(of: AnalyzeCommand())
        #expect(tool.run("analyze", "--help") == Outcome(status: .clean, output: page))
        #expect(tool.run("help", "analyze") == Outcome(status: .clean, output: page))
    }

    @Test("The version is the same everywhere")
    func versions() {
        let expected = Outcome(status: .clean, output: "dilint 0.1.0\n")
        #expect(tool.run("--version") == expected)
        #expect(tool.run("graph", "--version") == expected)
    }

    @Test(
        "Wrong usage is one line with the nearest known word, and status 2",
        arguments: [
            (["analize"], "unknown command 'analize', did you mean 'analyze'?"),
            (["version"], "unknown command 'version', did you mean '--version'?"),
            (["hlep"], "unknown command 'hlep', did you mean 'help'?"),
            (["lint"], "unknown command 'lint', did you mean 'analyze'?"),
            (["analyze", "--json"], "unknown option '--json', did you mean '--format json'?"),
            (["analyze", "--no-color"], "unknown option '--no-color', did you mean '--color never'?"),
            (["analyze", "--select=singleton"], "unknown option '--select', did you mean '--only'?"),
            (["analyze", "-q"], "unknown option '-q', did you mean '--quiet'?"),
            (["init", "-q"], "unknown option '-q', see 'dilint init --help'"),
            (["analyze", "--format", "md"], "unknown value 'md' of --format, did you mean 'markdown'?"),
            (
                ["graph", "--format", "yaml"],
                "unknown value 'yaml' of --format, use one of: dot, mermaid, graphml, json, html"
            ),
            (
                ["analyze", "--only", "pipeline"],
                "unknown value 'pipeline' of --only, did you mean 'dependency-pipeline'?"
            ),
            (["rules", "cycle"], "unknown rule 'cycle', did you mean 'dependency-cycle'?"),
            (["rules", "factory"], "unknown rule 'factory', see 'dilint rules'"),
            (["x"], "unknown command 'x', see 'dilint --help'"),
            (["--strict"], "options stand behind the command: dilint analyze --strict"),
            (["--focus=Home"], "options stand behind the command: dilint graph --focus=Home"),
            (["--strcit"], "unknown option '--strcit', did you mean 'dilint analyze --strict'?"),
            (["--verison"], "unknown option '--verison', did you mean '--version'?"),
            (["--hepl"], "unknown option '--hepl', did you mean '--help'?"),
            (["--qqqqqqq"], "unknown option '--qqqqqqq', see 'dilint --help'"),
            (["-v"], "unknown option '-v', see 'dilint --help'"),
            (["App"], "'App' is no command, did you mean 'dilint analyze App'?"),
            (["help", "grap"], "unknown command 'grap', did you mean 'graph'?"),
            (["analyze", "--strcit"], "unknown option '--strcit', did you mean '--strict'?"),
            (["analyze", "--format", "jsno"], "unknown value 'jsno' of --format, did you mean 'json'?"),
            (["graph", "--format", "dott"], "unknown value 'dott' of --format, did you mean 'dot'?"),
            (["rules", "a", "b"], "'dilint rules' does not take 'b'"),
            (["analyze", "nowhere"], "'nowhere' does not exist"),
            (["graph", "App", "App/nowhere"], "'App/nowhere' does not exist"),
            (["analyze", ""], "'' does not exist"),
            (["analyze", "App"], "no Swift file found in App"),
            (["analyze"], "no Swift file found in ."),
            (["graph", "App"], "no Swift file found in App"),
            (
                ["analyze", "--exclude", "App", "App"],
                "no Swift file found in App that --include and --exclude let through"
            ),
            (
                ["analyze", "--only", "singleton", "--disable", "singleton", "App"],
                "no rule is left that could find anything: see --only and --disable"
            ),
            (
                ["analyze", "--only", "singleton,,"],
                "unknown value '' of --only, use one of: \(Option.ruleNames.joined(separator: ", "))"
            ),
            (["analyze", "--include", "["], "--include needs a glob whose '[' is closed, not '['"),
            (["graph", "--exclude={a,[b]"], "--exclude needs a glob whose '{' is closed, not '{a,[b]'"),
            (
                ["analyze", "--strict", "--fail-on", "note", "App"],
                "--strict means --fail-on warning: leave out one of them"
            ),
            (
                ["analyze", "--format", "json", "--format", "xcode"],
                "two formats for one output: name a file for one of them, --format xcode=FILE"
            ),
            (
                ["analyze", "--format", "json=a", "--output", "b"],
                "nothing is left for --output: each --format names its own file"
            ),
            (["analyze", "--format", "json=a", "--format", "xcode=./a"], "two formats are written to 'a'"),
            (["analyze", "--format", "json=-", "--format", "xcode"], "two formats are written to standard output"),
            (["graph", "--format", "json", "--format", "dot=-"], "two formats are written to standard output"),
            (
                ["analyze", "--statistics", "--format", "xcode"],
                "--statistics is text or json on standard output: write other formats to files, F=FILE"
            ),
        ])
    func wrongUsage(arguments: [String], message: String) throws {
        try tool.folder.makeFolder("App")
        let outcome = tool.outcome(of: arguments, in: tool.host())
        #expect(outcome == Outcome(status: .failure, errors: "dilint: \(message)\n"))
    }

    @Test("An unknown rule is answered with the nearest one")
    func unknownRule() {
        #expect(
            tool.run("analyze", "--only", "singelton").errors
                == "dilint: unknown value 'singelton' of --only, did you mean 'singleton'?\n")
        #expect(
            tool.run("rules", "singelton")
                == Outcome(
                    status: .failure, errors: "dilint: unknown rule 'singelton', did you mean 'singleton'?\n"))
        #expect(tool.run("rules", "singleton").output.hasPrefix("singleton"))
    }

    @Test("Without a rule the report says that nothing was looked for")
    func noRules() throws {
        try tool.folder.write("class A {}", to: "A.swift")
        let note = "every rule is off: nothing was looked for"
        let off = Option.ruleNames.map { #""\#($0)": { severity: "off" }"# }.joined(separator: ",")
        try tool.folder.write("{ rules: { \(off) } }", to: ".dilint.json")
        #expect(tool.run("analyze").output.contains(note))
        #expect(!tool.run("analyze", "--only", "singleton").output.contains(note))
        #expect(!tool.run("analyze", "--only", "singleton,").output.contains(note))
    }

    @Test("init writes a configuration that changes nothing, once")
    func initialises() throws {
        try tool.folder.write("class A {}", to: "A.swift")
        let before = tool.run("analyze")
        #expect(tool.run("init") == Outcome(status: .clean, errors: "dilint: wrote .dilint.json\n"))
        #expect(tool.run("analyze") == before)
        let text = try tool.folder.text(of: ".dilint.json")
        #expect(tool.run("init", "--output", "-") == Outcome(status: .clean, output: text))
        #expect(tool.run("init") == Outcome(status: .failure, errors: "dilint: '.dilint.json' exists already\n"))
    }

    @Test("init prints a schema for editors, and writes it where told")
    func schema() throws {
        let printed = tool.run("init", "--schema")
        #expect(printed.status == .clean && printed.errors.isEmpty && printed.output.hasPrefix("{\n  \"$schema\": "))
        #expect(throws: (any Error).self) { try tool.folder.text(of: ".dilint.json") }
        let told = tool.run("init", "--schema", "--output", "dilint.schema.json")
        #expect(told == Outcome(status: .clean, errors: "dilint: wrote dilint.schema.json\n"))
        #expect(try tool.folder.text(of: "dilint.schema.json") == printed.output)
        try tool.folder.write("{ \"$schema\": \"dilint.schema.json\" }", to: ".dilint.json")
        try tool.folder.write("class A {}", to: "A.swift")
        #expect(tool.run("analyze").status == .clean)
    }

    @Test("A path may look like an option behind --")
    func doubleDash() throws {
        #expect(tool.run("analyze", "--", "--strict").errors == "dilint: '--strict' does not exist\n")
        try tool.folder.write("class A {}", to: "--strict/A.swift")
        #expect(tool.run("analyze", "--", "--strict").status == .clean)
    }

    @Test("A source from standard input is analysed")
    func standardInput() {
        let outcome = tool.run("analyze", "-", "--verbose", standardInput: "class A {}")
        #expect(outcome.status == .clean)
        #expect(outcome.errors.hasPrefix("dilint: 1 file found"))
        #expect(tool.run("analyze", "-", "--verbose", "--quiet", standardInput: "class A {}").errors == "")
    }

    @Test("What is wrong with a source is told in the order of its lines")
    func problemsInOrder() throws {
        try tool.folder.write("\n#if A\n\n\n\n\n\n\n\nlet a = \"b\n", to: "A.swift")
        #expect(
            tool.run("analyze", "A.swift").errors == """
                dilint: A.swift: line 2: '#if' is never closed
                dilint: A.swift: line 10: string literal is never closed

                """)
    }

    @Test("A source that cannot be read is told, the others are analysed")
    func unreadableSource() throws {
        try tool.folder.write("class A {}", to: "App/A.swift")
        try tool.folder.link("App/Gone.swift", to: "nowhere")
        let line = "dilint: App/Gone.swift: No such file or directory\n"
        let outcome = tool.run("analyze", "App")
        #expect(outcome.status == .clean)
        #expect(outcome.errors == line)
        #expect(outcome.output != "")
        #expect(tool.run("graph", "App").errors == line)
        #expect(tool.run("analyze", "App", "--quiet").errors == "")
    }

    @Test("If nothing can be read the status is 2")
    func nothingReadable() throws {
        try tool.folder.link("App.swift", to: "App.swift")
        try tool.folder.link("Gone.swift", to: "nowhere")
        let outcome = tool.run("analyze")
        #expect(outcome.status == .failure)
        #expect(outcome.output == "")
        #expect(
            outcome.errors.split(separator: "\n").map { $0.prefix(20) } == [
                "dilint: App.swift: T", "dilint: Gone.swift: ",
            ])
    }

    @Test("A file in another encoding is not read: told, and nothing if it is alone")
    func otherEncoding() throws {
        let folder = URL(fileURLWithPath: tool.folder.path)
        try tool.folder.makeFolder("Wide")
        try Data([0xFF, 0xFE, 0x61, 0x00]).write(to: folder.appendingPathComponent("Wide/A.swift"))
        let line = "dilint: Wide/A.swift: not UTF-8: the file begins with a UTF-16 byte order mark\n"
        #expect(tool.run("analyze", "Wide") == Outcome(status: .failure, errors: line))
        #expect(tool.run("graph", "Wide") == Outcome(status: .failure, errors: line))
        try tool.folder.write("class B {}", to: "Wide/B.swift")
        let outcome = tool.run("analyze", "Wide")
        #expect(outcome.status == .clean)
        #expect(outcome.errors == line)
        #expect(outcome.output.contains("1 file, 1 line, 1 type"))
    }

    @Test("A reader that went away is no failure, a full disk is one")
    func outputFailures() {
        let closed = tool.host(outputFailure: SystemError(code: 32))
        #expect(tool.outcome(of: ["rules"], in: closed) == Outcome(status: .clean))
        let full = tool.host(outputFailure: SystemError(code: 28))
        #expect(
            tool.outcome(of: ["rules"], in: full)
                == Outcome(
                    status: .failure, errors: "dilint: cannot write standard output: No space left on device\n"))
    }
}
