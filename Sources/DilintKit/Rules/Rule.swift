/// One thing dilint finds. A rule is one file in this folder and one line in `RuleRegistry.all`.
protocol Rule: Sendable {
    var info: RuleInfo { get }

    /// The rule's findings, in any order; severity as in `info` (the configuration's is applied afterwards).
    func findings(in project: Project) -> [Finding]
}

extension Project {
    /// A rule's threshold: the configuration's, or the option's own.
    func value(of option: RuleOption, for rule: any Rule) -> Int {
        configuration.rules[rule.info.id]?.options[option.name] ?? option.defaultValue
    }
}
