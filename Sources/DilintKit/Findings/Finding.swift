/// One thing to mend.
package struct Finding: Sendable, Equatable {
    /// The id of the rule, `dependency-cycle`.
    package var rule: String
    package var severity: Severity
    package var location: Location
    /// One sentence without a full stop that says what is wrong, with the names involved.
    package var message: String
    /// What to do about it.
    package var hint: String
    /// The type the finding is about, qualified by its enclosing types.
    package var subject: String
    /// The type or shared instance it concerns; nil where the rule is about one type alone.
    package var dependency: String?
    /// Where the finding stands at a parameter: its name, which tells several findings of one subject apart.
    package var parameter: String?
    /// How often the same thing happens.
    package var occurrences: Int
    /// Further places, or the further steps of a ring or chain, in order.
    package var related: [Related]
    /// Whether the last step leads back to the place of the finding.
    package var isRing: Bool
    /// Whether an option of the rule has said the severity, and not the rule's own.
    package var hasOwnSeverity = false

    package init(
        rule: String, severity: Severity, location: Location, message: Message, hint: String, subject: String,
        dependency: String? = nil, parameter: String? = nil, occurrences: Int = 1, related: [Related] = [],
        isRing: Bool = false
    ) {
        self.rule = rule
        self.severity = severity
        self.location = location
        self.message = message.text
        self.hint = hint
        self.subject = subject
        self.dependency = dependency
        self.parameter = parameter
        self.occurrences = occurrences
        self.related = related
        self.isRing = isRing
    }

    /// By path, line, column, rule, then what else can differ.
    package static func precedes(_ left: Finding, _ right: Finding) -> Bool {
        let places = Location.order(left.location, right.location)
        if places != 0 { return places < 0 }
        return (left.rule, left.subject, left.dependency ?? "", left.parameter ?? "")
            < (right.rule, right.subject, right.dependency ?? "", right.parameter ?? "")
    }
}

/// Another place that belongs to a finding.
package struct Related: Sendable, Equatable {
    package var location: Location
    package var message: String
    /// Whether the place is a step of a chain or ring, and drawn as one.
    package var isStep: Bool
    /// Whether the thing does not happen there: the place only explains why it is wrong.
    package var isBackground: Bool

    package init(_ location: Location, _ message: Message, isStep: Bool = false, isBackground: Bool = false) {
        self.location = location
        self.message = message.text
        self.isStep = isStep
        self.isBackground = isBackground
    }

    /// Whether the same thing happens once more there.
    package var isOccurrence: Bool { !isStep && !isBackground }
}

/// A sentence of a report. A type of its own so that a rule's sentences stand together, as `extension Message`.
package struct Message: Sendable, Equatable, ExpressibleByStringInterpolation {
    package var text: String

    package init(stringLiteral value: String) { text = value }

    package init(_ text: String) { self.text = text }
}

extension [Finding] {
    /// Of several findings of the same identity (two initializers of the type they are all about) the first.
    func uniqued() -> [Finding] {
        if count < 2 { return self }
        var seen: Set<String> = []
        return sorted(by: Finding.precedes).filter { seen.insert($0.fingerprint).inserted }
    }
}
