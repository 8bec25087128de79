// With `System+Processes.swift` the only file here that calls the C library: the process, its streams and files, in
// Swift's terms.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A call of the operating system that failed.
struct SystemError: Error, Equatable {
    let code: Int32

    /// The system's words for it.
    var message: String { String(cString: strerror(code)) }

    /// The reader of a pipe went away.
    var isClosedPipe: Bool { code == EPIPE }

    /// There is nothing at a path.
    var isMissing: Bool { code == ENOENT || code == ENOTDIR }

    static let tooLarge = SystemError(code: EFBIG)

    /// Calls `body` until no signal interrupts it; a negative result is an error.
    @discardableResult
    fileprivate static func check<Result: SignedInteger>(_ body: () -> Result) throws(SystemError) -> Result {
        while true {
            let result = body()
            if result >= 0 { return result }
            let code = errno
            if code != EINTR { throw SystemError(code: code) }
        }
    }
}

/// The process.
enum System {
    static let standardInput: Int32 = 0
    static let standardOutput: Int32 = 1
    static let standardError: Int32 = 2

    static func exit(_ status: ExitStatus) -> Never {
        // Nothing is buffered and nothing is left to tidy up; freeing the heap would only take time.
        _exit(status.rawValue)
    }

    static func environmentVariable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

    static func processIdentifier() -> Int32 { getpid() }

    static func monotonicSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    static func processorCount() -> Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

    /// The width of the terminal that a descriptor is open on (80 where it does not say); nil where it is none.
    static func terminalColumns(of descriptor: Int32) -> Int? {
        guard isatty(descriptor) == 1 else { return nil }
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    // MARK: Streams

    /// In bytes: reads of more than 2 GiB at once are an error on Darwin.
    static let maximumRead = 1 << 30

    /// Reads what is there, at most as much as fits and `maximumRead`; 0 at the end.
    static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        let count = min(buffer.count, maximumRead)
        #if canImport(Darwin)
            return try SystemError.check { Darwin.read(descriptor, buffer.baseAddress, count) }
        #elseif canImport(Glibc)
            return try SystemError.check { Glibc.read(descriptor, buffer.baseAddress, count) }
        #else
            return try SystemError.check { Musl.read(descriptor, buffer.baseAddress, count) }
        #endif
    }

    static func readToEnd(of descriptor: Int32) throws(SystemError) -> [UInt8] {
        let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
        defer { chunk.deallocate() }
        var bytes: [UInt8] = []
        while true {
            let count = try read(descriptor, into: chunk)
            if count == 0 { return bytes }
            bytes += chunk[..<count]
        }
    }

    static func write(_ text: String, to descriptor: Int32) throws(SystemError) {
        var text = text
        let failure: SystemError? = text.withUTF8 { bytes in
            do throws(SystemError) {
                try write(UnsafeRawBufferPointer(bytes), to: descriptor)
                return nil
            } catch {
                return error
            }
        }
        if let failure { throw failure }
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(SystemError) {
        var rest = bytes
        while !rest.isEmpty {
            do throws(SystemError) {
                let count = try writeOnce(rest, to: descriptor)
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            } catch {
                // Whoever shares the terminal or pipe may have made it non-blocking.
                guard error.code == EAGAIN else { throw error }
                var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                try SystemError.check { poll(&wait, 1, -1) }
            }
        }
    }

    private static func writeOnce(
        _ bytes: UnsafeRawBufferPointer, to descriptor: Int32
    ) throws(SystemError) -> Int {
        let count = min(bytes.count, 1 << 30)
        #if canImport(Darwin)
            return try SystemError.check { Darwin.write(descriptor, bytes.baseAddress, count) }
        #elseif canImport(Glibc)
            return try SystemError.check { Glibc.write(descriptor, bytes.baseAddress, count) }
        #else
            return try SystemError.check { Musl.write(descriptor, bytes.baseAddress, count) }
        #endif
    }

    static func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }
}

// MARK: Files

/// What is at a path.
struct FileStatus: Equatable {
    enum Kind: Equatable {
        case regular, directory, symbolicLink, other
    }

    var kind: Kind
    var identity: FileIdentity
    /// In bytes.
    var size: Int
    /// Permission bits.
    var mode: UInt32
}

/// Tells a file from every other one of the system, whatever its paths are.
struct FileIdentity: Hashable, Sendable {
    var device: UInt64
    var inode: UInt64
}

/// The files of the machine, as seen from a working directory.
struct FileSystem: Sendable {
    /// An absolute path.
    let workingDirectory: String
    private let base: Int32

    static func current() -> FileSystem {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
        // A folder that was deleted under the process has no path any more. It gets one that nothing lies below, so that no
        // other path is taken to be relative to it.
        let path = getcwd(&buffer, buffer.count).map { String(cString: $0) } ?? "/dev/null/deleted"
        return FileSystem(workingDirectory: path, base: AT_FDCWD)
    }

