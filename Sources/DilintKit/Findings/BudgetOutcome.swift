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
    /// The modules that there are, sorted, where nobody knows which one was meant.
    package var knownModules: [String] = []

    package init(rule: String, module: String? = nil, count: Int, limit: Int) {
        self.rule = rule
        self.module = module
        self.count = count
        self.limit = limit
    }

    package var isExceeded: Bool { count > limit }

    /// What a report says of a budget that is exceeded: one line without a full stop; nil where it is kept.
    package var excess: String? {
        isExceeded ? "\(subject): \(TerminalText.counted(count, "finding")), the budget allows \(limit)" : nil
    }

    /// What is counted.
    var subject: String { rule + (module.map { " in \($0)" } ?? "") }

    /// Modules that are named without making a line unreadable.
    private static let listedModules = 8

    /// One line without a full stop; nil where the budget is just right.
    package var message: String? {
        if isOfNoModule, let module {
            let hint = nearestModule.map { ", did you mean '\($0)'?" } ?? modules
            return "note: the budget of \(rule) names the module '\(module)', of which there is no file\(hint)"
        }
        if let excess { return "error: \(excess)" }
        if count == limit { return nil }
        let findings = TerminalText.counted(count, "finding")
        return "note: \(subject): \(findings), the budget of \(limit) can be lowered to \(count)"
    }

    /// `; there are App, Core and 3 more`
    private var modules: String {
        guard !knownModules.isEmpty else { return "" }
        let listed = knownModules.prefix(Self.listedModules)
        let rest = knownModules.count - listed.count
        return "; there are " + listed.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}
