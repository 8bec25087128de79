/// What a command may know of the process it runs in and of the world around: everything outside its arguments.
///
/// A value that is passed down, so that tests run the whole tool with a folder, streams and a clock of their own.
struct Host: Sendable {
    /// The value of an environment variable; nil where it is not set.
    var environment: @Sendable (String) -> String?
    var files: FileSystem
    /// Reads standard input to its end.
    var standardInput: @Sendable () throws(SystemError) -> [UInt8]
    var standardOutput: OutputStream
    var standardError: OutputStream
    /// Seconds since some moment; never goes back.
    var clock: @Sendable () -> Double
    /// Number of processors that are in use.
    var processors: @Sendable () -> Int
    /// Runs a program with some standard input and waits for its end; the program's name is the first argument.
    var runProgram: @Sendable ([String], [UInt8]) throws(SystemError) -> ProcessOutcome
    /// Keeps a value for as long as the host lives.
    var keep: @Sendable (any Sendable) -> Void = { _ in }

    /// The process itself. From here on, writing to a closed pipe is an error instead of a signal.
    static func current() -> Host {
        System.ignoreClosedPipes()
        return Host(
            environment: System.environmentVariable,
            files: .current(),
            standardInput: { () throws(SystemError) in try System.readToEnd(of: System.standardInput) },
            standardOutput: OutputStream(descriptor: System.standardOutput),
            standardError: OutputStream(descriptor: System.standardError),
            clock: System.monotonicSeconds,
            processors: System.processorCount,
            runProgram: { (arguments, input) throws(SystemError) in try System.run(arguments, input: input) },
            // The process ends soon: the system takes all its memory back at once.
            keep: { _ = Unmanaged.passRetained(Kept(value: $0)) })
    }

    /// Writes a result. A reader that went away wanted no more of it, which is no error.
    func print(_ text: String) throws(CommandFailure) {
        do {
            try standardOutput.write(text)
        } catch {
            guard !error.isClosedPipe else { return }
            throw .output(OutputError(target: "standard output", reason: error.message))
        }
    }

    /// Tells the user something besides the result, in a line.
    func tell(_ message: String) { show("dilint: \(message)\n") }

    /// Writes to standard error. Where that fails nobody can be told.
    func show(_ text: String) {
        do {
            try standardError.write(text)
        } catch {
            return
        }
    }
}

/// A value on the heap.
private final class Kept: Sendable {
    private let value: any Sendable

    init(value: any Sendable) { self.value = value }
}

/// One of the process's two outputs.
struct OutputStream: Sendable {
    /// Columns of the terminal that the stream ends in; nil where it is none.
    var columns: Int?
    /// Writes the whole text at once.
    var write: @Sendable (String) throws(SystemError) -> Void

    var isTerminal: Bool { columns != nil }

    init(columns: Int? = nil, write: @escaping @Sendable (String) throws(SystemError) -> Void) {
        self.columns = columns
        self.write = write
    }

    init(descriptor: Int32) {
        self.init(columns: System.terminalColumns(of: descriptor)) { (text) throws(SystemError) in
            try System.write(text, to: descriptor)
        }
    }
}
