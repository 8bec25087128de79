import Testing

@testable import DilintKit

/// What becomes of budgets: of the rules that were applied, for modules that there are.
@Suite struct BudgetOutcomeTests {
    private func outcomes(rules: Set<String>) -> [BudgetOutcome] {
        var configuration = Configuration()
        configuration.budgets = [
            "singleton": Budget(total: 1, modules: ["Core": 0, "Cort": 4]),
            "giant-factory": Budget(total: 2),
        ]
        let findings = ["Core/A.swift", "App/B.swift"].map { path in
            Finding(
                rule: "singleton", severity: .warning, location: Location(path: path, line: 1, column: 1), message: "",
                hint: "", subject: "A")
        }
        return configuration.budgetOutcomes(
            of: findings, rules: rules, module: ["Core/A.swift": "Core", "App/B.swift": "App"])
    }

    @Test func ofOtherRulesNothingIsSaid() {
        #expect(outcomes(rules: ["giant-factory"]) == [BudgetOutcome(rule: "giant-factory", count: 0, limit: 2)])
    }

    @Test func aModuleThatThereIsNotIsToldWithTheNearest() {
        var misspelt = BudgetOutcome(rule: "singleton", module: "Cort", count: 0, limit: 4)
        misspelt.isOfNoModule = true
        misspelt.nearestModule = "Core"
        misspelt.knownModules = ["App", "Core"]
        #expect(
            outcomes(rules: ["singleton"]) == [
                BudgetOutcome(rule: "singleton", count: 2, limit: 1),
                BudgetOutcome(rule: "singleton", module: "Core", count: 1, limit: 0), misspelt,
            ])
    }
}
