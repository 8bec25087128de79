import Testing

@testable import dilint

/// `--since`, against real repositories.
@Suite("Since a revision")
struct SinceTests {
    typealias Outcome = TestHost.Outcome

    private let folder: TemporaryFolder
    private let repository: TestRepository

    /// One commit, which has a shared instance reached in `App/Old.swift`.
    init() throws {
        folder = try TemporaryFolder()
        repository = try TestRepository(in: folder)
        try folder.write(Sample.sharedAccess(1), to: "App/Old.swift")
        try repository.commit()
    }

    /// The findings of a run as `path: [rule]`, and what was told besides.
    private func findings(
        _ arguments: String..., since revision: String = "HEAD", in workingDirectory: String = ""
    ) throws -> [String] {
        let tool = try TestHost(folder, workingDirectory: workingDirectory)
        let outcome = tool.outcome(
            of: ["analyze", "--since", revision, "--format=csv"] + arguments, in: tool.host())
        #expect(outcome.errors == "")
        return outcome.output.split(separator: "\n").dropFirst().map { line in
            let cells = line.split(separator: ",", omittingEmptySubsequences: false)
            return "\(cells[2]): \(cells[0])"
        }
    }

    @Test("Without a change nothing is reported, whatever is moved, renamed and reformatted")
    func nothingNew() throws {
        #expect(try findings() == [])
        try repository.git("mv", "App/Old.swift", "App/Elsewhere.swift")
        let lines = Sample.sharedAccess(1).split(separator: "\n")
        let moved = "\n\n// Moved.\n" + lines.joined(separator: "\r\n\r\n\t ")
        try folder.write(moved, to: "App/Elsewhere.swift")
        #expect(try findings() == [])
        #expect(try findings(in: "App") == [])
    }

