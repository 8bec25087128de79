import Foundation
import TestSupport
import Testing

@testable import dilint

/// The plug-ins are compiled by themselves and cannot ask what the tool knows.
@Suite("Plug-ins")
struct PluginTests {
    private static func source(of plugin: String) throws -> String {
        let root = URL(filePath: FixtureLibrary.root).deletingLastPathComponent()
        let file = root.appending(path: "Sources/Plugins/\(plugin)/\(plugin).swift")
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// The words of a list that a plug-in has.
    private func words(_ list: String, in source: String) throws -> [String] {
        let start = try #require(source.range(of: "static let \(list) = ["))
        let text = source[start.upperBound...].prefix { $0 != "]" }
        return text.split(separator: ",").map { $0.filter(\.isLetter) }
    }

    @Test("The command plug-in knows every command, and which of them read sources")
    func commands() throws {
        let source = try Self.source(of: "DilintCommand")
        let reading = CommandRegistry.all.filter { $0.options.contains(.include) }.map(\.name)
        #expect(try words("reading", in: source).sorted() == reading.sorted())
        #expect(
            try words("others", in: source).sorted()
                == CommandRegistry.all.map(\.name).filter { !reading.contains($0) }.sorted())
    }

    @Test(
        "Folders are handed over by their names, not as parts of URLs",
        arguments: ["DilintCommand", "DilintBuildTool"])
    func paths(plugin: String) throws {
        let source = try Self.source(of: plugin)
        #expect(source.contains(".path(percentEncoded: false)"))
        #expect(!source.contains(".path()"))
    }
}
