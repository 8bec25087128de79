extension Configuration {
    /// What has become of the budgets of some rules: by rule, the whole project's first, then by module.
    ///
    /// - Parameters:
    ///   - findings: All that there are, those of a baseline among them: a budget is about the whole debt.
    ///   - rules: The rules that were applied; nothing can be said about the others.
    ///   - module: From a finding's path to its module.
    package func budgetOutcomes(
        of findings: [Finding], rules: Set<String>, module: (String) -> String?
    ) -> [BudgetOutcome] {
        var outcomes: [BudgetOutcome] = []
        for rule in budgets.keys.sorted() where rules.contains(rule) {
            guard let budget = budgets[rule] else { continue }
            let ofRule = findings.filter { $0.rule == rule }
            if let total = budget.total {
                outcomes.append(BudgetOutcome(rule: rule, count: ofRule.count, limit: total))
            }
            for (name, limit) in budget.modules.sorted(by: { $0.key < $1.key }) {
                let count = ofRule.count { module($0.location.path) == name }
                outcomes.append(BudgetOutcome(rule: rule, module: name, count: count, limit: limit))
            }
        }
        return outcomes
    }
}
