package import SwiftFacts

extension [Problem] {
    /// Each once, by the bytes of the path; those of one file stay in the order of its lines.
    package func inOrder() -> [Problem] {
        var seen: Set<Problem> = []
        return filter { seen.insert($0).inserted }.sorted { $0.path.precedesInBytes($1.path) }
    }
}
