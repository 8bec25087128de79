/// What people and machines may know of a rule; written once, in the rule's file, and read by `dilint rules`, the
/// documentation, SARIF, the configuration and the completions.
package struct RuleInfo: Sendable {
    /// Kebab-case, such that "allow <id>" makes sense.
    package var id: String
    /// Where the configuration says nothing else.
    package var severity: Severity
    /// What else of it can be set.
    package var options: [RuleOption]
    /// What else of the configuration it goes by.
    package var settings: [RuleSetting]
    /// One sentence with a full stop: what is reported.
    package var summary: String
    /// Why it matters.
    package var why: String
    /// How to mend it.
    package var fix: String
    /// A source that has the finding, marked up like a fixture.
    package var bad: String
    /// The same, mended: a source without any finding.
    package var good: String

    package init(
        id: String, severity: Severity, options: [RuleOption] = [], settings: [RuleSetting] = [], summary: String,
        why: String, fix: String, bad: String, good: String
    ) {
        self.id = id
        self.severity = severity
        self.options = options
        self.settings = settings
        self.summary = summary
        self.why = why
        self.fix = fix
        self.bad = bad
        self.good = good
    }
}

/// A threshold of a rule, or the severity of some of its findings, that the configuration can set.
package struct RuleOption: Sendable {
    /// The key in the configuration.
    package var name: String
    package var defaultValue: OptionValue
    /// One sentence with a full stop.
    package var help: String

    package init(_ name: String, default defaultValue: Int, help: String) {
        self.name = name
        self.defaultValue = .count(defaultValue)
        self.help = help
    }

    package init(_ name: String, default severity: RuleSeverity, help: String) {
        self.name = name
        defaultValue = .severity(severity)
        self.help = help
    }
}

/// What an option of a rule is set to.
package enum OptionValue: Sendable, Equatable {
    /// A threshold.
    case count(Int)
    /// The severity of some of the rule's findings.
    case severity(RuleSeverity)

    /// As a reader sees it.
    package var text: String {
        switch self {
        case .count(let count): String(count)
        case .severity(let severity): severity.rawValue
        }
    }

    /// As it stands in the configuration.
    package var json: String {
        switch self {
        case .count: text
        case .severity: "\"" + text + "\""
        }
    }
}

/// A part of the configuration that several rules go by.
package struct RuleSetting: Sendable {
    /// The keys' path in the configuration.
    package var key: String
    /// One sentence with a full stop.
    package var help: String

    package static let dependencies = RuleSetting(
        key: "dependencies",
        help: "serviceSuffixes, treatAsDependency and treatAsData say what counts as a dependency.")
    package static let roles = RuleSetting(
        key: "roles", help: "compositionRoots, containers, factories and coordinators name types that are such.")
    package static let allowed = RuleSetting(
        key: "singletons.allow", help: "Type or Type.member, with *: shared instances that anyone may reach.")
}
