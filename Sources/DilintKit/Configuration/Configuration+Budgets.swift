extension Configuration {
    /// What has become of the budgets of some rules: by rule, the whole project's first, then by module.
    ///
    /// - Parameters:
    ///   - findings: All that there are, those of a baseline among them: a budget is about the whole debt.
    ///   - rules: The rules that were applied; nothing can be said about the others.
    ///   - module: From the paths of the analysed files to their modules.
    package func budgetOutcomes(
        of findings: [Finding], rules: Set<String>, module: [String: String]
    ) -> [BudgetOutcome] {
        let modules = Set(module.values)
        var outcomes: [BudgetOutcome] = []
        for rule in budgets.keys.sorted() where rules.contains(rule) {
            guard let budget = budgets[rule] else { continue }
            let ofRule = findings.filter { $0.rule == rule }
            if let total = budget.total {
                outcomes.append(BudgetOutcome(rule: rule, count: ofRule.count, limit: total))
            }
            for (name, limit) in budget.modules.sorted(by: { $0.key < $1.key }) {
                let count = ofRule.count { module[$0.location.path] == name }
                var outcome = BudgetOutcome(rule: rule, module: name, count: count, limit: limit)
                if !modules.contains(name) {
                    outcome.isOfNoModule = true
                    outcome.nearestModule = NearestName.suggestion(for: name, in: modules)
                    outcome.knownModules = modules.sorted()
                }
                outcomes.append(outcome)
            }
        }
        return outcomes
    }
}
