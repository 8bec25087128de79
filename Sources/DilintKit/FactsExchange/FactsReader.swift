import SwiftFacts

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads what `FactsWriter` wrote. Whatever the bytes, the facts refer only to what is there.
package enum FactsReader {
    /// - Parameter file: What errors call the file.
    package static func read(_ bytes: [UInt8], file: String) throws(FactsError) -> FactsDocument {
        let data = Data(bytes)
        let decoder = JSONDecoder()
        // The version first: another one may look different otherwise.
        guard let version = try? decoder.decode(Version.self, from: data).schemaVersion else {
            throw FactsError(file: file, reason: flaw(of: bytes))
        }
        guard version == FactsDocument.schemaVersion else {
            throw FactsError(file: file, reason: .otherVersion(version))
        }
        guard let document = try? decoder.decode(Document.self, from: data) else {
            throw FactsError(file: file, reason: .noFacts)
        }
        var names = NameTable()
        var files: [FileFacts] = []
        for entry in document.files {
            do throws(FactRowError) {
                files.append(try entry.facts(names: &names))
            } catch {
                throw FactsError(file: file, reason: .brokenRows(path: entry.path, table: error.table))
            }
        }
        return FactsDocument(
            roots: document.roots,
            manifests: document.manifests.map { ModuleLayout.Manifest(path: $0.path, bytes: Array($0.text.utf8)) },
            includesTests: document.includesTests, problems: document.problems.map(\.problem),
            batches: [FactsBatch(names: names, files: files)])
    }

    /// Why bytes have no version.
    private static func flaw(of bytes: [UInt8]) -> FactsError.Reason {
        guard String(decoding: bytes.prefix(64), as: UTF8.self).contains("\"schemaVersion\"") else { return .noFacts }
        do throws(ConfigurationError) {
            // What reads configurations knows the lines, which Foundation does not tell.
            _ = try ConfigurationOutline(of: bytes, file: "")
            return .noFacts
        } catch {
            return error.line.map(FactsError.Reason.damaged) ?? .noFacts
        }
    }

    /// Puts documents together as if their sources had been read at once.
    ///
    /// - Parameter documents: Each with the name of its file.
    /// - Parameter includesTests: Whether the analysis wants the code of tests.
    package static func merged(
        _ documents: [(file: String, document: FactsDocument)], includesTests: Bool
    ) throws(FactsError) -> FactsDocument {
        var merged = FactsDocument(roots: [], manifests: [], includesTests: true, problems: [], batches: [])
        var paths: Set<String> = []
        for (file, document) in documents {
            guard document.includesTests || !includesTests else {
                throw FactsError(file: file, reason: .withoutTests)
            }
            for facts in document.batches.flatMap(\.files) where !paths.insert(facts.path).inserted {
                throw FactsError(file: file, reason: .twice(path: facts.path))
            }
            for root in document.roots where !merged.roots.contains(root) { merged.roots.append(root) }
            for manifest in document.manifests where !merged.manifests.contains(where: { $0.path == manifest.path }) {
                merged.manifests.append(manifest)
            }
            merged.includesTests = merged.includesTests && document.includesTests
            merged.problems += document.problems
            merged.batches += document.batches
        }
        return merged
    }

    private struct Version: Decodable {
        var schemaVersion: Int
    }

    private struct Document: Decodable {
        var roots: [String]
        var includesTests: Bool
        var manifests: [Manifest]
        var problems: [Entry.Trouble]
        var files: [Entry]
    }

    private struct Manifest: Decodable {
        var path: String
        var text: String
    }

    /// A source. What is there for people is not read.
    private struct Entry: Decodable {
        struct Trouble: Decodable {
            var path: String
            var message: String

            var problem: Problem { Problem(path: path, message: message) }
        }

        var path: String
        var byteCount: UInt32
        var isGenerated: Bool?
        var problems: [Trouble]?
        var rows: Rows

        func facts(names: inout NameTable) throws(FactRowError) -> FileFacts {
            var facts = FileFacts(path: path)
            facts.byteCount = Int(byteCount)
            facts.isGenerated = isGenerated ?? false
            facts.problems = problems?.map(\.problem) ?? []
            try rows.tables.read(into: &facts, names: &names)
            return facts
        }
    }

    private struct Rows: Decodable {
        var tables: FactTables

        private struct Key: CodingKey {
            var stringValue: String
            var intValue: Int? { nil }

            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            var tables: [(name: String, rows: String)] = []
            for name in FactTables.tableNames {
                let rows = try container.decodeIfPresent(String.self, forKey: Key(stringValue: name))
                if let rows { tables.append((name, rows)) }
            }
            self.tables = FactTables(
                names: try container.decode([String].self, forKey: Key(stringValue: "names")),
                comments: try container.decodeIfPresent([String].self, forKey: Key(stringValue: "comments")) ?? [],
                tables: tables)
        }
    }
}
