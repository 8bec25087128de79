import SwiftFacts

/// Gathers places that are one thing to mend: one finding per subject and dependency, at the first place.
struct Occurrences {
    /// Whose code a place is in, beyond its name: two types of one name are two subjects.
    enum Owner: Hashable {
        case type(TypeID)
        /// What the project adds to a type from elsewhere.
        case extensions(of: TypeID)
        /// Code outside of types.
        case file(Int32)
        /// Subjects that are told apart by their names alone.
        case anyOfTheName
    }

    private struct Key: Hashable {
        var owner: Owner
        var subject: String
        var dependency: String

        /// Who does it, in messages.
        var reader: String {
            guard case .extensions = owner else { return subject }
            return "An extension of \(subject)"
        }

        /// Without the subject where the owner tells it: texts take most of the time.
        func hash(into hasher: inout Hasher) {
            hasher.combine(owner)
            hasher.combine(dependency)
            if owner == .anyOfTheName { hasher.combine(subject) }
        }
    }

    private struct Group {
        var severity = Severity.note
        var first: Location?
        var hint: Hint = ""
        /// What the places stand in; none where they stand in several bodies, or in none.
        var body: BodyID?
        var locations: [Location] = []
        /// What the first place does not show by itself.
        var background: [Related] = []
        var isSeverityByOption = false

        mutating func note(
            _ location: Location, in body: BodyID?, _ severity: Severity, _ background: [Related], _ hint: () -> Hint
        ) {
            self.severity = max(self.severity, severity)
            self.body = locations.isEmpty || self.body == body ? body : nil
            locations.append(location)
            if let first, first <= location { return }
            first = location
            self.background = background
            self.hint = hint()
        }

        /// Each place once, in order.
        var places: [Location] {
            if locations.count == 1 { return locations }
            var places: [Location] = []
            for location in locations.sorted() where location != places.last { places.append(location) }
            return places
        }
    }

    private let rule: String
    private let suppressions: Suppressions
    private let generatedPaths: Set<String>
    private var groups: [Key: Group] = [:]
    /// The file of the last place, for they come file by file, and whether it is a generated one.
    private var lastFile = (path: "", isGenerated: false)

    /// Places that comments suppress, and those in generated files, are not noted: they are no occurrences.
    init(of rule: any Rule, in project: Project) {
        self.rule = rule.info.id
        suppressions = project.suppressions
        generatedPaths = project.generatedPaths
    }

    /// Notes a place, in any order. Where severities differ, the worst counts; hint and background are those of the first
    /// place.
    ///
    /// - Parameters:
    ///   - byOption: An option has said the severity.
    ///   - body: What the place stands in, where the hint depends on it.
    mutating func add(
        subject: String, of owner: Owner = .anyOfTheName, dependency: String, severity: Severity,
        byOption: Bool = false, hint: @autoclosure () -> Hint, at location: Location, in body: BodyID? = nil,
        background: [Related] = []
    ) {
        if location.path != lastFile.path { lastFile = (location.path, generatedPaths.contains(location.path)) }
        guard !lastFile.isGenerated, !suppressions.suppresses(rule, at: location) else { return }
        let key = Key(owner: owner, subject: subject, dependency: dependency)
        // In place: a copy of the places for each of them took most of the time where one type has thousands.
        groups[key, default: Group(isSeverityByOption: byOption)].note(
            location, in: body, severity, background, hint)
    }

    /// One finding for each subject and dependency.
    ///
    /// - Parameters:
    ///   - message: From subject, dependency and the number of places.
    ///   - again: What is said at the further places.
    func findings(
        of rule: any Rule, message: (String, String, Int) -> Message, again: (String) -> Message
    ) -> [Finding] {
        let id = rule.info.id
        return groups.map { key, group in
            let locations = group.places
            let further = locations.count > 1 ? again(key.dependency) : ""
            let hint = locations.count > 1 && group.body == nil ? group.hint.ofSeveral : group.hint.text
            var finding = Finding(
                rule: id, severity: group.severity, location: locations[0],
                message: message(key.reader, key.dependency, locations.count), hint: hint, subject: key.subject,
                dependency: key.dependency, occurrences: locations.count,
                related: locations.dropFirst().map { Related($0, further) } + group.background)
            finding.hasOwnSeverity = group.isSeverityByOption
            return finding
        }
    }
}

extension Project {
    /// Whose code a site is: what tells the subject of a finding from its namesakes.
    func owner(of site: Site) -> Occurrences.Owner {
        let type = index.enclosingType(of: site)
        return type.isNone ? .file(site.file) : owner(ofCodeIn: type)
    }

    /// The same, of code that stands in a type or an extension of it.
    func owner(ofCodeIn type: TypeID) -> Occurrences.Owner {
        index.types[type.index].isDeclared ? .type(type) : .extensions(of: type)
    }
}
