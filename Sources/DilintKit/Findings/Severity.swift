/// How bad a finding is. The order is ascending: `note < warning < error`.
package enum Severity: String, Sendable, Comparable, CaseIterable, Codable {
    case note, warning, error

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    /// The place in `allCases`: the graver, the greater.
    var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

/// A configured severity: that of findings, or off.
package enum RuleSeverity: String, Sendable, CaseIterable {
    case error, warning, note, off
}
