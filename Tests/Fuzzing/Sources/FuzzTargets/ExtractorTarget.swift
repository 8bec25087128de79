import SwiftFacts

/// Facts refer to what is there, whatever the detail.
struct ExtractorTarget: FuzzTarget {
    let name = "extractor"
    private let interests = FactExtractor.Interests(commentMarks: ["dilint:"], keyLabels: ["name"])

    func violation(for input: [UInt8]) -> String? {
        let padded = input + [UInt8](repeating: 0, count: Tokenizer.padding)
        return padded.withUnsafeBufferPointer { padded in
            let source = UnsafeBufferPointer(rebasing: padded[..<input.count])
            for detail in [FactExtractor.Detail.full, .production, .imports] {
                var extractor = FactExtractor(interests)
                let facts = extractor.facts(path: "Fuzzed.swift", source: source, detail: detail)
                if let violation = FactsInvariants(facts, names: extractor.names).violations.first { return violation }
                // Every row comes from a token, and no token gives many.
                if facts.expressions.count > 4 * input.count + 8 { return "\(facts.expressions.count) rows" }
            }
            return nil
        }
    }
}
