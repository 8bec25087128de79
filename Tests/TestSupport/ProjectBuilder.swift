// From texts to a report, as the tool does it, without files and threads.

package import DilintKit
package import SwiftFacts

/// A project in memory.
package struct ProjectBuilder: Sendable {
    /// One source.
    package struct File: Sendable {
        package var path: String
        package var bytes: [UInt8]

        package init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }

        package init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }
    }

    package var files: [File]
    package var configuration = Configuration()
    package var jobs = 1
    /// One batch a file instead of one for all, as many workers would have read them.
    package var isReadByManyWorkers = false
    /// Written as a facts file and read again before it is analysed.
    package var isReadFromFacts = false

    package init(files: [File]) { self.files = files }

    /// None where facts cannot be read back.
    package var batches: [FactsBatch] {
        guard !isReadFromFacts else { return (try? factsReadBack().batches) ?? [] }
        return isReadByManyWorkers ? files.map { Self.batch([$0]) } : [Self.batch(files)]
    }

    /// The facts file of the sources.
    package var factsText: String {
        var sources = self
        sources.isReadFromFacts = false
        let document = FactsDocument(
            roots: ["."], manifests: manifests, includesTests: true, problems: [], batches: sources.batches)
        return FactsWriter(toolVersion: "0.0.0").text(of: document)
    }

    private func factsReadBack() throws -> FactsDocument {
        try FactsReader.read(Array(factsText.utf8), file: "facts.json")
    }

    package var modules: ModuleLayout { ModuleLayout(roots: ["."], manifests: manifests) }

    private var manifests: [ModuleLayout.Manifest] {
        files.filter { $0.path == "Package.swift" || $0.path.hasSuffix("/Package.swift") }
            .map { ModuleLayout.Manifest(path: $0.path, bytes: $0.bytes) }
    }

    package func report() -> Report {
        Analyzer(configuration: configuration, jobs: jobs).analyze(batches, modules: modules)
    }

    private static func batch(_ files: [File]) -> FactsBatch {
        var extractor = FactExtractor(IdiomRegistry.interests)
        let facts = files.map { file in
            let padded = file.bytes + Array(repeating: 0, count: Tokenizer.padding)
            return padded.withUnsafeBufferPointer {
                extractor.facts(
                    path: file.path, source: UnsafeBufferPointer(rebasing: $0[..<file.bytes.count]), detail: .full)
            }
        }
        return FactsBatch(names: extractor.names, files: facts)
    }
}
