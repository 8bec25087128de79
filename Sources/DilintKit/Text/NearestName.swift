/// Finds what a misspelt word may have meant.
package enum NearestName {
    /// The name in `known` that is most like `word`: fewest letters inserted, deleted, exchanged or swapped with their
    /// neighbour, a third of the word's letters at most; of several the alphabetically first. Case does not count.
    ///
    /// The limit is that of the Swift compiler's typo correction, (letters + 2) / 3; but who has half of four letters wrong
    /// means another word.
    /// - Complexity: O(n · m) for a word of n letters and each known name of m letters.
    package static func suggestion(for word: String, in known: some Sequence<String>) -> String? {
        let letters = Array(word.lowercased().unicodeScalars)
        let limit = letters.count < 5 ? 1 : (letters.count + 2) / 3
        var best: (distance: Int, name: String)?
        for name in known {
            let candidate = Array(name.lowercased().unicodeScalars)
            guard abs(candidate.count - letters.count) <= limit else { continue }
            let distance = distance(from: letters, to: candidate)
            guard distance <= limit else { continue }
            if let found = best, (found.distance, found.name) <= (distance, name) { continue }
            best = (distance, name)
        }
        return best?.name
    }

    /// The same; where none is near the only name that has `word` as one of its parts: `cycle` is `dependency-cycle`.
    package static func suggestion(forWordOrPart word: String, in known: some Sequence<String>) -> String? {
        if let near = suggestion(for: word, in: known) { return near }
        let part = word.lowercased()
        let names = known.filter { $0.split(separator: "-").contains { $0 == part } }
        return names.count == 1 ? names[0] : nil
    }

    /// The Damerau–Levenshtein distance in which no letters are edited twice ("optimal string alignment"; Damerau 1964,
    /// Levenshtein 1966), with three rows of the table.
    private static func distance(from source: [Unicode.Scalar], to target: [Unicode.Scalar]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...target.count)
        for row in 0..<source.count {
            var current = [row + 1]
            current.reserveCapacity(target.count + 1)
            for column in 0..<target.count {
                let isSame = source[row] == target[column]
                var distance = min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
                if row > 0, column > 0, source[row] == target[column - 1], source[row - 1] == target[column] {
                    distance = min(distance, beforeLast[column - 1] + 1)
                }
                current.append(distance)
            }
            beforeLast = last
            last = current
        }
        return last[target.count]
    }
}
