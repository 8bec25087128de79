import SwiftParser
import SwiftSyntax
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What tools on swift-syntax cannot do without: reads each file of a list and parses it. Trees are dropped at once.
///
///     ParseOnly LIST THREADS
///
/// LIST holds one path a line. Threads take blocks of files from an atomic counter. Prints the number of bytes in trees,
/// so that no parsing can be left out.
@main
enum ParseOnly {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, let threadCount = Int(arguments[2]), threadCount > 0,
            let list = FileManager.default.contents(atPath: arguments[1])
        else {
            print("usage: ParseOnly LIST THREADS")
            exit(2)
        }
        let work = ParsingWork(
            paths: list.split(separator: UInt8(ascii: "\n")).map { $0.map(CChar.init(truncatingIfNeeded:)) + [0] })
        let threads = (1..<threadCount).compactMap { _ in startThread(for: work) }
        work.parseFiles()
        for thread in threads { pthread_join(thread, nil) }
        print(work.parsedBytes.load(ordering: .relaxed))
    }
}

private func startThread(for work: ParsingWork) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    // As much stack as the main thread has: the parser is recursive.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let argument = Unmanaged.passRetained(work).toOpaque()
    #if canImport(Darwin)
        var thread: pthread_t?
        let status = pthread_create(&thread, &attributes, { runThread($0) }, argument)
    #else
        var thread = pthread_t()
        let status = pthread_create(&thread, &attributes, { runThread($0) }, argument)
    #endif
    return status == 0 ? thread : nil
}

private func runThread(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let argument else { return nil }
    Unmanaged<ParsingWork>.fromOpaque(argument).takeRetainedValue().parseFiles()
    return nil
}

/// The files to parse, shared by all threads.
private final class ParsingWork: Sendable {
    let parsedBytes = Atomic(0)
    private let paths: [[CChar]]
    private let nextPath = Atomic(0)
    private let blockSize = 16

    init(paths: [[CChar]]) { self.paths = paths }

    func parseFiles() {
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        var byteCount = 0
        while true {
            let first = nextPath.add(blockSize, ordering: .relaxed).oldValue
            guard first < paths.count else { break }
            for path in paths[first..<min(first + blockSize, paths.count)] {
                let length = read(path, into: &buffer)
                buffer.withUnsafeBufferPointer {
                    byteCount +=
                        Parser.parse(source: UnsafeBufferPointer(rebasing: $0[..<length])).totalLength.utf8Length
                }
            }
        }
        parsedBytes.add(byteCount, ordering: .relaxed)
    }

    /// The length of a file, whose bytes then begin the buffer.
    private func read(_ path: [CChar], into buffer: inout [UInt8]) -> Int {
        let file = open(path, O_RDONLY)
        guard file >= 0 else { return 0 }
        defer { close(file) }
        var length = 0
        while true {
            if length == buffer.count { buffer += [UInt8](repeating: 0, count: buffer.count) }
            let room = buffer.count - length
            let count = buffer.withUnsafeMutableBytes {
                readBytes(file, UnsafeMutableRawBufferPointer(rebasing: $0[length...]))
            }
            guard count > 0 else { return length }
            length += count
            if count < room { return length }
        }
    }
}

private func readBytes(_ file: Int32, _ room: UnsafeMutableRawBufferPointer) -> Int {
    while true {
        let count = read(file, room.baseAddress, room.count)
        if count >= 0 || errno != EINTR { return count }
    }
}
