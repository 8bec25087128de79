// Other programs: with `System.swift` the only file that calls the C library.

// The environment is the process's, which nothing here changes.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#endif

/// What a program left behind.
struct ProcessOutcome: Sendable, Equatable {
    /// Its exit status; 128 and the signal's number where one ended it.
    var status: Int32
    var output: [UInt8] = []
    var errors: [UInt8] = []

    /// The first line of what it said on standard error.
    var complaint: String {
        String(decoding: errors.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
}

extension System {
    /// Runs a program of `PATH` with `input` as its standard input, and waits for its end.
    ///
    /// - Parameter arguments: The program's name first.
    static func run(_ arguments: [String], input: [UInt8]) throws(SystemError) -> ProcessOutcome {
        var pipes = try ProcessPipes()
        let process: pid_t
        do throws(SystemError) {
            process = try spawn(arguments, pipes)
        } catch {
            pipes.close()
            throw error
        }
        pipes.closeChildEnds()
        // Whatever goes wrong here, the program must be waited for.
        let exchanged: Result<Void, SystemError>
        do throws(SystemError) {
            exchanged = .success(try pipes.exchange(input))
        } catch {
            exchanged = .failure(error)
        }
        pipes.close()
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            if errno != EINTR { throw SystemError(code: errno) }
        }
        try exchanged.get()
        let signal = status & 0x7f
        return ProcessOutcome(
            status: signal == 0 ? (status >> 8) & 0xff : 128 + signal, output: pipes.received, errors: pipes.complaints)
    }

    private static func spawn(_ arguments: [String], _ pipes: ProcessPipes) throws(SystemError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        #if canImport(Darwin)
            // There is no way to make a pipe that a program started by another thread right now would not inherit.
            posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_CLOEXEC_DEFAULT))
        #endif
        posix_spawn_file_actions_adddup2(&actions, pipes.input.reading, standardInput)
        posix_spawn_file_actions_adddup2(&actions, pipes.output.writing, standardOutput)
        posix_spawn_file_actions_adddup2(&actions, pipes.errors.writing, standardError)
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
        words.append(nil)
        defer { for word in words { free(word) } }
        #if canImport(Darwin)
            let environment = _NSGetEnviron().pointee
        #else
            let environment = environ
        #endif
        var process: pid_t = 0
        let code = posix_spawnp(&process, arguments[0], &actions, &attributes, words, environment)
        if code != 0 { throw SystemError(code: code) }
        return process
    }
}

/// The two ends of a pipe; -1 where one is closed.
private struct PipeEnds {
    private(set) var reading: Int32
    private(set) var writing: Int32

    init() throws(SystemError) {
        var ends: [Int32] = [-1, -1]
        #if canImport(Darwin)
            guard pipe(&ends) == 0 else { throw SystemError(code: errno) }
        #else
            // Unlike `pipe2` sockets are known to every C library as something that no other program inherits.
            guard socketpair(AF_UNIX, Self.kind, 0, &ends) == 0 else { throw SystemError(code: errno) }
        #endif
        (reading, writing) = (ends[0], ends[1])
    }

    #if canImport(Glibc)
        private static let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #elseif canImport(Musl)
        private static let kind = SOCK_STREAM | SOCK_CLOEXEC
    #endif

    mutating func closeReading() {
        if reading >= 0 { close(reading) }
        reading = -1
    }

    mutating func closeWriting() {
        if writing >= 0 { close(writing) }
        writing = -1
    }
}

/// What connects a program with this process.
private struct ProcessPipes {
    private(set) var input: PipeEnds
    private(set) var output: PipeEnds
    private(set) var errors: PipeEnds
    private(set) var received: [UInt8] = []
    private(set) var complaints: [UInt8] = []

    init() throws(SystemError) {
        input = try PipeEnds()
        do throws(SystemError) {
            output = try PipeEnds()
        } catch {
            input.closeReading()
            input.closeWriting()
            throw error
        }
        do throws(SystemError) {
            errors = try PipeEnds()
        } catch {
            for var ends in [input, output] {
                ends.closeReading()
                ends.closeWriting()
            }
            throw error
        }
    }

    mutating func closeChildEnds() {
        input.closeReading()
        output.closeWriting()
        errors.closeWriting()
    }

    mutating func close() {
        closeChildEnds()
        input.closeWriting()
        output.closeReading()
        errors.closeReading()
    }

    /// Writes the input and reads both outputs to their ends, in whatever order the program wants it.
    mutating func exchange(_ bytes: [UInt8]) throws(SystemError) {
        _ = fcntl(input.writing, F_SETFL, O_NONBLOCK)
        var written = 0
        if bytes.isEmpty { input.closeWriting() }
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
        defer { chunk.deallocate() }
        while output.reading >= 0 || errors.reading >= 0 {
            // A negative descriptor is passed over.
            var waiting = [
                pollfd(fd: output.reading, events: Int16(POLLIN), revents: 0),
                pollfd(fd: errors.reading, events: Int16(POLLIN), revents: 0),
                pollfd(fd: input.writing, events: Int16(POLLOUT), revents: 0),
            ]
            guard poll(&waiting, nfds_t(waiting.count), -1) >= 0 else {
                if errno == EINTR { continue }
                throw SystemError(code: errno)
            }
            if waiting[0].revents != 0, try !Self.read(output.reading, chunk, to: &received) {
                output.closeReading()
            }
            if waiting[1].revents != 0, try !Self.read(errors.reading, chunk, to: &complaints) {
                errors.closeReading()
            }
            if waiting[2].revents != 0 {
                let count = bytes[written...].withUnsafeBytes { write(input.writing, $0.baseAddress, $0.count) }
                // A program that reads no more has its reasons.
                if count >= 0 { written += count } else if errno != EAGAIN, errno != EINTR { written = bytes.count }
                if written == bytes.count { input.closeWriting() }
            }
        }
    }

    /// - Returns: Whether there may be more.
    private static func read(
        _ descriptor: Int32, _ chunk: UnsafeMutableRawBufferPointer, to bytes: inout [UInt8]
    ) throws(SystemError) -> Bool {
        let count = try System.read(descriptor, into: chunk)
        bytes += chunk[..<count]
        return count > 0
    }
}
