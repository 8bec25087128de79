/// How many findings of a rule there are, against how many are put up with.
package struct BudgetOutcome: Sendable, Equatable {
    package var rule: String
    /// nil for the whole project.
    package var module: String?
    /// How many findings there are, those of a baseline among them.
    package var count: Int
    /// How many there may be.
    package var limit: Int
    /// Whether no analysed file is of the module: it may be misspelt.
    package var isOfNoModule = false
    /// The module that was perhaps meant.
    package var nearestModule: String?

    package init(rule: String, module: String? = nil, count: Int, limit: Int) {
        self.rule = rule
        self.module = module
        self.count = count
        self.limit = limit
    }

    package var isExceeded: Bool { count > limit }

    /// One line without a full stop; nil where the budget is just right.
    package var message: String? {
        if isOfNoModule, let module {
            let hint = nearestModule.map { ", did you mean '\($0)'?" } ?? ""
            return "note: the budget of \(rule) names the module '\(module)', of which there is no file\(hint)"
        }
        if count == limit { return nil }
        let place = module.map { " in \($0)" } ?? ""
        let findings = count == 1 ? "1 finding" : "\(count) findings"
        return isExceeded
            ? "error: \(rule)\(place): \(findings), the budget allows \(limit)"
            : "note: \(rule)\(place): \(findings), the budget of \(limit) can be lowered to \(count)"
    }
}
