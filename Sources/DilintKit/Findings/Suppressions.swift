package import SwiftFacts

/// The findings that comments in the sources suppress, and the comments that suppress none.
package struct Suppressions: Sendable {
    static let unusedRule = "unused-suppression"

    /// A place in a file.
    struct Position: Comparable, Hashable, Sendable {
        var line: Int
        var column: Int

        static let fileEnd = Position(line: .max, column: .max)

        static func < (left: Position, right: Position) -> Bool {
            (left.line, left.column) < (right.line, right.column)
        }
    }

    /// One rule of one comment.
    struct Entry: Sendable {
        /// What may be wrong with it besides suppressing nothing.
        enum Flaw: Sendable {
            case none, unknownRule, endsNothing, namesNoRule
            /// What seems to be meant by the comment's first words; nil where that cannot be said.
            case unknownAction(spelling: String?)
            /// Words behind the rules that look like a reason.
            case bareReason

            var isNone: Bool {
                if case .none = self { true } else { false }
            }
        }

        /// The rule as written, or `all`; the reason where that is the flaw; without rules the comment's first word.
        var rule: String
        var head: String
        /// Where the comment begins.
        var comment: Position
        var range: Range<Position>
        /// Whether it lasts until a comment ends it.
        var isRegion = false
        var flaw = Flaw.none
        /// How many rules the comment names.
        var ruleCount = 1
        /// Of `all`: the rules that were enabled again, and where.
        var endedEarly: [String: Position] = [:]
        var isUsed = false

        func covers(_ position: Position, of rule: String) -> Bool {
            guard range.contains(position) else { return false }
            if self.rule == rule { return true }
            return self.rule == SuppressionDirective.allRules && position < endedEarly[rule] ?? .fileEnd
        }
    }

    /// What there is to know of a file's comments.
    package struct File: Sendable {
        package var path: String
        package var lines: LineTable
        package var directives: [DirectiveFact]

        package init(path: String, lines: LineTable, directives: [DirectiveFact]) {
            self.path = path
            self.lines = lines
            self.directives = directives
        }
    }

    /// A comment's rule that suppressed something.
    package struct Use: Hashable, Sendable {
        fileprivate var path: String
        /// Index into the file's entries.
        fileprivate var entry: Int
    }

    /// No comment suppresses anything.
    package static let none = Suppressions(in: [], rules: [], activeRules: [])

    private let rules: [RuleInfo]
    private let activeRules: Set<String>
    /// By path, in the order of the comments.
    private var entries: [String: [Entry]] = [:]
    private var coverage: [String: SuppressionCoverage] = [:]

    /// - Parameters:
    ///   - files: The files whose findings are reported; in other files a suppression could only seem unused.
    ///   - rules: Every rule there is.
    ///   - activeRules: The ids of those that are applied: suppressions of the others are neither used nor unused.
    package init(in files: [File], rules: [RuleInfo], activeRules: Set<String>) {
        self.rules = rules
        self.activeRules = activeRules
        let known = Set(rules.map(\.id)).union([SuppressionDirective.allRules])
        for file in files where !file.directives.isEmpty {
            var reader = DirectiveReader(lines: file.lines, knownRules: known)
            for fact in file.directives.sorted(by: { $0.offset < $1.offset }) { reader.read(fact) }
            if reader.entries.isEmpty { continue }
            entries[file.path] = reader.entries
            coverage[file.path] = SuppressionCoverage(reader.entries)
        }
    }

    package var isEmpty: Bool { entries.isEmpty }

    /// Whether a comment suppresses a rule's finding at a place.
    package func suppresses(_ rule: String, at location: Location) -> Bool {
        coverage[location.path]?.covers(Position(location), of: rule) ?? false
    }

    /// The comments that suppress one of the findings, or an occurrence of one; of findings that no comment has
    /// suppressed yet.
    ///
    /// Every comment that covers a place is used: which of them is the superfluous one is not ours to say.
    package func uses(by findings: [Finding]) -> Set<Use> {
        guard !isEmpty else { return [] }
        var uses: Set<Use> = []
        for finding in findings {
            let others = finding.hasListedOccurrences ? finding.related.filter(\.isOccurrence).map(\.location) : []
            for location in [finding.location] + others {
                coverage[location.path]?.forEach(covering: Position(location), of: finding.rule) { number in
                    let isNew = uses.insert(Use(path: location.path, entry: number)).inserted
                    // What an open region covers, those of its rule do that were open before.
                    return isNew || !isPlainRegion(number, in: location.path)
                }
            }
        }
        return uses
    }

    private func isPlainRegion(_ number: Int, in path: String) -> Bool {
        entries[path].map { $0[number].isRegion && $0[number].rule != SuppressionDirective.allRules } ?? false
    }

    /// The findings that no comment suppresses.
    ///
    /// Of a finding with several occurrences the suppressed ones are dropped, and the first of the others is where it
    /// stands. A sentence that says how often must be made after that: see `Occurrences`.
    package func filter(_ findings: [Finding]) -> [Finding] {
        isEmpty ? findings : findings.compactMap { remaining(of: $0) }
    }

    private func remaining(of finding: Finding) -> Finding? {
        let isHeadSuppressed = suppresses(finding.rule, at: finding.location)
        guard finding.hasListedOccurrences else { return isHeadSuppressed ? nil : finding }
        var finding = finding
        finding.related = finding.related.filter { !$0.isOccurrence || !suppresses(finding.rule, at: $0.location) }
        finding.occurrences = finding.related.reduce(isHeadSuppressed ? 0 : 1) { $0 + ($1.isOccurrence ? 1 : 0) }
        guard isHeadSuppressed else { return finding }
        guard let head = finding.related.firstIndex(where: \.isOccurrence) else { return nil }
        finding.location = finding.related[head].location
        finding.related.remove(at: head)
        return finding
    }

    /// The suppressions that suppress nothing, as findings at their comments, sorted. They can be suppressed in their
    /// turn, by their own name or as part of `all`.
    ///
    /// - Parameter uses: What all other findings use.
    package func unused(besides uses: Set<Use>) -> [Finding] {
        guard activeRules.contains(Self.unusedRule) else { return [] }
        var judged = self
        for use in uses { judged.entries[use.path]?[use.entry].isUsed = true }
        var findings: [Finding] = []
        for path in entries.keys.sorted() {
            // The ones that suppress others of their kind are judged last.
            let unused = judged.unusedEntries(in: path) { $0 != Self.unusedRule }
            let late = judged.unusedEntries(in: path) { $0 == Self.unusedRule }
            findings += grouped(Self.worthTelling(unused + late), in: path)
        }
        return findings.sorted(by: Finding.precedes)
    }

    private mutating func unusedEntries(in path: String, of isWanted: (String) -> Bool) -> [Entry] {
        guard let entries = entries[path] else { return [] }
        var unused: [Entry] = []
        var covering: Set<Int> = []
        for (index, entry) in entries.enumerated() where isWanted(entry.rule) && !entry.isUsed && isJudged(entry) {
            var isCovered = false
            coverage[path]?.forEach(covering: entry.comment, of: Self.unusedRule) { other in
                if other == index { return true }
                isCovered = true
                // What hides only the uselessness of another comment is of no use as `all`: one of those is enough.
                if entries[other].rule != Self.unusedRule { return false }
                return covering.insert(other).inserted || !entries[other].isRegion
            }
            if !isCovered { unused.append(entry) }
        }
        for other in covering { self.entries[path]?[other].isUsed = true }
        return unused
    }

    /// Whether the rules that the entry could have suppressed were applied.
    private func isJudged(_ entry: Entry) -> Bool {
        guard entry.flaw.isNone else { return true }
        if entry.rule != SuppressionDirective.allRules { return activeRules.contains(entry.rule) }
        return rules.allSatisfy { activeRules.contains($0.id) }
    }

    /// How a reason is spelt does not matter in a comment that is to be deleted.
    private static func worthTelling(_ entries: [Entry]) -> [Entry] {
        let idle = Set(entries.filter(\.flaw.isNone).map(\.comment))
        return entries.filter { entry in
            if case .bareReason = entry.flaw { !idle.contains(entry.comment) } else { true }
        }
    }

    /// One finding for each rule (or faulty word) of a file.
    private func grouped(_ entries: [Entry], in path: String) -> [Finding] {
        var findings: [Finding] = []
        var places: [String: Int] = [:]
        let idle = Dictionary(grouping: entries, by: \.comment)
        for entry in entries.sorted(by: { $0.comment < $1.comment }) {
            let location = Location(path: path, line: entry.comment.line, column: entry.comment.column)
            if let place = places[entry.rule] {
                findings[place].occurrences += 1
                findings[place].related.append(Related(location, "another one"))
                continue
            }
            places[entry.rule] = findings.count
            findings.append(
                Finding(
                    rule: Self.unusedRule, severity: rules.first { $0.id == Self.unusedRule }?.severity ?? .note,
                    location: location, message: .unused(entry),
                    hint: hint(for: entry, isRestNeeded: entry.ruleCount > idle[entry.comment]?.count ?? 0),
                    subject: String(path.split(separator: "/").last ?? ""), dependency: entry.rule))
        }
        return findings
    }

    /// - Parameter isRestNeeded: Whether the comment does something for another rule.
    private func hint(for entry: Entry, isRestNeeded: Bool) -> String {
        switch entry.flaw {
        case .none, .endsNothing: return isRestNeeded ? "Delete \(entry.rule) from the comment" : "Delete it"
        case .unknownRule:
            let nearest = NearestName.suggestion(for: entry.rule, in: rules.map(\.id))
            return nearest.map { "Did you mean \($0)?" }
                ?? "`dilint rules` lists the rules; ` - ` goes before a reason"
        case .namesNoRule: return "Name the rules, or all"
        case .bareReason: return "Put ` - ` before the reason"
        case .unknownAction(let spelling?): return "Write \(spelling)"
        case .unknownAction(nil):
            return "Write dilint:disable:next, :this or :previous, or a region from dilint:disable to dilint:enable"
        }
    }
}

extension Suppressions.Position {
    init(_ location: Location) { self.init(line: location.line, column: location.column) }
}

extension Finding {
    /// Whether the further places are the further occurrences.
    fileprivate var hasListedOccurrences: Bool {
        occurrences > 1 && related.count(where: \.isOccurrence) == occurrences - 1
    }
}

extension Message {
    fileprivate static func unused(_ entry: Suppressions.Entry) -> Message {
        switch entry.flaw {
        case .none: "The suppression of \(entry.rule) suppresses nothing"
        case .unknownRule: "The suppression names \(entry.rule), which is no rule"
        case .endsNothing: "\(entry.head) \(entry.rule) ends no region"
        case .namesNoRule: "\(entry.head) names no rule"
        case .unknownAction: "\(entry.head) is no suppression"
        case .bareReason: "\(entry.head) goes on with words that are no rules: \(entry.rule)"
        }
    }
}
