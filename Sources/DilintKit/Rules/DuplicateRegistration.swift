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
        let ambiguous = AmbiguousKeys(project)
        for file in project.uses.wired where project.uses[file].wiring.registers {
            let uses = project.uses[file]
            var first: [Slot: Claim] = [:]
            var read: Set<ClaimedPlace> = []
            var reported: [String: Reported] = [:]
            for claim in project.countedRegistrations(in: file).flatMap({ claims(of: $0, ambiguous, in: project) }) {
                let registration = claim.registration
                let slot = Slot(
                    body: registration.site.body, depth: registration.site.closureDepth, frame: registration.frame,
                    receiver: registration.receiver, key: claim.key, nameOwner: registration.nameOwner,
                    arguments: registration.arguments.count)
                // Two libraries may read one call, where the project has what both call the same.
                guard read.insert(ClaimedPlace(slot: slot, offset: claim.offset)).inserted else { continue }
                let previous = first.updateValue(claim, forKey: slot)
                guard let earlier = previous else { continue }
                let (condition, earlierCondition) = (registration.site.condition, earlier.registration.site.condition)
                guard haveSameArguments(earlier.registration, registration),
                    // What a build of its own registers in place of the first one is chosen by that build: `#if DEBUG`.
                    project.index.files[file].isWithin(earlierCondition, condition),
                    !uses.wiring.isUsed(between: earlier.registration.site, and: registration.site)
                else { continue }
                let finding = finding(claim, earlier, file: file, in: project)
                let identity = finding.subject + "\n" + (finding.dependency ?? "")
                if reported[identity]?.add(finding, to: &findings) == nil {
                    reported[identity] = Reported(number: findings.count, places: Self.places(of: finding))
                    findings.append(finding)
                }
            }
        }
        return findings + DuplicateTreeNodes(project).findings(info)
    }

    private static func places(of finding: Finding) -> Set<Location> {
        Set([finding.location] + finding.related.map(\.location))
    }

    /// A finding, and the places that it names.
    private struct Reported {
        var number: Int
        var places: Set<Location>

        /// Adds that the same is registered again elsewhere.
        mutating func add(_ other: Finding, to findings: inout [Finding]) {
            let further = other.related + [Related(other.location, .registeredAgain(other.dependency ?? ""))]
            findings[number].related += further.filter { places.insert($0.location).inserted }
            findings[number].occurrences += 1
        }
    }

    /// That a registration answers a key.
    private struct Claim {
        var registration: Registration
        var key: WiringKey
        /// Of the type's name.
        var offset: UInt32
        /// Two of them answer nobody.
        var isAmbiguous = false
    }

    /// The keys of which a registration should be the only one.
    private func claims(
        of registration: Registration, _ ambiguous: AmbiguousKeys, in project: Project
    ) -> [Claim] {
        guard let key = registration.key, registration.receiver != .unknown,
            // Of two registrations in the same branch both are made.
            !registration.site.isConditional || registration.frame.branch >= 0
        else { return [] }
        let isAmbiguous = project.idioms[registration.library].severalAreAmbiguous
        var claimed: Set<WiringKey> = []
        let offsets = [registration.keyOffset] + registration.forwardedOffsets
        return zip([key] + registration.forwarded, offsets).compactMap { key, offset in
            guard claimed.insert(key).inserted, isWhole(key, in: project),
                !isAmbiguous || ambiguous.contains(key, of: registration.library)
            else { return nil }
            return Claim(registration: registration, key: key, offset: offset, isAmbiguous: isAmbiguous)
        }
    }

    /// Whether two of a key are two of the same. Of closures it knows no more than what they give: two may well be told
    /// apart by what they take.
    private func isWhole(_ key: WiringKey, in project: Project) -> Bool {
        guard case .type(let type, let name) = key else { return true }
        return name != .unknown && !project.index.isOpen(type) && !type.type.wrappers.contains(.function)
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

    private struct ClaimedPlace: Hashable {
        var slot: Slot
        var offset: UInt32
    }

    /// What is not known may differ.
    private func haveSameArguments(_ left: Registration, _ right: Registration) -> Bool {
        zip(left.arguments, right.arguments).allSatisfy { $0 == $1 && !$0.isUnknown }
    }

    private func finding(_ claim: Claim, _ earlier: Claim, file: Int, in project: Project) -> Finding {
        let subject = project.subject(file: file, typeRow: claim.registration.typeRow)
        var dependency = project.name(of: claim.registration)
        var isNamed = false
        if case .type(let type, let name) = claim.key {
            if claim.isAmbiguous || claim.key != claim.registration.key { dependency = project.name(of: type, name) }
            isNamed = name != .none
        }
        var naming = isNamed ? "give it another name" : "name them"
        // What a member is registered as has no other name.
        if case .member = claim.key { naming = "" }
        return Finding(
            rule: info.id, severity: info.severity,
            location: project.index.location(file: file, offset: claim.offset),
            message: claim.isAmbiguous
                ? .registersAmbiguously(subject, dependency) : .registers(subject, dependency),
            hint: naming.isEmpty
                ? "Remove one of the two"
                : "Remove one of the two, \(claim.isAmbiguous ? "make one the default, " : "")or \(naming)",
            subject: subject, dependency: dependency,
            related: [
                Related(
                    project.index.location(file: file, offset: earlier.offset), .registered(dependency),
                    isBackground: true)
            ])
    }
}

