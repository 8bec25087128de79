import SwiftFacts

/// Turns the comments of one file into entries, in their order.
struct DirectiveReader {
    private let lines: LineTable
    private let knownRules: Set<String>
    private(set) var entries: [Suppressions.Entry] = []
    /// By rule: numbers of the entries whose regions nothing has ended yet.
    private var open: [String: [Int]] = [:]

    /// - Parameter knownRules: Every word that a comment may name, `all` among them.
    init(lines: LineTable, knownRules: Set<String>) {
        self.lines = lines
        self.knownRules = knownRules
    }

    mutating func read(_ fact: DirectiveFact) {
        guard let directive = SuppressionDirective(fact.text) else { return }
        let place = lines.position(of: fact.offset)
        let comment = Suppressions.Position(line: place.line, column: place.column)
        var entry = Suppressions.Entry(
            rule: directive.head, head: directive.head, comment: comment, range: comment..<comment)
        if directive.action == .unknown {
            entry.flaw = .unknownAction(spelling: directive.spelling)
            entries.append(entry)
            return
        }
        if directive.words.isEmpty {
            entry.flaw = .namesNoRule
            entries.append(entry)
        }
        let (rules, reason) = parted(directive.words)
        var known: Set<String> = []
        entry.ruleCount = Set(rules).count
        for rule in rules where known.insert(rule).inserted {
            entry.rule = rule
            entry.flaw = knownRules.contains(rule) ? .none : .unknownRule
            if directive.action == .end {
                let endsRegion = end(rule, at: comment)
                if endsRegion { continue }
                if entry.flaw.isNone { entry.flaw = .endsNothing }
            } else {
                entry.range = range(of: directive.action, fact, from: comment)
                entry.isRegion = directive.action == .begin
                if entry.isRegion { open[rule, default: []].append(entries.count) }
            }
            entries.append(entry)
        }
        if !reason.isEmpty {
            let words = reason.joined(separator: " ")
            entries.append(
                Suppressions.Entry(
                    rule: words, head: directive.head, comment: comment, range: comment..<comment, flaw: .bareReason))
        }
    }

    /// The rules, and what follows them that is a reason without its dash.
    private func parted(_ words: [String]) -> (rules: [String], reason: [String]) {
        let start = reasonStart(in: words)
        // `singleton: the reason`, `singleton : the reason`
        for (number, word) in words.enumerated().prefix(start + 1) {
            guard let colon = word.firstIndex(of: ":"), case let rule = String(word[..<colon]),
                rule.isEmpty || knownRules.contains(rule)
            else { continue }
            let rest = String(word[word.index(after: colon)...])
            let reason = (rest.isEmpty ? [] : [rest]) + words[(number + 1)...]
            if reason.isEmpty { break }
            return (words[..<number] + (rule.isEmpty ? [] : [rule]), reason)
        }
        return (Array(words[..<start]), Array(words[start...]))
    }

    /// Where words begin that are no rules but a reason without its dash: two behind one another that look like no rule's
    /// name, or one before an "all", which belongs to a sentence then.
    private func reasonStart(in words: [String]) -> Int {
        words.indices.dropLast().first { number in
            isLoose(words[number]) && (isLoose(words[number + 1]) || words[number + 1] == SuppressionDirective.allRules)
        } ?? words.count
    }

    /// Whether a word is no rule and none that is misspelt.
    private func isLoose(_ word: String) -> Bool {
        !knownRules.contains(word) && NearestName.suggestion(for: word, in: knownRules) == nil
    }

    private func range(
        of action: SuppressionDirective.Action, _ fact: DirectiveFact, from comment: Suppressions.Position
    ) -> Range<Suppressions.Position> {
        let lastLine = lines.position(of: max(fact.offset, fact.end &- 1)).line
        switch action {
        case .begin: return comment..<Suppressions.Position.fileEnd
        case .this: return range(ofLines: comment.line, lastLine)
        // From the comment to the code, with the attributes between them: they may be what the finding is about.
        case .next where fact.nextCode != DirectiveFact.noCode:
            return range(ofLines: lastLine + 1, lines.position(of: fact.nextCode).line)
        case .previous where fact.previousCode != DirectiveFact.noCode:
            return range(ofLines: lines.position(of: fact.previousCode).line, comment.line - 1)
        case .next, .previous, .end, .unknown: return comment..<comment
        }
    }

    private func range(ofLines first: Int, _ last: Int) -> Range<Suppressions.Position> {
        let start = Suppressions.Position(line: first, column: 1)
        return start..<max(start, Suppressions.Position(line: last + 1, column: 1))
    }

    /// Ends the regions of a rule (of every rule, for `all`); tells whether there was one.
    private mutating func end(_ rule: String, at comment: Suppressions.Position) -> Bool {
        let ended = rule == SuppressionDirective.allRules ? open.values.flatMap(\.self) : open[rule] ?? []
        for index in ended { entries[index].range = entries[index].range.lowerBound..<comment }
        if rule == SuppressionDirective.allRules {
            open = [:]
            return !ended.isEmpty
        }
        open[rule] = nil
        return endEarly(rule, at: comment) || !ended.isEmpty
    }

    /// Ends one rule in the regions of all rules; tells whether there was one to end.
    private mutating func endEarly(_ rule: String, at comment: Suppressions.Position) -> Bool {
        guard knownRules.contains(rule) else { return false }
        var endsAny = false
        // Where the rule has ended already it has in those that are open longer.
        for index in (open[SuppressionDirective.allRules] ?? []).reversed() {
            if entries[index].endedEarly[rule] != nil { break }
            entries[index].endedEarly[rule] = comment
            endsAny = true
        }
        return endsAny
    }
}
