import DilintKit
import Testing

@testable import dilint

@Suite("Output")
struct OutputTests {
    typealias Outcome = TestHost.Outcome

    private let tool: TestHost
    private var folder: TemporaryFolder { tool.folder }

    init() throws {
        tool = try TestHost(TemporaryFolder())
        try folder.write("class A {}", to: "App/A.swift")
    }

    @Test(
        "Formats and files are put together",
        arguments: [
            ([], nil, [("text", nil)]),
            ([], "a.txt", [("text", "a.txt")]),
            (["json"], nil, [("json", nil)]),
            (["json"], "-", [("json", nil)]),
            (["json", "html=a=b"], nil, [("json", nil), ("html", "a=b")]),
            (["json=a", "html"], "b", [("json", "a"), ("html", "b")]),
            (["json=-"], nil, [("json", nil)]),
        ] as [([String], String?, [(String, String?)])])
    func plans(formats: [String], output: String?, expected: [(String, String?)]) throws {
        let plan = try OutputPlan(formats: formats, output: output, default: "text")
        #expect(plan.entries == expected.map { OutputPlan.Entry(format: $0, file: $1) })
    }

    @Test(
        "Lines are counted as `wc` does, and a last one without a line break",
        arguments: [("", "0 lines"), ("class A {}", "1 line"), ("a\nb\n", "2 lines"), ("a\r\n\r\nb", "3 lines")])
    func lines(source: String, counted: String) throws {
        try folder.write(source, to: "Lines/A.swift")
        let output = tool.run("analyze", "Lines").output
        #expect(output.split(separator: "\n").last?.split(separator: ", ")[1] ?? "" == counted)
    }

    @Test("Several formats are written at once, each as if it were alone")
    func severalFormats() throws {
        let json = tool.run("analyze", "App", "--format", "json").output
        let xcode = tool.run("analyze", "App", "--format", "xcode").output
        let outcome = tool.run("analyze", "App", "--format", "json=a.json", "--format", "xcode")
        #expect(outcome == Outcome(status: .clean, output: xcode))
        #expect(try folder.text(of: "a.json") == json)
        #expect(try folder.names() == ["App", "a.json"])
    }

    @Test("A file is replaced whole and keeps its permissions; a link keeps pointing")
    func replaces() throws {
        let expected = tool.run("rules").output
        try folder.write("old and much longer than before " + expected, to: "out/rules.txt")
        try folder.setPermissions(0o640, of: "out/rules.txt")
        try folder.link("link.txt", to: "out/rules.txt")
        #expect(tool.run("rules", "--output", "link.txt") == Outcome(status: .clean))
        #expect(try folder.text(of: "out/rules.txt") == expected)
        #expect(try folder.permissions(of: "out/rules.txt") == 0o640)
        #expect(try folder.names(in: "out") == ["rules.txt"])
    }

    @Test("A device is written to, never replaced")
    func devices() throws {
        #expect(tool.run("rules", "--output", "/dev/null") == Outcome(status: .clean))
        try folder.link("null", to: "/dev/null")
        #expect(tool.run("rules", "--output", "null") == Outcome(status: .clean))
    }

