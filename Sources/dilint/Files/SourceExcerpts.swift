import Synchronization

/// Gives the lines that reports quote, from the files themselves: the few that have findings are read once more.
final class SourceExcerpts: Sendable {
    private let fileSystem: FileSystem
    private let kept: Mutex<[String: KeptFile]>
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
            if files[path] == nil {
                guard let bytes = read(path) else { return nil }
                if files.count >= Self.keptFileLimit { files.removeAll() }
                files[path] = KeptFile(bytes: bytes)
            }
            return files[path]?.line(number)
        }
    }

    private func read(_ path: String) -> [UInt8]? {
        if path == Sources.standardInputPath, let standardInput { return standardInput }
        var reader = FileReader(in: fileSystem)
        // A file that is gone since it was analysed has no lines to quote.
        return try? reader.withBytes(of: FilePath(path)) { Array($0) }
    }
}

/// A file whose lines are asked for mostly one after the other.
private struct KeptFile {
    let bytes: [UInt8]
    /// The line asked for last, and where it starts.
    private var current = 1
    private var start = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// A line ends at LF, CRLF or a lone CR. O(bytes between this line and the one asked for last), going forward.
    mutating func line(_ number: Int) -> String? {
        if number < current { (current, start) = (1, 0) }
        while true {
            let end = lineEnd(from: start)
            if current == number { return Self.text(bytes[start..<end]) }
            guard end < bytes.count else { return nil }
            let isReturn = bytes[end] == UInt8(ascii: "\r")
            let isPair = isReturn && end + 1 < bytes.count && bytes[end + 1] == UInt8(ascii: "\n")
            start = end + (isPair ? 2 : 1)
            current += 1
        }
    }

    /// Columns are counted in bytes, so one takes the place of each that is part of no character: SUBSTITUTE, which ASCII has
    /// for what is garbled.
    private static func text(_ line: ArraySlice<UInt8>) -> String {
        if let text = String(validating: line, as: UTF8.self) { return text }
        var repaired: [UInt8] = []
        var parser = Unicode.UTF8.ForwardParser()
        var rest = line.makeIterator()
        while true {
            switch parser.parseScalar(from: &rest) {
            case .valid(let scalar): repaired += scalar
            case .error(let length): repaired += repeatElement(0x1A, count: length)
            case .emptyInput: return String(decoding: repaired, as: UTF8.self)
            }
        }
    }

    private func lineEnd(from start: Int) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var end = start
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
            return end
        }
    }
}
