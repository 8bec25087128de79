import SwiftFacts

/// Nodes of one instantiation tree that stand for the same type: nobody can tell which is to be made.
struct DuplicateTreeNodes {
    private let project: Project
    private let roots: [RegistrationID]

    init(_ project: Project) {
        self.project = project
        roots = project.wiring.tree.roots
    }

    /// Far above how many apps of one repository have a type of a name each; it keeps the time linear for thousands.
    private static let claimsInView = 256

    private struct Claim {
        var id: RegistrationID
        var key: KeyType
        var offset: UInt32
    }

    private struct Name: Hashable {
        var library: Int
        var type: String
    }

    func findings(_ info: RuleInfo) -> [Finding] {
        var groups: [Name: [Claim]] = [:]
        for id in project.wiring.tree.registrations {
            let registration = project.wiring[id]
            let keys = [registration.key].compactMap(\.self) + registration.forwarded
            let own = registration.key == nil ? [] : [registration.keyOffset]
            let offsets = own + (registration.node?.forwardedOffsets ?? [])
            var claimed: Set<WiringKey> = []
            for (key, offset) in zip(keys, offsets) where claimed.insert(key).inserted {
                guard case .type(let type, _) = key else { continue }
                groups[Name(library: registration.library, type: project.name(of: type, .none)), default: []].append(
                    Claim(id: id, key: type, offset: offset))
            }
        }
        return doubleNeeds(info)
            + groups.flatMap { name, claims -> [Finding] in
                claims.indices.dropFirst().compactMap { number in
                    let earlierClaims = claims[..<number].prefix(Self.claimsInView)
                    guard let earlier = earlierClaims.first(where: { areTwins($0, claims[number]) }) else {
                        return nil
                    }
                    return finding(claims[number], earlier, name.type, info)
                }
            }
    }

    /// Two needs of one name in one type.
    private func doubleNeeds(_ info: RuleInfo) -> [Finding] {
        project.wiring.tree.registrations.flatMap { id -> [Finding] in
            let registration = project.wiring[id]
            let needs = registration.node?.needs ?? []
            let subject = project.name(of: registration)
            var first: [String: InstantiationNeed] = [:]
            return needs.compactMap { need -> Finding? in
                guard !need.isConditional else { return nil }
                guard let earlier = first[need.label.name] else {
                    first[need.label.name] = need
                    return nil
                }
                guard !project.index.files[id.fileIndex].areExclusive(earlier.condition, need.condition)
                else { return nil }
                let type = need.label.types.joined(separator: " & ")
                return Finding(
                    rule: info.id, severity: info.severity,
                    location: project.index.location(file: id.fileIndex, offset: need.offset),
                    message: .declaresTwice(subject, need.label.name), hint: "Remove one of the two, or rename it",
                    subject: subject, dependency: type,
                    related: [
                        Related(
                            project.index.location(file: id.fileIndex, offset: earlier.offset),
                            .declared(need.label.name))
                    ])
            }
        }
    }

    /// Whether two claims meet in one tree: several apps of one repository may each have their own.
    private func areTwins(_ one: Claim, _ other: Claim) -> Bool {
        let (file, otherFile) = (one.id.fileIndex, other.id.fileIndex)
        if file == otherFile {
            let (condition, otherCondition) = (
                project.wiring[one.id].site.condition, project.wiring[other.id].site.condition
            )
            return !project.index.files[file].areExclusive(condition, otherCondition)
        }
        let modules = project.index.modules
        if modules.folder(of: file) == modules.folder(of: otherFile) { return true }
        let (module, otherModule) = (modules.module[file], modules.module[otherFile])
        func sees(_ user: Int, _ module: Int32) -> Bool { modules.visibleModules(from: user).contains(module) }
        if module != otherModule, sees(file, otherModule) || sees(otherFile, module) { return true }
        guard one.key == other.key else { return false }
        return roots.count < 2
            || module != otherModule
                && roots.contains { sees($0.fileIndex, module) && sees($0.fileIndex, otherModule) }
    }

    private func finding(_ claim: Claim, _ earlier: Claim, _ type: String, _ info: RuleInfo) -> Finding {
        let subject = project.name(of: project.wiring[claim.id])
        let other = project.name(of: project.wiring[earlier.id])
        return Finding(
            rule: info.id, severity: info.severity,
            location: project.index.location(file: claim.id.fileIndex, offset: claim.offset),
            message: subject == other ? .madeTwice(type) : .bothMade(other, subject, type),
            hint: "Let only one of the two be made as \(type)", subject: subject, dependency: type,
            related: [
                Related(
                    project.index.location(file: earlier.id.fileIndex, offset: earlier.offset), .madeAs(other, type))
            ])
    }
}

extension Message {
    fileprivate static func declaresTwice(_ subject: String, _ name: String) -> Message {
        "\(subject) declares \(name) a second time"
    }

    fileprivate static func declared(_ name: String) -> Message { "\(name) is declared here first" }

    fileprivate static func bothMade(_ one: String, _ other: String, _ type: String) -> Message {
        "\(one) and \(other) are both made as \(type)"
    }

    fileprivate static func madeTwice(_ type: String) -> Message { "\(type) is declared to be made twice" }

    fileprivate static func madeAs(_ subject: String, _ type: String) -> Message {
        "\(subject) is made as \(type) here"
    }
}
