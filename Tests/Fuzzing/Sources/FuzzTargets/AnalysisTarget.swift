import DilintKit
import SwiftFacts

/// The report does not depend on how many workers read the files, and in which order.
///
/// Lines that begin with `//- ` cut the input into files, as in the fixtures.
struct AnalysisTarget: FuzzTarget {
    let name = "analysis"

    func violation(for input: [UInt8]) -> String? {
        let files = files(in: input)
        let modules = ModuleLayout(roots: ["."], manifests: [])
        let analyzer = Analyzer(configuration: Configuration(), jobs: 1)
        let one = analyzer.analyze([Self.batch(files)], modules: modules)
        let many = analyzer.analyze(files.reversed().map { Self.batch([$0]) }, modules: modules)
        if one.findings != many.findings { return "another order, other findings" }
        if one.problems != many.problems { return "another order, other problems" }
        return one.summary == many.summary ? nil : "another order, another summary"
    }

    private typealias File = (path: String, bytes: ArraySlice<UInt8>)

    private func files(in input: [UInt8]) -> [File] {
        var files: [File] = []
        var start = input.startIndex
        for line in input.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        where line.starts(with: Array("//- ".utf8)) {
            files.append((path: "", bytes: input[start..<line.startIndex]))
            start = line.endIndex
        }
        files.append((path: "", bytes: input[start...]))
        return files.enumerated().map { index, file in (path: "Sources/App/File\(index).swift", bytes: file.bytes) }
    }

    private static func batch(_ files: [File]) -> FactsBatch {
        var extractor = FactExtractor(IdiomRegistry.interests)
        let facts = files.map { file in
            let padded = file.bytes + [UInt8](repeating: 0, count: Tokenizer.padding)
            return padded.withUnsafeBufferPointer {
                extractor.facts(
                    path: file.path, source: UnsafeBufferPointer(rebasing: $0[..<file.bytes.count]), detail: .full)
            }
        }
        return FactsBatch(names: extractor.names, files: facts)
    }
}
