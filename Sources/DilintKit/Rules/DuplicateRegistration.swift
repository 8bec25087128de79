import SwiftFacts

/// One key is registered twice.
struct DuplicateRegistration: Rule {
    let info = RuleInfo(
        id: "duplicate-registration", severity: .warning,
        summary: "One type is registered twice under the same name: the second registration wins.",
        why: "The first registration never takes effect, and nobody who reads it can tell.",
        fix: "Remove one of the two, or give them names.",
        bad: """
            import Swinject
            final class Archive {}
            func assemble(_ container: Container) {
                container.register(Archive.self) { _ in Archive() }
                container.register(Archive.self) { _ in Archive() }.inObjectScope(.container)
                //                 ^ warning: [duplicate-registration]
            }
            """,
        good: """
            import Swinject
            final class Archive {}
            func assemble(_ container: Container) {
                container.register(Archive.self) { _ in Archive() }
                container.register(Archive.self, name: "kept") { _ in Archive() }.inObjectScope(.container)
            }
            """)

    func findings(in project: Project) -> [Finding] {
        var findings: [Finding] = []
        for file in project.uses.wired where project.uses[file].wiring.registers {
            let uses = project.uses[file]
            var first: [Slot: Registration] = [:]
            var reported: [String: Int] = [:]
            for registration in project.countedRegistrations(in: file) {
                guard let key = registration.key, registration.receiver != .unknown,
                    // Of two registrations in the same branch both are made.
                    !registration.site.isConditional || registration.frame.branch >= 0
                else { continue }
                // Of closures the key knows no more than what they give: two may well be told apart by what they take.
                if case .type(let type, let name) = key,
                    name == .unknown || project.index.isOpen(type) || type.type.wrappers.contains(.function)
                {
                    continue
                }
                let slot = Slot(
                    body: registration.site.body, depth: registration.site.closureDepth, frame: registration.frame,
                    receiver: registration.receiver, key: key, nameOwner: registration.nameOwner,
                    arguments: registration.arguments.count)
                let previous = first.updateValue(registration, forKey: slot)
                guard let earlier = previous else { continue }
                guard haveSameArguments(earlier, registration),
                    !uses.wiring.isUsed(between: earlier.site, and: registration.site),
                    !project.index.files[file].areExclusive(earlier.site.condition, registration.site.condition)
                else { continue }
                let finding = finding(registration, earlier, file: file, in: project)
                let identity = finding.subject + "\n" + (finding.dependency ?? "")
                if let number = reported[identity] {
                    findings[number].occurrences += 1
                } else {
                    reported[identity] = findings.count
                    findings.append(finding)
                }
            }
        }
        return findings + DuplicateTreeNodes(project).findings(info)
    }

    /// Of two registrations that have all this in common the second replaces the first.
    private struct Slot: Hashable {
        var body: Int32
        var depth: UInt16
        var frame: CodeFrame
        var receiver: Receiver
        var key: WiringKey
        var nameOwner: NameID
        var arguments: Int
    }

    /// What is not known may differ.
    private func haveSameArguments(_ left: Registration, _ right: Registration) -> Bool {
        zip(left.arguments, right.arguments).allSatisfy { $0 == $1 && !$0.isUnknown }
    }

    private func finding(
        _ registration: Registration, _ earlier: Registration, file: Int, in project: Project
    ) -> Finding {
        let subject = project.subject(file: file, typeRow: registration.typeRow)
        let dependency = project.name(of: registration)
        var isNamed = false
        if case .type(_, .known)? = registration.key { isNamed = true }
        return Finding(
            rule: info.id, severity: info.severity,
            location: project.index.location(file: file, offset: registration.keyOffset),
            message: .registers(subject, dependency),
            hint: "Remove one of the two, or " + (isNamed ? "give it another name" : "name them"),
            subject: subject, dependency: dependency,
            related: [
                Related(project.index.location(file: file, offset: earlier.keyOffset), .registered(dependency))
            ])
    }
}

extension Project {
    /// The registrations of a file of which there must be one for each key: not what a property declares, which is one,
    /// but what is told in its place.
    fileprivate func countedRegistrations(in file: Int) -> [Registration] {
        let wiring = uses[file].wiring
        let declared = wiring.registrations.indices.lazy.filter {
            self.wiring.contains(RegistrationID(file: file, row: $0))
        }
        .map { wiring.registrations[$0] }
        .filter { if case .type? = $0.key { true } else { false } }
        return declared + wiring.overrides.filter { !classification.excluded.contains(file: file, typeRow: $0.typeRow) }
    }
}

extension Message {
    fileprivate static func registers(_ subject: String, _ dependency: String) -> Message {
        "\(subject) registers \(dependency) a second time"
    }

    fileprivate static func registered(_ dependency: String) -> Message { "\(dependency) is registered here first" }
}
