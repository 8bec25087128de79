import Synchronization

@testable import dilint

/// Runs the tool in this process, with a folder, an environment, a clock and streams of the test's own.
final class TestHost: Sendable {
    /// What the tool did.
    struct Outcome: Equatable {
        var status: dilint.ExitStatus
        var output = ""
        var errors = ""
    }

    private struct Streams {
        var output = ""
        var errors = ""
        var seconds = 0.0
    }

    let folder: TemporaryFolder
    private let streams = Mutex(Streams())
    private let files: FileSystem

    /// - Parameter workingDirectory: Below the folder.
    init(_ folder: TemporaryFolder, workingDirectory: String = "") throws {
        self.folder = folder
        files = try .at(workingDirectory.isEmpty ? folder.path : folder.path + "/" + workingDirectory)
    }

    /// - Parameters:
    ///   - columns: Width of the terminal that both outputs end in; nil where they do not.
    ///   - secondsPerLook: How far the clock goes on whenever it is looked at.
    func host(
        environment: [String: String] = [:], standardInput: String = "", columns: Int? = nil,
        secondsPerLook: Double = 0, outputFailure: SystemError? = nil,
        runProgram: @escaping @Sendable ([String], [UInt8]) throws(SystemError) -> ProcessOutcome = {
            (arguments, input) throws(SystemError) in try System.run(arguments, input: input)
        }
    ) -> Host {
        Host(
            environment: { environment[$0] },
            files: files,
            standardInput: { Array(standardInput.utf8) },
            standardOutput: OutputStream(columns: columns) { [self] (text) throws(SystemError) in
                if let outputFailure { throw outputFailure }
                streams.withLock { $0.output += text }
            },
            standardError: OutputStream(columns: columns) { [self] (text) throws(SystemError) in
                streams.withLock { $0.errors += text }
            },
            clock: { [self] in
                streams.withLock { streams in
                    streams.seconds += secondsPerLook
                    return streams.seconds
                }
            },
            processors: { 2 }, runProgram: runProgram)
    }

    func run(_ arguments: String..., environment: [String: String] = [:], standardInput: String = "") -> Outcome {
        outcome(of: arguments, in: host(environment: environment, standardInput: standardInput))
    }

    func outcome(of arguments: [String], in host: Host) -> Outcome {
        let status = CommandLineTool.run(arguments, in: host)
        return streams.withLock { streams in
            defer { streams = Streams() }
            return Outcome(status: status, output: streams.output, errors: streams.errors)
        }
    }
}
