/// How many findings there are, by rule and severity.
struct FindingCounts {
    /// By rule, by severity in the order of `Severity.allCases`.
    private var byRule: [String: [Int]] = [:]
    /// Number of files that have any.
    private(set) var files = 0

    /// - Parameter findings: Those of one file one after the other, as in a report.
    init(of findings: [Finding]) {
        // Places rather than findings: a copy of one counts the references of a dozen texts.
        for number in findings.indices {
            byRule[findings[number].rule, default: Self.none][findings[number].severity.rank] += 1
            if number == 0 || findings[number].location.path != findings[number - 1].location.path { files += 1 }
        }
    }

    var rules: some Collection<String> { byRule.keys }

    func count(of severity: Severity) -> Int { byRule.values.reduce(0) { $0 + $1[severity.rank] } }

    func count(of severity: Severity, rule: String) -> Int { byRule[rule]?[severity.rank] ?? 0 }

    private static let none = Severity.allCases.map { _ in 0 }
}