    @Test("Before the first commit everything is new", arguments: ["HEAD", "@"])
    func unborn(revision: String) throws {
        let folder = try TemporaryFolder()
        let repository = try TestRepository(in: folder)
        try folder.write(Sample.sharedAccess(1), to: "App/New.swift")
        let tool = try TestHost(folder)
        let whole = tool.run("analyze", "--format", "csv")
        #expect(whole.output.contains("App/New.swift"))
        #expect(tool.run("analyze", "--since", revision, "--format", "csv") == whole)
        try repository.git("add", "--all")
        #expect(tool.run("analyze", "--since", revision, "--format", "csv") == whole)
        #expect(
            tool.run("analyze", "--since", "main").errors == "dilint: no revision 'main' in this repository\n")
    }

    @Test("What is new is reported, committed or not, and what is gone is told")
    func newAndFixed() throws {
        try folder.write(Sample.sharedAccess(2), to: "App/New.swift")
        try folder.write(Sample.ring, to: "App/Ring.swift")
        #expect(try findings() == ["App/New.swift: singleton", "App/Ring.swift: dependency-cycle"])
        #expect(try findings(in: "App") == ["New.swift: singleton", "Ring.swift: dependency-cycle"])
        let elsewhere = try TestHost(TemporaryFolder())
        let outside = elsewhere.run("analyze", folder.path, "--since", "HEAD", "--format", "csv").output
        #expect(outside.split(separator: "\n").dropFirst().map { $0.prefix(11) } == ["singleton,w", "dependency-"])
        try repository.commit()
        #expect(try findings() == [])
        #expect(
            try findings(since: "HEAD~1") == ["App/New.swift: singleton", "App/Ring.swift: dependency-cycle"])

        try folder.write("final class Screen1ViewModel {}", to: "App/Old.swift")
        let tool = try TestHost(folder)
        let outcome = tool.run("analyze", "--since", "HEAD~1", "App/Old.swift", "App/Ring.swift")
        #expect(outcome.status == .findings)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        #expect(lines.contains("1 error in 1 file, new since HEAD~1"))
        #expect(lines.contains("1 finding fixed since HEAD~1: 1 singleton"))
        let clean = tool.run("analyze", "--since", "HEAD", "--format", "github")
        #expect(clean == Outcome(status: .clean, errors: "dilint: 1 finding fixed since HEAD: 1 singleton\n"))
    }

    @Test("A...B is the commit where both parted")
    func mergeBase() throws {
        try repository.git("switch", "--quiet", "--create", "work")
        try folder.write(Sample.sharedAccess(2), to: "App/New.swift")
        try repository.commit()
        try repository.git("switch", "--quiet", "main")
        try folder.write("final class Screen1ViewModel {}", to: "App/Old.swift")
        try repository.commit()
        try repository.git("switch", "--quiet", "work")
        let new = ["App/New.swift: singleton"]
        #expect(try findings(since: "main") == new + ["App/Old.swift: singleton"])
        for range in ["main...HEAD", "main...", "...main", "main...work"] {
            #expect(try findings(since: range) == new, "\(range)")
        }
        let tool = try TestHost(folder)
        #expect(
            tool.run("analyze", "--since", "gone...HEAD").errors == "dilint: no revision 'gone' in this repository\n")
        try repository.git("switch", "--quiet", "--orphan", "other")
        try folder.write(Sample.sharedAccess(3), to: "App/Other.swift")
        try repository.commit()
        #expect(
            tool.run("analyze", "--since", "main...").errors
                == "dilint: no common history of 'main' and 'HEAD' in this repository\n")
    }

    @Test("A second type of the same name is new")
    func counts() throws {
        let names = ["A", "B", "C", "D", "E"]
        let services = names.map { "final class \($0)Service { func work() {} }" }
        let parameters = names.map { "\($0.lowercased()): \($0)Service" }.joined(separator: ", ")
        let form = "private final class FormViewModel { init(\(parameters)) {} }"
        try folder.write((services + [form]).joined(separator: "\n"), to: "App/B.swift")
        try repository.commit()
        #expect(try findings("--only", "massive-initializer") == [])
        try folder.write(form, to: "App/A.swift")
        #expect(try findings("--only", "massive-initializer") == ["App/A.swift: massive-initializer"])
    }

    @Test("Both trees are read with one configuration, one selection of files and each its own comments")
    func sameRules() throws {
        try folder.write(Sample.sharedAccess(3), to: "Pods/Other.swift")
        try folder.write(Sample.sharedAccess(4), to: "App/Skipped/Four.swift")
        let excused = Sample.sharedAccess(5).split(separator: "\n").map { line in
            line.contains("shared.track") ? "    // dilint:disable:next singleton\n\(line)" : String(line)
        }
        try folder.write(excused.joined(separator: "\n"), to: "App/Five.swift")
        try repository.commit()
        #expect(try findings() == [])
        // What was left out is not missed when it comes in, and what was excused is new without the excuse.
        try folder.write("{ exclude: [\"App/Skipped\"] }", to: ".dilint.json")
        try folder.write(Sample.sharedAccess(5), to: "App/Five.swift")
        #expect(try findings() == ["App/Five.swift: singleton"])
        #expect(try findings("--disable", "singleton") == [])
        #expect(try findings("--include", "App/Old.swift") == [])
    }

    @Test("With a baseline what either knows is put up with")
    func baseline() throws {
        try folder.write(Sample.sharedAccess(2), to: "App/Two.swift")
        let tool = try TestHost(folder)
        let written = tool.run("analyze", "--write-baseline", "known.json", "--quiet")
        #expect(written == TestHost.Outcome(status: .clean, output: written.output))
        let rewritten = tool.run("analyze", "--write-baseline", "known.json")
        #expect(rewritten.errors == "dilint: known.json lists 2 findings now\n")
        try folder.write(Sample.sharedAccess(3), to: "App/Three.swift")
        #expect(try findings("--baseline", "known.json") == ["App/Three.swift: singleton"])
    }

    @Test("Files that git is told to pass over have no history and are never new")
    func ignoredFiles() throws {
        try folder.write("*.generated.swift\n", to: ".gitignore")
        try folder.write(Sample.sharedAccess(2), to: "App/A.generated.swift")
        try folder.write(Sample.sharedAccess(3), to: "App/B.swift")
        #expect(try findings() == ["App/B.swift: singleton"])
    }

    @Test("Links lead where they led")
    func links() throws {
        try folder.write(Sample.sharedAccess(2), to: "Shared/Two.swift")
        try folder.write(Sample.sharedAccess(3), to: "Other/Three.swift")
        try folder.link("App/Shared", to: "../Shared")
        try folder.link("App/Again", to: "../App")
        try folder.link("App/Three.swift", to: "../Other/Three.swift")
        try folder.link("App/Outside.swift", to: "/nowhere/Outside.swift")
        try repository.commit()
        let tool = try TestHost(folder)
        let outcome = tool.run("analyze", "App", "--since", "HEAD", "--quiet", "--format", "csv")
        #expect(outcome.output.split(separator: "\n").count == 1)
        try folder.write(Sample.sharedAccess(4), to: "Shared/Two.swift")
        let changed = tool.run("analyze", "App", "--since", "HEAD", "--quiet", "--format", "csv")
        #expect(changed.output.split(separator: "\n").count == 2)
    }

    @Test("A submodule's files are those of the commit that the revision names")
    func submodules() throws {
        let library = try TemporaryFolder()
        let other = try TestRepository(in: library)
        try library.write(Sample.sharedAccess(2), to: "Sources/Two.swift")
        try other.commit()
        try repository.git("submodule", "--quiet", "add", library.path, "Library")
        try repository.commit()
        #expect(try findings() == [])
        #expect(try findings("Library/Sources") == [])
        try folder.write(Sample.sharedAccess(3), to: "Library/Sources/Three.swift")
        #expect(try findings() == ["Library/Sources/Three.swift: singleton"])
        #expect(try findings("Library") == ["Library/Sources/Three.swift: singleton"])
    }

    @Test("Modules are those of the revision's own manifest")
    func manifests() throws {
        try folder.write(
            "import PackageDescription\nlet package = Package(name: \"P\", targets: [.target(name: \"Kit\")])",
            to: "Package.swift")
        try folder.write(Sample.sharedAccess(2), to: "Sources/Kit/Two.swift")
        try repository.commit()
        #expect(try findings("Sources") == [])
        #expect(try findings(in: "Sources/Kit") == [])
    }

    @Test("Many files, any number of jobs")
    func jobs() throws {
        for number in 10..<280 { try folder.write(Sample.sharedAccess(number), to: "App/Part/S\(number).swift") }
        try repository.commit()
        for number in 280..<300 { try folder.write(Sample.sharedAccess(number), to: "App/Next/S\(number).swift") }
        let single = try findings("--jobs", "1")
        #expect(single == ((280..<300).map { "App/Next/S\($0).swift: singleton" }))
        #expect(try findings("--jobs", "8") == single)
    }

    @Test("The repository is left as it was")
    func untouched() throws {
        try folder.write(Sample.sharedAccess(2), to: "App/Two.swift")
        try repository.git("add", "App/Two.swift")
        let before = try [repository.git("status", "--porcelain=v2", "--branch"), folder.names(in: ".git").joined()]
        #expect(try findings() == ["App/Two.swift: singleton"])
        let after = try [repository.git("status", "--porcelain=v2", "--branch"), folder.names(in: ".git").joined()]
        #expect(after == before)
    }

    // MARK: What cannot be compared

    private func failure(_ message: String) -> Outcome { Outcome(status: .failure, errors: "dilint: \(message)\n") }

    @Test("An unknown revision is one line and status 2, in a shallow clone with advice")
    func unknownRevision() throws {
        let tool = try TestHost(folder)
        #expect(tool.run("analyze", "--since", "gone") == failure("no revision 'gone' in this repository"))
        #expect(tool.run("analyze", "--since=-x") == failure("no revision '-x' in this repository"))
        try repository.commitAgain()
        let clone = try TemporaryFolder()
        try repository.git("clone", "--quiet", "--depth=1", "file://" + folder.path, clone.path + "/clone")
        let shallow = try TestHost(clone, workingDirectory: "clone")
        #expect(
            shallow.run("analyze", "--since", "HEAD~1")
                == failure(
                    "no revision 'HEAD~1' in this shallow clone; 'git fetch --unshallow' gets the whole history"))
        #expect(shallow.run("analyze", "--since", "HEAD").status == .clean)
    }

    @Test("So are a folder without a repository, a path outside, standard input and a machine without git")
    func impossible() throws {
        let plain = try TemporaryFolder()
        try plain.write("class A {}", to: "A.swift")
        #expect(
            try TestHost(plain).run("analyze", "--since", "HEAD")
                == failure("--since compares with a git revision, and this is no git repository"))
        let tool = try TestHost(folder)
        #expect(
            tool.run("analyze", "--since", "HEAD", "App", plain.path)
                == failure("'\(plain.path)' lies outside of the repository, --since cannot compare it"))
        #expect(
            tool.run("analyze", "--since", "HEAD", "-")
                == failure("--since cannot compare standard input, which has no earlier state"))
        let host = tool.host { (_, _) throws(SystemError) in throw SystemError(code: 2) }
        #expect(
            tool.outcome(of: ["analyze", "--since", "HEAD"], in: host)
                == failure("--since needs git, which was not found"))
    }
}

extension TestRepository {
    fileprivate func commitAgain() throws { try git("commit", "--quiet", "--allow-empty", "--message", "Again") }
}
