package import SwiftFacts

/// What an analysis found: everything a reporter may see.
package struct Report: Sendable {
    /// Sorted by path, line, column, rule.
    package var findings: [Finding]
    package var summary: Summary
    /// Files that could not be read or analysed whole, sorted by path, then line.
    package var problems: [Problem]
    /// Every rule there is, sorted by id.
    package var rules: [RuleInfo]
    /// Those that the configuration sets, sorted by rule, then module; the whole project's first.
    package var budgets: [BudgetOutcome] = []
    /// What there is to say of those that are exceeded, which makes the run fail.
    var excesses: [String] { budgets.compactMap(\.excess) }
    /// What has changed since an earlier state, where the findings are those that it did not have.
    package var change: Change?
    /// What the findings were drawn from: whoever holds it decides when its tables are freed.
    package var evidence: (any AnyObject & Sendable)?

    package init(findings: [Finding], summary: Summary, problems: [Problem], rules: [RuleInfo]) {
        self.findings = findings
        self.summary = summary
        self.problems = problems
        self.rules = rules
    }

    /// How many findings have a severity. O(findings)
    package func count(of severity: Severity) -> Int {
        // Places rather than findings: a copy of one counts the references of a dozen texts.
        findings.indices.count { findings[$0].severity == severity }
    }
}

/// Sizes and totals of an analysis.
package struct Summary: Sendable, Equatable {
    package var files = 0
    package var lines = 0
    /// Nominal types declared in the sources; those of tests only where tests are analysed as well.
    package var types = 0
    /// Edges of the type graph.
    package var dependencies = 0
    /// The shared instances that code reaches most, by number of accesses, then name.
    package var sharedInstances: [SharedInstanceUse] = []
    /// What a reader should know before taking silence for praise, in sentences without a full stop.
    package var notes: [String] = []
    /// What has become of the baseline; nil without one.
    package var baseline: BaselineCounts?

    package init() {}
}

/// What has become of a baseline.
package struct BaselineCounts: Sendable, Equatable {
    /// Findings that it puts up with.
    package var known: Int
    /// Entries that no longer occur; nil where the run saw too little to tell.
    package var stale: Int?

    package init(known: Int, stale: Int? = nil) {
        self.known = known
        self.stale = stale
    }

    /// One line without a full stop, as the others; nil where there is nothing to say.
    var knownSentence: String? {
        known > 0 ? "\(TerminalText.counted(known, "finding")) \(known == 1 ? "is" : "are") in the baseline" : nil
    }

    var staleSentence: String? {
        guard let stale, stale > 0 else { return nil }
        let end = stale == 1 ? "occurs: --write-baseline drops it" : "occur: --write-baseline drops them"
        return "\(TerminalText.counted(stale, "entry", "entries")) of the baseline no longer \(end)"
    }
}

/// How much a shared instance is used.
package struct SharedInstanceUse: Sendable, Equatable {
    /// `Type.member`, or a global's name.
    package var name: String
    package var accesses: Int
    /// Number of types that reach it.
    package var types: Int

    package init(name: String, accesses: Int, types: Int) {
        self.name = name
        self.accesses = accesses
        self.types = types
    }
}
