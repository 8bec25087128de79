import Foundation
import TestSupport
import Testing

/// What only the process itself can show.
@Suite("Process")
struct ProcessTests {
    private struct Outcome: Equatable {
        var status: Int32
        var output = ""
        var errors = ""
    }

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("class A {}", to: "App/A.swift")
    }

    /// The tool that was built with these tests.
    private static func executable() -> URL? {
        var place =
            Bundle.main.executableURL?.resolvingSymlinksInPath() ?? URL(fileURLWithPath: CommandLine.arguments[0])
        for argument in CommandLine.arguments where argument.contains(".xctest") {
            place = URL(fileURLWithPath: argument)
        }
        while place.path != "/" {
            place.deleteLastPathComponent()
            let candidate = place.appendingPathComponent("dilint")
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder), !isFolder.boolValue {
                return candidate
            }
        }
        return nil
    }

    private func run(_ arguments: String..., input: String? = nil, isOutputClosed: Bool = false) throws -> Outcome {
        let process = Process()
        let executable = try #require(Self.executable())
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "GITHUB_ACTIONS" }
        let output = Pipe()
        let errors = Pipe()
        let standardInput = Pipe()
        process.standardInput = standardInput
        process.standardOutput = output
        process.standardError = errors
        if isOutputClosed { try output.fileHandleForReading.close() }
        try process.run()
        try standardInput.fileHandleForWriting.write(contentsOf: Data((input ?? "").utf8))
        try standardInput.fileHandleForWriting.close()
        let outputText = isOutputClosed ? Data() : output.fileHandleForReading.readDataToEndOfFile()
        let errorText = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            output: String(decoding: outputText, as: UTF8.self), errors: String(decoding: errorText, as: UTF8.self))
    }

    @Test("The status is the process's, and results and messages have a stream each")
    func status() throws {
        #expect(try run("--version") == Outcome(status: 0, output: "dilint 0.1.0\n"))
        #expect(try run("analyze", "nowhere") == Outcome(status: 2, errors: "dilint: 'nowhere' does not exist\n"))
        let outcome = try run("analyze")
        #expect(outcome.status == 0)
        #expect(outcome.output != "")
        #expect(outcome.errors == "")
    }

    /// Each process seeds its hashes anew, so that sets and dictionaries have another order.
    @Test("Every process tells the same", arguments: ["analyze", "graph"])
    func sameInEveryProcess(command: String) throws {
        let outputs = try (0..<5).map { _ in
            try run(command, FixtureLibrary.root, "--include-tests", "--format", "json", "--quiet").output
        }
        #expect(outputs[0].utf8.count > 100_000)
        #expect(Set(outputs).count == 1)
    }

    @Test("From a folder that was deleted, absolute paths lead where they say")
    func deletedWorkingFolder() throws {
        let executable = try #require(Self.executable())
        try folder.makeFolder("gone")
        let script = """
            cd gone && rmdir ../gone && "$0" analyze --format xcode "$1/App" && "$0" analyze "$1/nowhere"
            """
        try folder.write(Sample.sharedAccess(1), to: "App/A.swift")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", script, executable.path, folder.path]
        process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "GITHUB_ACTIONS" }
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let outputText = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let errorText = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(outputText.hasPrefix("\(folder.path)/App/A.swift:10:"))
        #expect(errorText == "dilint: '\(folder.path)/nowhere' does not exist\n")
    }

    @Test("A pipe in the file system is not waited for, one that the shell hands over is read")
    func namedPipe() throws {
        let env = URL(fileURLWithPath: "/usr/bin/env")
        let make = try Process.run(env, arguments: ["mkfifo", folder.path + "/X.swift"])
        make.waitUntilExit()
        #expect(
            try run("analyze", "X.swift") == Outcome(status: 2, errors: "dilint: X.swift: not a regular file\n"))
        let both = try run("analyze", "X.swift", "App/A.swift", "--format", "csv")
        #expect(both.status == 0)
        #expect(both.errors == "dilint: X.swift: not a regular file\n")
        #expect(try run("analyze", "/dev/null").status == 2)
        let substituted = Process()
        substituted.executableURL = env
        substituted.arguments = [
            "bash", "-c", #""$0" analyze --format json <(cat App/A.swift)"#, try #require(Self.executable()).path,
        ]
        substituted.currentDirectoryURL = URL(fileURLWithPath: folder.path)
        let output = Pipe()
        substituted.standardOutput = output
        try substituted.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        substituted.waitUntilExit()
        #expect(text.contains(#""files": 1,"#) && text.contains(#""types": 1,"#))
    }

    @Test("A pipe that was closed ends nothing early and is not spoken of")
    func closedPipe() throws {
        #expect(try run("rules", isOutputClosed: true) == Outcome(status: 0))
    }

    @Test("Standard input is read to its end")
    func standardInput() throws {
        let source = String(repeating: "class A {}\n", count: 20_000)
        let outcome = try run("analyze", "-", "--verbose", input: source)
        #expect(outcome.status == 0)
        #expect(outcome.errors.hasPrefix("dilint: 1 file found"))
    }
}
