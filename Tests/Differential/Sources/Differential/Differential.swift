import Dispatch
import Foundation
import SwiftFacts
import Synchronization

/// Compares dilint's reading of Swift files with swift-syntax', and prints how often they agree.
@main
enum Differential {
    static func main() {
        var paths: [String] = []
        var exampleLimit = 5
        var arguments = CommandLine.arguments.dropFirst()
        while let argument = arguments.popFirst() {
            if argument == "--examples" {
                exampleLimit = arguments.popFirst().flatMap { Int($0) } ?? exampleLimit
            } else {
                paths.append(argument)
            }
        }
        let files = paths.flatMap { swiftFiles(below: $0) }
        guard !files.isEmpty else {
            print("usage: Differential [--examples N] PATH…")
            exit(2)
        }
        let tally = compare(files, exampleLimit: exampleLimit)
        print(Summary.text(of: tally))
        exit(tally.counts.allSatisfy { kind, count in count.share >= kind.target } ? 0 : 1)
    }

    private static func swiftFiles(below path: String) -> [String] {
        guard !path.hasSuffix(".swift") else { return [path] }
        let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted().map { path + "/" + $0 }
    }

    private static func compare(_ files: [String], exampleLimit: Int) -> Tally {
        let next = Atomic(0)
        let total = Mutex(Tally(exampleLimit: exampleLimit))
        DispatchQueue.concurrentPerform(iterations: 2) { _ in
            var worker = Worker(exampleLimit: exampleLimit)
            while true {
                let index = next.add(1, ordering: .relaxed).oldValue
                guard index < files.count else { break }
                worker.compare(files[index])
            }
            total.withLock { $0.add(worker.tally) }
        }
        return total.withLock { $0 }
    }

    private struct Worker: ~Copyable {
        private var extractor = FactExtractor()
        private var buffer = TokenBuffer()
        private(set) var tally: Tally

        init(exampleLimit: Int) { tally = Tally(exampleLimit: exampleLimit) }

        mutating func compare(_ path: String) {
            guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else { return }
            let bytes = [UInt8](data)
            let padded = bytes + [UInt8](repeating: 0, count: Tokenizer.padding)
            padded.withUnsafeBufferPointer { padded in
                let source = UnsafeBufferPointer(rebasing: padded[..<bytes.count])
                let facts = extractor.facts(path: path, source: source, detail: .full)
                let names = extractor.names
                let own = OwnReading(of: facts) { names.text($0) }
                tally.files += 1
                tally.bytes += bytes.count
                guard let official = OfficialReading.entries(of: source, typeExpressions: own.typeExpressions) else {
                    tally.erroneousFiles += 1
                    return
                }
                var comparison = Comparison(path: path, bytes: bytes, exampleLimit: tally.exampleLimit)
                comparison.compare(
                    own: OwnTokens.entries(of: padded, &buffer) + own.entries,
                    official: OfficialTokens.entries(of: source) + official)
                tally.add(comparison.tally)
            }
        }
    }
}
