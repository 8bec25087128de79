/// What the user decides. Values only; the defaults of thresholds stand in the rules.
package struct Configuration: Sendable, Equatable {
    /// By rule id.
    package var rules: [String: RuleSettings] = [:]
    /// Globs of the files to read; empty for every source below the analysed paths.
    package var include: [String] = []
    /// Globs of files and folders to leave out.
    package var exclude: [String] = []
    /// Whether test targets, previews and mocks are analysed like everything else.
    package var includeTests = false
    /// Last words of a type's name that make it a service, besides the built-in ones; a leading `-` removes one.
    package var serviceSuffixes: [String] = []
    /// Globs of type names that are dependencies, whatever they look like.
    package var treatAsDependency: [String] = []
    /// Globs of type names that are none.
    package var treatAsData: [String] = []
    /// Globs of `Type` or `Type.member` that no singleton rule reports.
    package var allowedSingletons: [String] = []
    /// The same, for values that are ambient.
    package var ambientSingletons: [String] = []
    /// Globs of the names of types that have a role which their code does not show: composition roots, and below those
    /// of the other kinds.
    package var compositionRoots: [String] = []
    package var containers: [String] = []
    package var factories: [String] = []
    package var coordinators: [String] = []
    /// Path of the baseline, relative to the configuration's folder.
    package var baseline: String?
    /// How many findings are put up with, by rule id.
    package var budgets: [String: Budget] = [:]

    package init() {}

    /// Whether a rule is looked for.
    package func applies(_ rule: String) -> Bool { rules[rule]?.severity != .off }
}

/// How many findings of one rule are put up with.
package struct Budget: Sendable, Equatable {
    /// In the whole project; nil is no limit.
    package var total: Int?
    /// By module name.
    package var modules: [String: Int]

    package init(total: Int? = nil, modules: [String: Int] = [:]) {
        self.total = total
        self.modules = modules
    }
}

/// What the user decides about one rule.
package struct RuleSettings: Sendable, Equatable {
    /// nil leaves the rule's own.
    package var severity: RuleSeverity?
    /// By option name.
    package var options: [String: OptionValue] = [:]

    package init(severity: RuleSeverity? = nil, options: [String: OptionValue] = [:]) {
        self.severity = severity
        self.options = options
    }
}
