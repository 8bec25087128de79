/// One thing dilint finds. A rule is one file in this folder and one line in `RuleRegistry.all`.
protocol Rule: Sendable {
    var info: RuleInfo { get }

    /// The rule's findings, in any order; severity as in `info` (the configuration's is applied afterwards).
    func findings(in project: Project) -> [Finding]
}
