import SwiftFacts

/// What nodes of an instantiation tree receive and nobody above them has, or make and nothing says how.
struct TreeGaps {
    private let project: Project
    private let tree: InstantiationTree

    init(_ project: Project) {
        self.project = project
        tree = project.wiring.tree
    }

    func findings(_ info: RuleInfo) -> [Finding] {
        var findings: [Finding] = []
        var seen: Set<String> = []
        func add(_ place: InstantiationTree.Place, _ dependency: String, _ message: Message, _ hint: String) {
            let id = tree.registrations[place.node]
            let need = tree.need(at: place)
            let name = need.label.name
            let subject = project.name(of: project.wiring[id])
            guard seen.insert("\(subject)\n\(dependency)\n\(name)").inserted else { return }
            findings.append(
                Finding(
                    rule: info.id, severity: info.severity,
                    location: project.index.location(file: id.fileIndex, offset: need.typeOffset), message: message,
                    hint: hint, subject: subject, dependency: dependency, parameter: name))
        }
        for missing in tree.missing() {
            add(missing.place, name(of: tree.need(at: missing.place)), message(missing), hint(missing))
        }
        for (place, key) in tree.unmade() where isDeclared(key) {
            let id = tree.registrations[place.node]
            let dependency = project.name(of: key, .none)
            let library = project.idioms.name(of: project.wiring[id].library)
            add(
                place, dependency, .asks(project.name(of: project.wiring[id]), dependency, library),
                "Let \(library) make \(dependency), or a type that stands for it")
        }
        for (place, handed) in tree.unhanded() {
            let registration = project.wiring[tree.registrations[place.node]]
            let subject = project.name(of: registration)
            let target = project.name(of: project.wiring[tree.registrations[handed.node]])
            add(
                place, name(of: tree.need(at: handed)), .hands(subject, target, label(tree.need(at: handed).label)),
                project.idioms[registration.library].makingWhenAsked(target, by: subject))
        }
        return findings
    }

    /// What is needed, by type: as written where that is all that is known of it.
    private func name(of need: InstantiationNeed) -> String {
        need.product.isUnknown ? need.label.types.joined(separator: " & ") : project.index.name(of: need.product)
    }

    /// What comes from elsewhere may be made there.
    private func isDeclared(_ key: KeyType) -> Bool {
        key.type.nominalHead.map {
            project.index.types[$0.index].isDeclared && !project.classification.excluded.contains($0)
        } ?? false
    }

    private func message(_ missing: InstantiationTree.Missing) -> Message {
        let subject = project.name(of: project.wiring[tree.registrations[missing.place.node]])
        return .receives(subject, label(wanted(at: missing.place)))
    }

    private func hint(_ missing: InstantiationTree.Missing) -> String {
        let subject = project.name(of: project.wiring[tree.registrations[missing.place.node]])
        let wanted = label(wanted(at: missing.place))
        guard let near = missing.near else { return "Let a type that makes \(subject), or one above, make \(wanted)" }
        let owner = project.name(of: project.wiring[tree.registrations[near.node]])
        let rule =
            tree.isMatchedByType(near)
            ? "it must be declared with every type that is asked for" : "name and type must be the same"
        return "\(owner) has \(label(tree.need(at: near).label)): \(rule)"
    }

    /// What is looked for above: of what is received under another name, the name that it has there.
    private func wanted(at place: InstantiationTree.Place) -> HandedLabel {
        let need = tree.need(at: place)
        if case .received(let original?) = need.source { return original }
        return need.label
    }

    private func label(_ label: HandedLabel) -> String {
        "\(label.name): \(label.types.joined(separator: " & "))"
    }
}

extension Message {
    static func asks(_ subject: String, _ dependency: String, _ library: String) -> Message {
        "\(subject) asks \(library) for \(dependency), which nothing registers"
    }

    fileprivate static func hands(_ subject: String, _ made: String, _ label: String) -> Message {
        "\(subject) makes \(made) along with itself, where nobody can hand it \(label)"
    }

    fileprivate static func receives(_ subject: String, _ label: String) -> Message {
        "\(subject) receives \(label), but is made where nothing above it has that"
    }
}