/// The keys of which somebody asks for the only one, in libraries that give out none of several.
private struct AmbiguousKeys {
    private var asked: [WiringKey: Set<Int>] = [:]
    /// Something says which one is meant.
    private var preferred: [WiringKey: Set<Int>] = [:]
    /// Somebody asks for all of the type, whatever their names: then several are wanted, be it of another container.
    private var together: [KeyType: Set<Int>] = [:]

    /// - Complexity: O(lookups + registrations)
    init(_ project: Project) {
        let libraries = project.idioms.all.indices.filter { project.idioms[$0].severalAreAmbiguous }
        if libraries.isEmpty { return }
        for file in project.uses.wired {
            let wiring = project.uses[file].wiring
            for lookup in wiring.lookups where libraries.contains(lookup.library) && !project.isExcluded(lookup) {
                guard let key = lookup.key else { continue }
                if lookup.asksForAll {
                    if case .type(let type, _) = key { together[type, default: []].insert(lookup.library) }
                } else if lookup.isDemanded, lookup.isKnownReceiver {
                    asked[key, default: []].insert(lookup.library)
                }
            }
            for registration in wiring.registrations where registration.isPreferred {
                for key in [registration.key].compactMap(\.self) + registration.forwarded {
                    preferred[key, default: []].insert(registration.library)
                }
            }
        }
    }

    func contains(_ key: WiringKey, of library: Int) -> Bool {
        if case .type(let type, _) = key, together[type]?.contains(library) ?? false { return false }
        return asked[key]?.contains(library) ?? false && !(preferred[key]?.contains(library) ?? false)
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
        .filter { registration in
            // To say that one is needed, and to register it, is no duplicate.
            if case .type? = registration.key { !registration.isAbstract } else { false }
        }
        return declared + wiring.overrides.filter { !classification.excluded.contains(file: file, typeRow: $0.typeRow) }
    }
}

extension Message {
    fileprivate static func registers(_ subject: String, _ dependency: String) -> Message {
        "\(subject) registers \(dependency) a second time"
    }

    fileprivate static func registersAmbiguously(_ subject: String, _ dependency: String) -> Message {
        "\(subject) registers \(dependency) a second time: nobody who asks for it is given either"
    }

    fileprivate static func registeredAgain(_ dependency: String) -> Message {
        "\(dependency) is registered again here"
    }

    fileprivate static func registered(_ dependency: String) -> Message { "\(dependency) is registered here first" }
}
