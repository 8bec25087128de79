import DilintKit
import SwiftFacts
import Testing

@testable import dilint

@Suite("Configuration file")
struct ConfigurationFileTests {
    typealias Outcome = TestHost.Outcome

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["App/A.swift", "App/Generated/B.swift", "Lib/C.swift"] { try folder.write(to: name) }
        try folder.makeFolder(".git")
    }

    /// The files that a run from `workingDirectory` reads.
    private func files(from workingDirectory: String = "", _ arguments: String...) throws -> [String] {
        let host = try TestHost(folder, workingDirectory: workingDirectory).host()
        let parsed = try ArgumentParser(command: GraphCommand()).parse(arguments)
        let settings = try ReadingSettings(parsed, in: host)
        let sources = try settings.read(parsed, in: host, progress: Progress(in: host, isQuiet: true))
        return sources.batches.flatMap { $0.files.map(\.path) }.sorted()
    }

    @Test("The nearest one upwards is used, and its globs are relative to its folder")
    func nearest() throws {
        try folder.write(#"{ "exclude": ["App/Generated"] }"#, to: ".dilint.json")
        #expect(try files() == ["App/A.swift", "Lib/C.swift"])
        #expect(try files(from: "App") == ["A.swift"])
        #expect(try files(from: "App", "../Lib", ".") == ["../Lib/C.swift", "A.swift"])
        try folder.write(#"{ "include": ["Generated/**"] }"#, to: "App/.dilint.json")
        #expect(try files(from: "App") == ["Generated/B.swift"])
    }

    @Test("None is looked for above the repository")
    func repositoryRoot() throws {
        try folder.write(#"{ "exclude": ["*.swift"] }"#, to: ".dilint.json")
        try folder.makeFolder("App/.git")
        #expect(try files(from: "App") == ["A.swift", "Generated/B.swift"])
    }

    @Test("The one that is named is used instead, and the command line's globs besides")
    func named() throws {
        try folder.write(#"{ "exclude": ["App"] }"#, to: ".dilint.json")
        try folder.write(#"{ "exclude": ["C.swift"] }"#, to: "Lib/other.json")
        #expect(try files("--config", "Lib/other.json") == ["App/A.swift", "App/Generated/B.swift"])
        #expect(try files("--config=Lib/other.json", "--exclude", "Generated/") == ["App/A.swift"])
    }

    @Test("One in another place that the analysed paths have is not read, and that is told")
    func elsewhere() throws {
        try folder.write("{}", to: "Lib/.dilint.json")
        try folder.write("{}", to: "Lib/Core/.git/.dilint.json")
        try folder.write("class A {}", to: "Lib/Core/D.swift")
        try folder.write("class B {}", to: "Lib/Base/E.swift")
        let tool = try TestHost(folder, workingDirectory: "App")
        let real = folder.path + "/Lib/.dilint.json"
        let told = "dilint: \(real) lies neither here nor above and is not read; --config \(real) does\n"
        #expect(tool.run("analyze", "../Lib/Base").errors == told)
        #expect(tool.run("trace", "B", "../Lib").errors == told)
        #expect(tool.run("analyze", "../Lib/Base", "--quiet").errors == "")
        #expect(tool.run("analyze", "../Lib/Base", "--config", "../Lib/.dilint.json").errors == "")
        #expect(tool.run("analyze", "../Lib/Core").errors == "")
        let above = try TestHost(folder)
        #expect(
            above.run("analyze", "Lib/Base").errors
                == "dilint: Lib/.dilint.json lies neither here nor above and is not read; --config Lib/.dilint.json does\n"
        )
        #expect(above.run("analyze").errors == "")
        #expect(try TestHost(folder, workingDirectory: "Lib/Base").run("analyze", "..").errors == "")
    }

    @Test("A link that leads nowhere is no reason to go without a configuration")
    func danglingLink() throws {
        let tool = try TestHost(folder)
        try folder.link(".dilint.json", to: "nowhere.json")
        #expect(
            tool.run("analyze")
                == Outcome(
                    status: .failure,
                    errors: "dilint: cannot read the configuration .dilint.json: No such file or directory\n"))
    }

    @Test("What is wrong with it is one line and status 2")
    func errors() throws {
        let tool = try TestHost(folder)
        try folder.write("{\n    \"exclud\": []\n}", to: ".dilint.json")
        let outcome = tool.run("analyze")
        #expect(outcome.status == .failure)
        #expect(outcome.errors.hasPrefix("dilint: .dilint.json:2: exclud: unknown key; expected one of "))
        #expect(outcome.errors.hasSuffix(", did you mean exclude?\n"))
        #expect(outcome.errors.split(separator: "\n").count == 1)
        #expect(
            tool.run("graph", "--config", "nowhere")
                == Outcome(
                    status: .failure,
                    errors: "dilint: cannot read the configuration nowhere: No such file or directory\n"))
    }
}

/// What `--verbose` and errors say of what was left out.
@Suite("Configuration that leaves out files")
struct ConfiguredFilterTests {
    private let tool: TestHost

    init() throws {
        tool = try TestHost(TemporaryFolder())
        try tool.folder.write("class A {}", to: "App/A.swift")
    }

    @Test("Where nothing is left the file is named that decides it")
    func nothingLeft() throws {
        try tool.folder.write(#"{ exclude: ["App"] }"#, to: ".dilint.json")
        func errors(_ options: String...) -> String { tool.outcome(of: ["analyze"] + options, in: tool.host()).errors }
        #expect(
            errors() == "dilint: no Swift file found in . that 'include' and 'exclude' of .dilint.json let through\n")
        #expect(
            errors("--include", "A*")
                == "dilint: no Swift file found in . that 'include' and 'exclude' of .dilint.json, "
                + "--include and --exclude let through\n")
        let inside = try TestHost(tool.folder, workingDirectory: "App")
        #expect(
            inside.run("analyze").errors
                == "dilint: no Swift file found in . that 'include' and 'exclude' of ../.dilint.json let through\n")
    }

    @Test("Globs may begin at the root, as scripts write them; a single name behind the slash is the folder's")
    func absoluteGlobs() throws {
        try tool.folder.write("class B {}", to: "Made/B.swift")
        func paths(_ options: String..., from folder: String = "", below root: String = ".") throws -> [String] {
            let tool = try TestHost(tool.folder, workingDirectory: folder)
            let outcome = tool.outcome(of: ["facts", root] + options, in: tool.host())
            return ["A.swift", "B.swift"].filter(outcome.output.contains)
        }
        let made = tool.folder.path + "/Made"
        #expect(try paths("--exclude", made) == ["A.swift"])
        #expect(try paths("--exclude", made + "/*.swift") == ["A.swift"])
        #expect(try paths("--include", made + "/**") == ["B.swift"])
        #expect(try paths("--exclude", made, from: "App", below: tool.folder.path) == ["A.swift"])
        #expect(try paths("--exclude", "/Made") == ["A.swift"])
        #expect(try paths("--exclude", "/" + (made.split(separator: "/").first ?? "")) == ["A.swift", "B.swift"])
        try tool.folder.write(#"{ exclude: ["\#(made)/"] }"#, to: ".dilint.json")
        #expect(try paths() == ["A.swift"])
    }

    @Test("--verbose names the configuration and the globs that leave nothing out")
    func verbose() throws {
        func lines(_ options: String...) -> [String] {
            let errors = tool.outcome(of: ["analyze", "--verbose"] + options, in: tool.host()).errors
            return errors.split(separator: "\n").dropFirst().map(String.init)
        }
        #expect(lines() == ["dilint: no .dilint.json: the defaults hold"])
        try tool.folder.write("", to: "Made/Old/B.swift")
        try tool.folder.write("", to: "Made/B.swift")
        try tool.folder.write(#"{ exclude: ["Made", "Old", "Made/*.swift", "App/B*"] }"#, to: ".dilint.json")
        let configured = "dilint: configured by .dilint.json"
        let idle = ["Old", "Made/*.swift", "App/B*"].map { "dilint: the glob '\($0)' of exclude leaves nothing out" }
        #expect(lines() == [configured] + idle)
        #expect(
            lines("--exclude", "Made", "--exclude", "Nowhere", "--quiet") == [])
        #expect(
            lines("--exclude", "Nowhere")
                == [configured] + idle + ["dilint: the glob 'Nowhere' of exclude leaves nothing out"])
    }
}

