/// Which of a file's suppressing comments cover a place.
struct SuppressionCoverage: Sendable {
    typealias Position = Suppressions.Position

    /// Comments whose ranges end in about the order in which they begin: regions of one rule end together.
    private struct Kind: Hashable {
        var rule: String
        var isRegion: Bool
    }

    fileprivate struct Row: Sendable {
        var entry: Int
        var start: Position
        /// Where this one's range ends, or that of one before if later.
        var latestEnd: Position
    }

    private let entries: [Suppressions.Entry]
    /// Sorted by where the ranges start.
    private var rows: [Kind: [Row]] = [:]

    /// - Complexity: O(n log n)
    init(_ entries: [Suppressions.Entry]) {
        self.entries = entries
        for (number, entry) in entries.enumerated() where !entry.range.isEmpty {
            rows[Kind(rule: entry.rule, isRegion: entry.isRegion), default: []].append(
                Row(entry: number, start: entry.range.lowerBound, latestEnd: entry.range.upperBound))
        }
        for kind in rows.keys { rows[kind]?.sortByStart() }
    }

    func covers(_ position: Position, of rule: String) -> Bool {
        !forEach(covering: position, of: rule) { _ in false }
    }

    /// Calls with the number of every comment that covers a place for a rule.
    ///
    /// - Parameter visit: Says whether to go on among the comments of that rule; of regions of a rule that end together
    ///   it meets the later ones first.
    /// - Returns: Whether it always said so.
    /// - Complexity: O(log(comments) + those that cover the place)
    @discardableResult func forEach(
        covering position: Position, of rule: String, _ visit: (_ entry: Int) -> Bool
    ) -> Bool {
        var goesOn = true
        for name in [rule, SuppressionDirective.allRules] {
            for isRegion in [false, true] {
                guard let rows = rows[Kind(rule: name, isRegion: isRegion)] else { continue }
                var place = rows.partitionPoint { $0.start <= position }
                while place > 0, rows[place - 1].latestEnd > position {
                    place -= 1
                    guard entries[rows[place].entry].covers(position, of: rule) else { continue }
                    if !visit(rows[place].entry) {
                        goesOn = false
                        break
                    }
                }
            }
        }
        return goesOn
    }
}

extension [SuppressionCoverage.Row] {
    fileprivate mutating func sortByStart() {
        sort { ($0.start, $0.entry) < ($1.start, $1.entry) }
        for place in indices.dropFirst() {
            self[place].latestEnd = Swift.max(self[place].latestEnd, self[place - 1].latestEnd)
        }
    }
}
