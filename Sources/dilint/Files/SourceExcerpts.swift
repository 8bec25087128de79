import Synchronization

/// Gives the lines that reports quote, from the files themselves: the few that have findings are read once more.
final class SourceExcerpts: Sendable {
    private let fileSystem: FileSystem
    private let kept: Mutex<[String: [UInt8]]>
    private let standardInput: [UInt8]?

    /// Findings come file by file, with related places in a few others.
    private static let keptFileLimit = 64

    init(in fileSystem: FileSystem, standardInput: [UInt8]?) {
        self.fileSystem = fileSystem
        self.standardInput = standardInput
        kept = Mutex([:])
    }

    /// The text of a line, counted from 1, without its line break; nil where it cannot be had.
    func line(_ number: Int, of path: String) -> String? {
        kept.withLock { files in
            if let bytes = files[path] { return Self.line(number, in: bytes) }
            guard let bytes = read(path) else { return nil }
            if files.count >= Self.keptFileLimit { files.removeAll() }
            files[path] = bytes
            return Self.line(number, in: bytes)
        }
    }

    private func read(_ path: String) -> [UInt8]? {
        if path == Sources.standardInputPath, let standardInput { return standardInput }
        var reader = FileReader(in: fileSystem)
        // A file that is gone since it was analysed has no lines to quote.
        return try? reader.withBytes(of: FilePath(path)) { Array($0) }
    }

    /// A line ends at LF, CRLF or a lone CR.
    private static func line(_ number: Int, in bytes: [UInt8]) -> String? {
        let newline = UInt8(ascii: "\n")
        let carriageReturn = UInt8(ascii: "\r")
        var start = 0
        var current = 1
        while start <= bytes.count {
            var end = start
            while end < bytes.count, bytes[end] != newline, bytes[end] != carriageReturn { end += 1 }
            if current == number { return String(decoding: bytes[start..<end], as: UTF8.self) }
            guard end < bytes.count else { return nil }
            let isPair = bytes[end] == carriageReturn && end + 1 < bytes.count && bytes[end + 1] == newline
            start = end + (isPair ? 2 : 1)
            current += 1
        }
        return nil
    }
}
