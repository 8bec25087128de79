/// That one type depends on another, without places: the same wherever the code moves.
package struct Dependency: Sendable, Hashable, Comparable {
    /// Qualified names.
    package var from: String
    package var to: String
    /// injects, holds, constructs, makes, provides, implements, locates.
    package var kind: String

    package init(from: String, to: String, kind: String) {
        self.from = from
        self.to = to
        self.kind = kind
    }

    package static func < (left: Dependency, right: Dependency) -> Bool {
        (left.from, left.to, left.kind) < (right.from, right.to, right.kind)
    }
}

/// What an earlier state of the sources had.
package struct Snapshot: Sendable, Equatable {
    package var findings: [Finding]
    package var dependencies: Set<Dependency>

    package init(findings: [Finding] = [], dependencies: Set<Dependency> = []) {
        self.findings = findings
        self.dependencies = dependencies
    }
}

/// What has become of the sources since an earlier state.
package struct Change: Sendable, Equatable {
    /// What the user calls the earlier state.
    package var revision: String
    /// Findings that are there no more, with their places of then, in their order.
    package var fixed: [Finding]
    /// Dependencies that were not there, sorted, with the rules whose findings they are part of.
    package var added: [AddedDependency]
    /// Dependencies that are there no more, sorted.
    package var removed: [Dependency]

    package struct AddedDependency: Sendable, Equatable {
        package var dependency: Dependency
        /// Sorted.
        package var rules: [String]

        package init(_ dependency: Dependency, rules: [String] = []) {
            self.dependency = dependency
            self.rules = rules
        }
    }

    package init(
        revision: String, fixed: [Finding], added: [AddedDependency] = [], removed: [Dependency] = []
    ) {
        self.revision = revision
        self.fixed = fixed
        self.added = added
        self.removed = removed
    }

    /// How many findings are gone, and of which rules: one line without a full stop; nil where none is.
    package var fixedSentence: String? {
        guard !fixed.isEmpty else { return nil }
        var counts: [String: Int] = [:]
        for finding in fixed { counts[finding.rule, default: 0] += 1 }
        let rules = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
        return "\(TerminalText.counted(fixed.count, "finding")) fixed since \(revision): "
            + rules.joined(separator: ", ")
    }
}
