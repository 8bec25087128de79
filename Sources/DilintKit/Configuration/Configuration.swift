/// What the user decides. Values only; the defaults of thresholds stand in the rules.
package struct Configuration: Sendable, Equatable {
    /// By rule id.
    package var rules: [String: RuleSettings] = [:]
    /// Globs of file paths to read besides and instead of the default.
    package var include: [String] = []
    package var exclude: [String] = []
    /// Whether test targets, previews and mocks are analysed like everything else.
    package var includeTests = false
    /// Last words of a type's name that make it a service, besides the built-in ones; a leading `-` removes one.
    package var serviceSuffixes: [String] = []
    /// Globs of type names.
    package var treatAsDependency: [String] = []
    package var treatAsData: [String] = []
    /// Globs of `Type` or `Type.member` that no singleton rule reports.
    package var allowedSingletons: [String] = []
    /// The same, for values that are ambient.
    package var ambientSingletons: [String] = []
    /// Globs of type names.
    package var compositionRoots: [String] = []
    package var containers: [String] = []
    package var factories: [String] = []
    package var coordinators: [String] = []
    /// Path of the baseline, relative to the configuration's folder.
    package var baseline: String?
    /// How many findings are put up with, by rule id.
    package var budgets: [String: Budget] = [:]

    package init() {}
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
    /// Thresholds by option name.
    package var options: [String: Int] = [:]

    package init(severity: RuleSeverity? = nil, options: [String: Int] = [:]) {
        self.severity = severity
        self.options = options
    }
}

/// A configured severity: that of findings, or off.
package enum RuleSeverity: String, Sendable, CaseIterable {
    case error, warning, note, off
}
