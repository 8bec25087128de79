/// One thing dilint finds. A rule is one file in this folder and one line in `RuleRegistry.all`.
protocol Rule: Sendable {
    var info: RuleInfo { get }

    /// Whether it takes far longer than others: those begin first, so that none of them runs on when all others are done.
    static var isLengthy: Bool { get }

    /// The rule's findings, in any order; severity as in `info` (the configuration's is applied afterwards), unless an
    /// option says it.
    func findings(in project: Project) -> [Finding]
}

extension Rule {
    static var isLengthy: Bool { false }
}

extension Project {
    /// A rule's threshold: the configuration's, or the option's own.
    func value(of option: RuleOption, for rule: any Rule) -> Int {
        if case .count(let count) = setting(of: option, for: rule) { count } else { 0 }
    }

    /// The severity of some of a rule's findings: the configuration's, or the option's own; nil where those are off.
    func severity(of option: RuleOption, for rule: any Rule) -> Severity? {
        guard case .severity(let severity) = setting(of: option, for: rule) else { return nil }
        return Severity(rawValue: severity.rawValue)
    }

    private func setting(of option: RuleOption, for rule: any Rule) -> OptionValue {
        configuration.rules[rule.info.id]?.options[option.name] ?? option.defaultValue
    }
}