    @Test("What cannot be written is one line and status 2, and leaves nothing behind")
    func unwritable() throws {
        #expect(
            tool.run("rules", "--output", "nowhere/a.txt")
                == Outcome(status: .failure, errors: "dilint: cannot write nowhere/a.txt: No such file or directory\n"))
        #expect(
            tool.run("rules", "--output", "App")
                == Outcome(status: .failure, errors: "dilint: cannot write App: Is a directory\n"))
        #expect(
            tool.run("analyze", "App", "--format", "json=App/A.swift/x")
                == Outcome(status: .failure, errors: "dilint: cannot write App/A.swift/x: Not a directory\n"))
        #expect(try folder.names() == ["App"])
    }

    @Test(
        "No result replaces a source, something else that is read, or another result",
        arguments: [
            (["analyze", "--output", "App/A.swift"], "'App/A.swift' is a Swift source, which no result replaces"),
            (
                ["analyze", "--format", "json=App/New.swift"],
                "'App/New.swift' would be read as a Swift source: call the result otherwise"
            ),
            (["analyze", "--write-baseline", "link"], "'link' is a Swift source, which no result replaces"),
            (["rules", "--output", "App/A.swift"], "'App/A.swift' is a Swift source, which no result replaces"),
            (
                ["why", "A", "B", "--output", "App/A.swift"],
                "'App/A.swift' is a Swift source, which no result replaces"
            ),
            (["facts", "App", "main", "--output", "./main"], "'./main' is read by this run, so no result replaces it"),
            (["graph", "main", "--format", "json=main"], "'main' is read by this run, so no result replaces it"),
            (
                ["analyze", "--baseline", "old.json", "--format", "html=old.json"],
                "'old.json' is read by this run, so no result replaces it"
            ),
            (
                ["analyze", "--config", "config.json", "--output", "config.json"],
                "'config.json' is read by this run, so no result replaces it"
            ),
            (
                ["analyze", "--write-baseline", "new.json", "--output", "./new.json"],
                "two results are written to 'new.json'"
            ),
            (
                ["analyze", "--write-baseline", "old.json", "--output", "App/../old.json"],
                "two results are written to 'old.json'"
            ),
            (
                ["analyze", "--write-baseline", "main"],
                "'main' is no baseline, and --write-baseline replaces nothing else"
            ),
        ])
    func targets(arguments: [String], message: String) throws {
        try folder.write("class B {}", to: "main")
        try folder.write("{}", to: "config.json")
        try folder.write(#"{ "version": 1, "findings": [] }"#, to: "old.json")
        try folder.link("link", to: "App/A.swift")
        let outcome = tool.outcome(of: arguments, in: tool.host())
        #expect(outcome == Outcome(status: .failure, errors: "dilint: \(message)\n"))
        #expect(try folder.text(of: "App/A.swift") == "class A {}")
        #expect(try folder.text(of: "main") == "class B {}")
        #expect(try folder.names() == ["App", "config.json", "link", "main", "old.json"])
    }

    @Test("A baseline may be written over itself, into an empty file or to a device")
    func baselineTargets() throws {
        try folder.write("", to: "b.json")
        for old in [[], ["--baseline", "b.json"]] {
            let arguments = ["analyze", "App", "--write-baseline", "b.json"] + old
            #expect(tool.outcome(of: arguments, in: tool.host()).errors == "dilint: b.json lists 0 findings now\n")
        }
        #expect(tool.run("analyze", "App", "--write-baseline", "/dev/null", "--output", "/dev/null").status == .clean)
    }

    @Test("In a GitHub Actions job the format is github, unless one is named")
    func gitHub() {
        let github = tool.run("analyze", "App", "--format", "github")
        let json = tool.run("analyze", "App", "--format", "json")
        let environment = ["GITHUB_ACTIONS": "true"]
        #expect(tool.run("analyze", "App", environment: environment) == github)
        #expect(tool.run("analyze", "App", "--format", "json", environment: environment) == json)
    }

    @Test(
        "Colour",
        arguments: [
            ([], [:], 80, nil, true),
            ([], [:], nil, nil, false),
            ([], [:], 80, "file", false),
            ([], ["NO_COLOR": "1"], 80, nil, false),
            ([], ["NO_COLOR": ""], 80, nil, true),
            ([], ["TERM": "dumb"], 80, nil, false),
            ([], ["FORCE_COLOR": "1"], nil, nil, true),
            ([], ["FORCE_COLOR": ""], nil, nil, false),
            ([], ["FORCE_COLOR": "1"], nil, "file", false),
            ([], ["FORCE_COLOR": "1", "NO_COLOR": "1"], 80, nil, false),
            (["--color=never"], ["FORCE_COLOR": "1"], 80, nil, false),
            (["--color=always"], ["NO_COLOR": "1"], nil, "file", true),
            (["--color=never"], [:], 80, nil, false),
            (["--color=auto"], [:], 80, nil, true),
        ] as [([String], [String: String], Int?, String?, Bool)])
    func colors(
        arguments: [String], environment: [String: String], columns: Int?, file: String?, isColored: Bool
    ) throws {
        let parsed = try ArgumentParser(command: AnalyzeCommand()).parse(arguments)
        let host = tool.host(environment: environment, columns: columns)
        #expect(ColorChoice(parsed).isOn(in: host, file: file) == isColored)
    }

    @Test("Lines are quoted as the lexer counts them")
    func excerpts() throws {
        try folder.write("one\ntwo\r\nthree\rfour\n\nsix", to: "lines.txt")
        let excerpts = SourceExcerpts(in: tool.host().files, standardInput: Array("in".utf8))
        #expect(
            (0...7).map { excerpts.line($0, of: "lines.txt") } == [nil, "one", "two", "three", "four", "", "six", nil])
        #expect(excerpts.line(1, of: Sources.standardInputPath) == "in")
        #expect(excerpts.line(1, of: "nowhere") == nil)
    }

    @Test("Bytes that are no character take a column each")
    func garbledExcerpts() throws {
        let line = Array("é ".utf8) + [0xE9, 0x20, 0xF0, 0x9F, 0x20] + Array("é倉".utf8)
        let excerpts = SourceExcerpts(in: tool.host().files, standardInput: line)
        #expect(excerpts.line(1, of: Sources.standardInputPath) == "é \u{1A} \u{1A}\u{1A} é倉")
    }

    @Test("Progress is shown on a terminal after half a second and erased at the end")
    func progress() throws {
        let slow = tool.host(columns: 80, secondsPerLook: 0.3)
        let outcome = tool.outcome(of: ["graph", "App"], in: slow)
        #expect(outcome.errors.hasPrefix("\r\u{1B}[K"))
        #expect(outcome.errors.hasSuffix("\r\u{1B}[K"))
        #expect(outcome.errors.contains("0 of 1 file read"))
        #expect(!outcome.errors.contains("\n"))
        #expect(tool.outcome(of: ["graph", "App", "--quiet"], in: slow).errors == "")
        #expect(tool.outcome(of: ["graph", "App"], in: tool.host(columns: 80, secondsPerLook: 0.001)).errors == "")
        #expect(tool.outcome(of: ["graph", "App"], in: tool.host(secondsPerLook: 0.3)).errors == "")
    }
}
