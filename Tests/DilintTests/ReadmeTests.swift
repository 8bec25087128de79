import Foundation
import TestSupport
import Testing

@testable import dilint

/// The README shows what the tool prints.
@Suite("README")
struct ReadmeTests {
    /// What the README shows between two marks.
    struct Example: Sendable, CustomTestStringConvertible {
        /// What follows `dilint`, as the first mark has it.
        var arguments: [String]
        /// What is shown without a gap, as words: how wide the lines are is the terminal's business.
        var passages: [String]
        var beginsInside = false
        var endsInside = false

        var testDescription: String { arguments.joined(separator: " ") }

        init(_ block: Substring) {
            var lines = block.split(separator: "\n", omittingEmptySubsequences: false)
            arguments = lines.removeFirst().split(separator: " ").dropLast().map(String.init)
            lines = lines.filter { !$0.hasPrefix("```") && !$0.hasPrefix("$ dilint") }
            let gaps = lines.split(omittingEmptySubsequences: false) { $0 == "…" }.map {
                Self.words(of: $0.joined(separator: " "))
            }
            beginsInside = gaps.first == ""
            endsInside = gaps.last == ""
            passages = gaps.filter { !$0.isEmpty }
        }

        static func words(of text: String) -> String {
            text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }

        /// The first passage that does not stand in a text behind those before it; nil where all do.
        func missing(in printed: String) -> String? {
            let printed = Self.words(of: printed)
            if let first = passages.first, !beginsInside, !printed.hasPrefix(first) { return first }
            if let last = passages.last, !endsInside, !printed.hasSuffix(last) { return last }
            var rest = printed[...]
            for passage in passages {
                guard let found = rest.range(of: passage) else { return passage }
                rest = rest[found.upperBound...]
            }
            return nil
        }
    }

    /// The repository's.
    private static let text: String = {
        let file = URL(filePath: FixtureLibrary.root).deletingLastPathComponent().appending(path: "README.md")
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }()

    static let examples = text.components(separatedBy: "<!-- output:begin ").dropFirst().map { rest in
        Example(rest.prefix(upTo: rest.range(of: "<!-- output:end -->")?.lowerBound ?? rest.endIndex))
    }

    @Test("Shows all that is marked")
    func marks() { #expect(Self.examples.map { $0.arguments.first } == ["analyze", "rules", "graph"]) }

    @Test("Shows what the tool prints, lines left out aside", arguments: examples)
    func output(_ example: Example) throws {
        let tool = try TestHost(TemporaryFolder())
        try tool.folder.link("Fixtures", to: FixtureLibrary.root)
        let outcome = tool.outcome(of: example.arguments, in: tool.host())
        #expect(example.missing(in: outcome.output) == nil)
    }

    @Test("An example with another number, a line too many or one too few is found out")
    func differences() {
        let example = Example("analyze App -->\n```text\n$ dilint analyze App\na 1\n…\nb 2\nc\n```\n")
        #expect(example.arguments == ["analyze", "App"])
        #expect(example.missing(in: "a 1\nx\nb 2\nc\n") == nil)
        #expect(example.missing(in: "a 1\nx\nb 3\nc\n") == "b 2 c")
        #expect(example.missing(in: "a 1\nx\nb 2\nc\nd\n") == "b 2 c")
        #expect(example.missing(in: "x\na 1\nb 2\nc\n") == "a 1")
    }
}
