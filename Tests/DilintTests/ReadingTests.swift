import Foundation
import SwiftFacts
import Synchronization
import Testing

@testable import dilint

@Suite("Reading")
struct ReadingTests {
    private let tool: TestHost

    init() throws { tool = try TestHost(TemporaryFolder()) }

    @Test(
        "Files of any size are read whole, with zeros behind them", arguments: [0, 1, 65_519, 65_520, 65_521, 300_000])
    func sizes(size: Int) throws {
        let text = String(repeating: "x", count: size)
        try tool.folder.write(text, to: "A.swift")
        var reader = FileReader(in: tool.host().files)
        // A longer one before it, so that the buffer is not clean.
        try tool.folder.write(String(repeating: "y", count: 70_000), to: "B.swift")
        try reader.withBytes(of: FilePath("B.swift")) { _ in }
        try reader.withBytes(of: FilePath("A.swift")) { bytes in
            #expect(String(decoding: bytes, as: UTF8.self) == text)
            let padding = UnsafeBufferPointer(start: bytes.baseAddress?.advanced(by: size), count: Tokenizer.padding)
            #expect(padding.allSatisfy { $0 == 0 })
        }
    }

    @Test("What is no file is an error in the system's words")
    func errors() throws {
        try tool.folder.makeFolder("A.swift")
        var reader = FileReader(in: tool.host().files)
        var messages: [String] = []
        for name in ["A.swift", "nowhere"] {
            do throws(SystemError) {
                try reader.withBytes(of: FilePath(name)) { _ in }
            } catch {
                messages.append(error.message)
            }
        }
        #expect(messages == ["Is a directory", "No such file or directory"])
    }

    @Test("A source that 32 bits cannot address is refused")
    func tooLarge() throws {
        try tool.folder.write(to: "A.swift")
        let file = try #require(FileHandle(forWritingAtPath: tool.folder.path + "/A.swift"))
        try file.truncate(atOffset: 1 << 32)
        try file.close()
        var reader = FileReader(in: tool.host().files)
        #expect(throws: SystemError.tooLarge) { try reader.withBytes(of: FilePath("A.swift")) { _ in } }
    }

    @Test("Reading gives every file's facts, whatever the number of jobs", arguments: [1, 2, 8])
    func jobs(count: Int) throws {
        let names = (0..<300).map { "App/File\($0).swift" }
        for name in names { try tool.folder.write("class A {}", to: name) }
        try tool.folder.write("import PackageDescription", to: "Package.swift")
        let host = tool.host()
        let reader = SourceReader(
            host: host, filter: PathFilter(), jobs: count, progress: Progress(in: host, isQuiet: true),
            includesTests: false)
        let sources = try reader.read(["App"])
        // A thread that comes when the others are done has no batch.
        #expect((1...count).contains(sources.batches.count))
        #expect(sources.batches.flatMap { $0.files.map(\.path) }.sorted() == names.sorted())
        #expect(sources.fileCount == 300)
    }

    @Test("Of tests the declarations are read, unless they import a library that is asked by type")
    func tests() throws {
        let code = "func prepare() { run() }"
        try tool.folder.write("import Swinject\n" + code, to: "AppTests/Wired.swift")
        try tool.folder.write("import XCTest\n" + code, to: "AppTests/Plain.swift")
        try tool.folder.write(code, to: "App/Plain.swift")
        let host = tool.host()
        let reader = SourceReader(
            host: host, filter: PathFilter(), jobs: 1, progress: Progress(in: host, isQuiet: true),
            includesTests: false)
        let files = try reader.read(["."]).batches.flatMap(\.files)
        let bodies = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bodies.count) })
        #expect(bodies == ["App/Plain.swift": 1, "AppTests/Plain.swift": 0, "AppTests/Wired.swift": 1])
    }

    @Test(
        "Of standard input as much is read as of a file",
        arguments: ["import XCTest\nfunc prepare() { run() }", "func prepare() { run() }"], [true, false])
    func standardInput(text: String, includesTests: Bool) throws {
        try tool.folder.write(text, to: "A.swift")
        func bodies(of path: String) throws -> [Int] {
            let host = tool.host(standardInput: text)
            let reader = SourceReader(
                host: host, filter: PathFilter(), jobs: 1, progress: Progress(in: host, isQuiet: true),
                includesTests: includesTests)
            return try reader.read([path]).batches.flatMap(\.files).map(\.bodies.count)
        }
        let isRead = includesTests || !text.hasPrefix("import")
        #expect(try bodies(of: "-") == [isRead ? 1 : 0])
        #expect(try bodies(of: "A.swift") == [isRead ? 1 : 0])
    }
}
