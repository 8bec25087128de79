import DilintKit
import Foundation
import SwiftFacts
import TestSupport
import Testing

/// What is written as a facts file and read again is what was there before.
@Suite struct FactsFileTests {
    @Test(arguments: FixtureLibrary.files(below: "Rules", "Idioms", "Hostile", "Facts"))
    func everyFactComesBack(_ file: FixtureFile) throws {
        let project = ProjectBuilder(files: [.init(path: "Sources/App/File.swift", bytes: file.bytes)])
        let read = try FactsReader.read(Array(project.factsText.utf8), file: "facts.json")
        let before = try #require(project.batches.first)
        let after = try #require(read.batches.first)
        #expect(after.files.map(\.path) == before.files.map(\.path))
        #expect(after.files.map(\.byteCount) == before.files.map(\.byteCount))
        #expect(after.files.map(\.isGenerated) == before.files.map(\.isGenerated))
        #expect(after.files.map(\.problems) == before.files.map(\.problems))
        let tables = (Self.tables(of: before), Self.tables(of: after))
        #expect(tables.0 == tables.1)
    }

    /// The rows with texts in place of the numbers of names, which differ from table to table.
    private static func tables(of batch: FactsBatch) -> [FactTables] {
        batch.files.map { FactTables(of: $0, names: batch.names) }
    }

    @Test(arguments: SampleProject.all)
    func projectsGiveTheSameReport(_ project: SampleProject) throws {
        var sources = try project.sources()
        let direct = sources.report()
        sources.isReadFromFacts = true
        let surface = Surface(
            workingDirectory: "/project", sourceRoot: nil, isVerbose: true, toolVersion: "0.0.0",
            sourceLine: { _, _ in nil })
        for reporter in ReporterRegistry.all {
            #expect(reporter.render(sources.report(), for: surface) == reporter.render(direct, for: surface))
        }
    }

    /// A change here is a change of the format: raise its version.
    @Test func theFormatIsTheDocumentedOne() throws {
        let file = try #require(FixtureLibrary.files(below: "Facts").first { $0.name == "Facts/shop" })
        let project = ProjectBuilder(files: [.init(path: "Sources/Shop/Shop.swift", bytes: file.bytes)])
        try ReporterGolden.compare(project.factsText, with: "../Facts/shop.json")
        let folder = ReporterGolden.folder.deletingLastPathComponent().deletingLastPathComponent()
        let schemaFile = folder.appending(path: "Sources/DilintKit/DilintKit.docc/facts-1.schema.json")
        let schema = try #require(
            JSONSerialization.jsonObject(with: Data(contentsOf: schemaFile)) as? [String: Any])
        let value = try JSONSerialization.jsonObject(with: Data(project.factsText.utf8))
        #expect(JSONSchemaReader(root: schema).violations(of: value) == [])
    }
}

/// What is no facts file of this version is refused with one line.
@Suite struct FactsErrorTests {
    private static let text = ProjectBuilder(files: [
        .init(path: "A.swift", text: "final class A { let b: B; func f() { b.g(x: 1) } }")
    ]).factsText

    private func failure(_ text: String) -> String? {
        do throws(FactsError) {
            _ = try FactsReader.read(Array(text.utf8), file: "a.json")
            return nil
        } catch {
            return error.description
        }
    }

    @Test func soundFactsAreRead() { #expect(failure(Self.text) == nil) }

    @Test(arguments: ["", "{", "[]", "{}", "null", "class A {}", "\u{0}", #"{"schemaVersion":"1"}"#])
    func noFacts(_ text: String) {
        #expect(failure(text) == "a.json: these are no facts; 'dilint facts' makes them")
    }

    @Test func anotherVersion() {
        #expect(
            failure(#"{"schemaVersion": 2, "files": "anything"}"#)
                == "a.json: the facts have version 2, this dilint reads 1; extract them again")
    }

    @Test func everyTruncationIsRefused() {
        for length in 0..<Self.text.utf8.count - 3 {
            #expect(failure(String(decoding: Array(Self.text.utf8)[..<length], as: UTF8.self)) != nil)
        }
    }

    /// Each number of each table, one after the other, replaced by numbers that point nowhere.
    @Test(arguments: ["99999999999", "-2", "4294967295", "123456789012345678901", "x", "", "1.5", "- 1"])
    func rowsThatPointNowhereAreRefusedOrHarmless(_ number: String) {
        let refused = Self.refusals { numbers in
            numbers.indices.map { Array(numbers[..<$0]) + [number] + numbers[($0 + 1)...] }
        }
        #expect(refused > 50)
    }

    /// Each number of each table, one after the other, replaced by one that may be right elsewhere.
    @Test(arguments: ["0", "1", "5"])
    func rowsThatPointElsewhereAreRefusedOrHarmless(_ number: String) {
        let refused = Self.refusals { numbers in
            numbers.indices.map { Array(numbers[..<$0]) + [number] + numbers[($0 + 1)...] }
        }
        #expect(refused > 5)
    }

    /// Each table emptied, which leaves rows of others pointing at nothing, or cut by a row.
    @Test func tablesWithoutRowsAreRefusedOrHarmless() {
        #expect(Self.refusals { numbers in [[], numbers.dropLast(numbers.count / 2)] } > 10)
    }

    /// Reads, and analyses where they are read, variants of the facts of which one table is another one each; nothing
    /// crashes.
    ///
    /// - Parameter changing: What may stand in the place of a table's numbers.
    /// - Returns: How many are refused.
    private static func refusals(changing: ([String]) -> [[String]]) -> Int {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var refused = 0
        for (index, line) in lines.enumerated() where line.hasPrefix("        \"") && !line.contains("\"names\"") {
            let parts = line.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
            for changed in changing(parts[3].split(separator: " ").map(String.init)) {
                var text = lines
                text[index] = (parts[..<3] + [changed.joined(separator: " ")] + parts[4...]).joined(separator: "\"")
                let bytes = Array(text.joined(separator: "\n").utf8)
                guard let document = try? FactsReader.read(bytes, file: "a.json") else {
                    refused += 1
                    continue
                }
                _ = Analyzer(configuration: Configuration())
                    .analyze(document.batches, modules: ModuleLayout(roots: ["."], manifests: []))
            }
        }
        return refused
    }

    @Test func typesThatContainThemselvesAreRefused() {
        let ring = Self.text.replacing("\"typeNodes\": \"0 0 4 23 -1 -1\"", with: "\"typeNodes\": \"0 0 4 23 0 -1\"")
        #expect(ring != Self.text)
        #expect(failure(ring) == "a.json: the facts of 'A.swift' are broken: type nodes form a ring")
    }
}