@Suite("Baseline files")
struct BaselineFilesTests {
    private let tool: TestHost

    init() throws { tool = try TestHost(TemporaryFolder()) }

    private func report(_ subjects: String...) -> Report {
        let findings = subjects.map {
            Finding(
                rule: "singleton", severity: .warning, location: Location(path: "A.swift", line: 1, column: 1),
                message: "", hint: "", subject: $0)
        }
        return Report(findings: findings, summary: Summary(), problems: [], rules: [])
    }

    private func apply(_ arguments: String..., to report: inout Report) throws {
        let host = tool.host()
        let parsed = try ArgumentParser(command: AnalyzeCommand()).parse(arguments)
        let scope = RunScope(paths: [host.files.workingDirectory])
        try BaselineFiles(parsed, ReadingSettings(parsed, in: host), scope).apply(to: &report, besides: [], in: host)
    }

    @Test("What was written is not reported again, what is gone is counted")
    func roundTrip() throws {
        var first = report("A", "B")
        try apply("--write-baseline", "known.json", to: &first)
        #expect(first.findings == report("A", "B").findings)
        var second = report("B", "C")
        try apply("--baseline", "known.json", "--write-baseline=known.json", to: &second)
        #expect(second.findings == report("C").findings)
        #expect(first.summary.baseline == nil)
        #expect(second.summary.baseline == BaselineCounts(known: 1, stale: 1))
        var third = report("A", "B", "C")
        try apply("--baseline=known.json", to: &third)
        #expect(third.findings == report("A").findings)
    }

    @Test("The configuration's baseline is relative to its folder, and may be there only after the first run")
    func configured() throws {
        try tool.folder.write(#"{ "baseline": "lint/known.json" }"#, to: ".dilint.json")
        try tool.folder.makeFolder("lint")
        var first = report("A")
        #expect(throws: CommandFailure.self) { try apply(to: &first) }
        try apply("--write-baseline", "./lint/known.json", to: &first)
        try apply(to: &first)
        #expect(first.findings == [])
    }

    @Test("A file that is no baseline is one line and status 2")
    func errors() throws {
        try tool.folder.write("class A {}", to: "A.swift")
        #expect(
            tool.run("analyze", "--baseline", "A.swift")
                == TestHost.Outcome(
                    status: .failure,
                    errors: "dilint: A.swift: this is no baseline; --write-baseline makes one\n"))
        #expect(
            tool.run("analyze", "--baseline", "nowhere").errors
                == "dilint: there is no baseline nowhere yet: 'dilint analyze --write-baseline nowhere' makes it\n")
        try tool.folder.write(#"{ baseline: "lint/known.json" }"#, to: ".dilint.json")
        #expect(
            tool.run("analyze")
                == TestHost.Outcome(
                    status: .failure,
                    errors: "dilint: there is no baseline lint/known.json yet: "
                        + "'dilint analyze --write-baseline lint/known.json' makes it\n"))
    }
}