    /// Another working directory than the process's; it stays open as long as the process lives.
    static func at(_ folder: String) throws(SystemError) -> FileSystem {
        let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
        return try FileSystem(workingDirectory: folder, base: SystemError.check { openat(AT_FDCWD, folder, flags) })
    }

    func exists(_ path: String) -> Bool { faccessat(base, path, F_OK, 0) == 0 }

    func checkWritable(_ path: String) throws(SystemError) {
        try SystemError.check { faccessat(base, path, W_OK, 0) }
    }

    /// The absolute path without symbolic links; nil where there is none.
    func realPath(_ path: String) -> String? {
        let absolute = path.hasPrefix("/") ? path : workingDirectory + "/" + path
        guard let resolved = realpath(absolute, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    func status(
        _ path: UnsafePointer<CChar>, followingLinks: Bool = true
    ) throws(SystemError) -> FileStatus {
        try FileStatus(of: path, in: base, followingLinks: followingLinks)
    }

    func openFile(_ path: UnsafePointer<CChar>) throws(SystemError) -> Int32 {
        try SystemError.check { openat(base, path, O_RDONLY | O_CLOEXEC) }
    }

    /// Opens for writing what is no plain file: a device, a pipe.
    func openForWriting(_ path: String) throws(SystemError) -> Int32 {
        try SystemError.check { openat(base, path, O_WRONLY | O_CLOEXEC) }
    }

    /// Creates a file that did not exist, with the permissions of `mode`, or the usual ones.
    func create(_ path: String, mode: UInt32?) throws(SystemError) -> Int32 {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
        let descriptor = try SystemError.check { openat(base, path, flags, 0o666) }
        if let mode { _ = fchmod(descriptor, mode_t(mode)) }
        return descriptor
    }

    func rename(_ path: String, to target: String) throws(SystemError) {
        try SystemError.check { renameat(base, path, base, target) }
    }

    func remove(_ path: String) { unlinkat(base, path, 0) }

    func openDirectory(_ path: UnsafePointer<CChar>) throws(SystemError) -> Directory {
        let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
        let descriptor = try SystemError.check { openat(base, path, flags) }
        guard let stream = fdopendir(descriptor) else {
            let code = errno
            close(descriptor)
            throw SystemError(code: code)
        }
        return Directory(stream)
    }

    private init(workingDirectory: String, base: Int32) {
        self.workingDirectory = workingDirectory
        self.base = base
    }
}

/// An open folder.
final class Directory {
    #if canImport(Darwin)
        fileprivate typealias Stream = UnsafeMutablePointer<DIR>
    #else
        fileprivate typealias Stream = OpaquePointer
    #endif

    private let stream: Stream

    fileprivate init(_ stream: Stream) { self.stream = stream }

    deinit { closedir(stream) }

    fileprivate var descriptor: Int32 { dirfd(stream) }

    func status() throws(SystemError) -> FileStatus { try FileStatus(of: descriptor) }

    /// The next entry, in the file system's order; nil behind the last one. The name is valid until the next call.
    func next() throws(SystemError) -> (name: UnsafeBufferPointer<UInt8>, kind: FileStatus.Kind, inode: UInt64)? {
        errno = 0
        guard let entry = readdir(stream) else {
            let code = errno
            if code != 0 { throw SystemError(code: code) }
            return nil
        }
        // The record ends behind the name, so the name is read where it stands and never copied as a whole field.
        let start = withUnsafeMutablePointer(to: &entry.pointee.d_name) { pointer in
            UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self)
        }
        let kind: FileStatus.Kind
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_REG): kind = .regular
        case Int32(DT_DIR): kind = .directory
        case Int32(DT_LNK): kind = .symbolicLink
        case Int32(DT_UNKNOWN):
            kind = try FileStatus(of: start, in: descriptor, followingLinks: false).kind
        default: kind = .other
        }
        let bytes = UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self)
        let name = UnsafeBufferPointer(start: bytes, count: strlen(start))
        return (name, kind, UInt64(entry.pointee.d_ino))
    }
}

extension FileStatus {
    fileprivate init(of path: UnsafePointer<CChar>, in base: Int32, followingLinks: Bool) throws(SystemError) {
        var status = stat()
        try SystemError.check { fstatat(base, path, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) }
        self.init(status)
    }

    init(of descriptor: Int32) throws(SystemError) {
        var status = stat()
        try SystemError.check { fstat(descriptor, &status) }
        self.init(status)
    }

    private init(_ status: stat) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .regular
        case S_IFDIR: kind = .directory
        case S_IFLNK: kind = .symbolicLink
        default: kind = .other
        }
        identity = FileIdentity(
            device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
        size = Int(status.st_size)
        mode = UInt32(status.st_mode & 0o7777)
    }
}
