import SwiftFacts

/// Reads whole files into one buffer that is used again for each of them; a worker has its own.
///
/// `read` into a kept buffer costs a third of mapping, and no `fstat` tells the size first: both measured.
struct FileReader: ~Copyable {
    private var buffer: UnsafeMutableRawBufferPointer
    private let fileSystem: FileSystem

    /// Sources from this size on cannot be addressed with 32 bits.
    private static let sizeLimit = 1 << 32

    init(in fileSystem: FileSystem) {
        self.fileSystem = fileSystem
        // Nine of ten sources fit; more is only touched when a file needs it.
        buffer = .allocate(byteCount: 1 << 16, alignment: 16)
    }

    deinit { buffer.deallocate() }

    /// Calls `body` with the bytes of a file, `Tokenizer.padding` zeros behind them.
    ///
    /// - Parameter isRegular: Known to be no pipe or device: comes back short only at its end, so that one call reads
    ///   nearly every source.
    mutating func withBytes<Result>(
        of path: FilePath, isRegular: Bool = false, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) throws(SystemError) -> Result {
        let descriptor = try path.withSystemPath { (path) throws(SystemError) in try fileSystem.openFile(path) }
        defer { System.closeDescriptor(descriptor) }
        var count = 0
        while true {
            if buffer.count - count <= Tokenizer.padding { try grow(keeping: count, readingFrom: descriptor) }
            let room = UnsafeMutableRawBufferPointer(rebasing: buffer[count..<(buffer.count - Tokenizer.padding)])
            let read = try System.read(descriptor, into: room)
            count += read
            if read == 0 || isRegular && read < min(room.count, System.maximumRead) { break }
        }
        guard count < Self.sizeLimit else { throw .tooLarge }
        let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
        buffer[count..<(count + Tokenizer.padding)].initializeMemory(as: UInt8.self, repeating: 0)
        return body(bytes.assumingMemoryBound(to: UInt8.self))
    }

    /// Makes room for the rest of a file.
    private mutating func grow(keeping count: Int, readingFrom descriptor: Int32) throws(SystemError) {
        let size = try FileStatus(of: descriptor).size
        guard size < Self.sizeLimit, count < Self.sizeLimit else { throw .tooLarge }
        // One byte more than the file has, so that the end is met without growing again.
        let capacity = max(size + 1 + Tokenizer.padding, buffer.count * 2)
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 16)
        larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        buffer.deallocate()
        buffer = larger
    }
}

extension Host {
    /// The content of a file that a command needs to do its work.
    ///
    /// - Parameter role: What the file is, for the error.
    func read(_ path: String, as role: String) throws(CommandFailure) -> [UInt8] {
        do throws(SystemError) {
            var reader = FileReader(in: files)
            return try reader.withBytes(of: FilePath(path)) { Array($0) }
        } catch {
            throw .usage(UsageError("cannot read the \(role) \(path): \(error.message)"))
        }
    }
}
