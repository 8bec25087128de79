import SwiftFacts
import Testing

@Suite("Tables of declarations and what holds them")
struct DeclarationRowsTests {
    private func facts(_ text: String, _ extractor: inout FactExtractor) -> FileFacts {
        let padded = Array(text.utf8) + [UInt8](repeating: 0, count: Tokenizer.padding)
        return padded.withUnsafeBufferPointer {
            extractor.facts(
                path: "a.swift", source: UnsafeBufferPointer(rebasing: $0.dropLast(Tokenizer.padding)), detail: .full)
        }
    }

    private func listing(_ facts: FileFacts, _ names: borrowing NameTable) -> FactTables {
        FactTables(of: facts, names: names)
    }

    private let source = """
        import UIKit
        #if DEBUG
        typealias Screen = UIViewController & Shown
        #endif
        final class Feed<Item: Hashable>: Screen {
            @Injected(\\.api) private var api: API
            init(item: [Item], store: some Store = .shared) { self.store = store.opened(item) }
        }
        """

    @Test("What the extractor reads next leaves the facts of a file as they are")
    func nextFile() {
        var extractor = FactExtractor()
        let first = facts(source, &extractor)
        let before = listing(first, extractor.names)
        let other = "import AppKit\nstruct Other { var all: [Int]; func other(_ one: Int) {} }\nenum Third { case one }"
        _ = facts(other, &extractor)
        #expect(listing(first, extractor.names) == before)
        #expect(before.tables.map(\.name).count == 14, "all tables but that of directives")
    }

    @Test("A table outlives the facts that it was taken of")
    func heldTable() {
        var extractor = FactExtractor()
        let properties = facts(source, &extractor).properties
        // As large, and kept: they would be put where the table was, if nothing held it.
        var others: [FileFacts] = []
        for _ in 0..<100 { others.append(facts(source.replacing("var api", with: "var other"), &extractor)) }
        #expect(others.allSatisfy { $0.properties.map { extractor.names.text($0.name) } == ["other"] })
        #expect(properties.map { extractor.names.text($0.name) } == ["api"])
    }

    @Test("Copies of facts keep their names when one of them is renamed")
    func renamedCopy() throws {
        var extractor = FactExtractor()
        let original = facts(source, &extractor)
        let before = listing(original, extractor.names)
        var renamed = original
        let feed = try #require(extractor.names.find("Feed"))
        renamed.rename(by: (0..<extractor.names.count).map { _ in feed })
        #expect(listing(original, extractor.names) == before)
        #expect(renamed.types.map(\.name) == [feed])
        #expect(renamed.parameters.flatMap { [$0.label, $0.name] } == [feed, feed, feed, feed])
        #expect(renamed.types.map(\.body) == original.types.map(\.body))
    }

    @Test("A source of nothing, or that cannot be read, has the unconditional code, and nothing else")
    func nothing() {
        var extractor = FactExtractor()
        _ = facts(source, &extractor)
        let none = extractor.facts(
            path: "a.swift", source: UnsafeBufferPointer(start: nil, count: 0), detail: .full)
        let unread = [0xFE, 0xFF, 0, 0x61].withUnsafeBufferPointer {
            extractor.facts(path: "b.swift", source: $0, detail: .full)
        }
        #expect([none.isUnread, unread.isUnread] == [false, true])
        for facts in [none, unread] {
            #expect(facts.conditions.map(\.parent) == [.none])
            #expect(facts.types.isEmpty && facts.imports.isEmpty && facts.bodies.isEmpty)
        }
    }
}
