import SwiftFacts

/// A container is asked for what nobody registered.
struct UnregisteredDependency: Rule {
    let info = RuleInfo(
        id: "unregistered-dependency", severity: .error,
        summary: "A container is asked for something that nothing registers.",
        why: "The program stops where it asks: at run time, and only on the way that leads there.",
        fix: "Register the type, under the name and as the protocol that it is asked by.",
        bad: """
            import Swinject
            protocol Mailer {}
            final class LiveMailer: Mailer {}
            final class Inbox {
                init(mailer: Mailer) {}
            }
            func assemble(_ container: Container) {
                container.register(LiveMailer.self) { _ in LiveMailer() }
                container.register(Inbox.self) { resolver in
                    Inbox(mailer: resolver.resolve(Mailer.self)!)
                    //                             ^ error: [unregistered-dependency]
                }
            }
            """,
        good: """
            import Swinject
            protocol Mailer {}
            final class LiveMailer: Mailer {}
            final class Inbox {
                init(mailer: Mailer) {}
            }
            func assemble(_ container: Container) {
                container.register(Mailer.self) { _ in LiveMailer() }
                container.register(Inbox.self) { resolver in
                    Inbox(mailer: resolver.resolve(Mailer.self)!)
                }
            }
            """)

    func findings(in project: Project) -> [Finding] {
        let near = NearRegistrations(project)
        var groups: [Gap: [(lookup: Lookup, location: Location)]] = [:]
        let relayed = RelayedLookups(in: project)
        let files = Set(project.uses.wired).union(relayed.files).sorted()
        for file in files where !project.index.files[file].isGenerated {
            for lookup in project.uses[file].wiring.lookups + relayed[file] where isMissing(lookup, in: project, near) {
                let gap = Gap(
                    subject: subject(of: lookup, file, project), dependency: project.name(of: lookup),
                    isElsewhere: !near.outOfReach(lookup).isEmpty)
                let location = project.index.location(file: file, offset: lookup.keyOffset)
                groups[gap, default: []].append((lookup, location))
            }
        }
        let requirements = project.componentTrees.flatMap { $0.missing() }.map { finding($0, in: project) }
        let askers = Dictionary(grouping: groups.keys, by: \.dependency).mapValues { $0.count }
        return requirements.uniqued() + TreeGaps(project).findings(info)
            + groups.map { gap, missing in
                let places = missing.sorted { $0.location < $1.location }
                let lookup = places[0].lookup
                let library = project.idioms.name(of: lookup.library)
                let others = askers[gap.dependency, default: 1] - 1
                return Finding(
                    rule: info.id, severity: info.severity, location: places[0].location,
                    message: gap.isElsewhere
                        ? .asksBeside(gap.subject, gap.dependency, library)
                        : .asks(gap.subject, gap.dependency, library),
                    hint: near.hint(for: lookup, others: others)
                        ?? "Register \(gap.dependency)".mending(others: others),
                    subject: gap.subject, dependency: gap.dependency, occurrences: places.count,
                    related: places.dropFirst().map { Related($0.location, .asksAgain(gap.dependency)) }
                        + related(lookup, in: project, near))
            }
    }

    /// Where what is asked for is registered, but not for who asks.
    private func related(_ lookup: Lookup, in project: Project, _ near: NearRegistrations) -> [Related] {
        func related(_ id: RegistrationID, _ message: Message) -> Related {
            let offset = project.wiring[id].keyOffset
            return Related(project.index.location(file: id.fileIndex, offset: offset), message, isBackground: true)
        }
        if let id = near.registrationInTests(lookup) { return [related(id, .registeredForTests)] }
        return near.outOfReach(lookup).map { related($0, .registeredElsewhere) }
    }

    /// What a component requires and no component above it provides.
    private func finding(_ missing: MissingRequirement, in project: Project) -> Finding {
        let subject = project.index.qualifiedName(of: missing.component)
        let dependency = project.index.name(of: project.type(of: missing.requirement))
        let name = project.index.text(project.fact(missing.requirement).name)
        let file = missing.requirement.fileIndex
        let requirement = project.fact(missing.requirement)
        let hint =
            missing.near.map { near in
                let owner = project.index.qualifiedName(of: project.owner(of: near))
                let found = "\(owner).\(project.index.text(project.fact(near).name))"
                return project.fact(near).access <= .fileprivate
                    ? "\(found) is private: those below cannot read it"
                    : "\(found) is a \(project.index.name(of: project.type(of: near))): name and type must be the same"
            } ?? "Give a component above \(subject) a property \(name): \(dependency)"
        return Finding(
            rule: info.id, severity: info.severity,
            location: project.index.location(
                file: file,
                offset: requirement.type.isNone
                    ? requirement.nameOffset : project.index.nameOffset(of: requirement.type, file: file)),
            message: .requires(subject, name, dependency), hint: hint, subject: subject, dependency: dependency,
            parameter: name)
    }

    /// What one finding is about, wherever it is asked for.
    private struct Gap: Hashable {
        var subject: String
        var dependency: String
        /// On a container that the asked one knows nothing of.
        var isElsewhere: Bool
    }

    private func isMissing(_ lookup: Lookup, in project: Project, _ near: NearRegistrations) -> Bool {
        if case .member(let property)? = lookup.key {
            return !project.isExcluded(lookup)
                && project.wiring.isBrokenPromise(
                    property, named: project.fact(property).name, askedIn: lookup.file)
        }
        guard lookup.isDemanded, lookup.isKnownReceiver, case .type(let type, let name)? = lookup.key, name != .unknown,
            !project.isExcluded(lookup), project.wiring.showsAllKeys(of: lookup.library),
            near.hasRegistrations(lookup.library),
            isDeclared(lookup.mark.isNone ? type.type.nominalHead : lookup.mark, project),
            type.type.wrappers.isDisjoint(with: [.collection, .function]),
            !near.hasOutsideNamesake(of: type.type.nominalHead, lookup.library), !project.index.isOpen(type),
            !near.hasOpenRegistration(of: type.type.nominalHead, lookup.library)
        else { return false }
        let isAnywhere = project.wiring.hasRegistrations(of: .type(type, name), in: lookup.library)
        return (!isAnywhere || !near.outOfReach(lookup).isEmpty) && !near.hasComputedName(type, lookup.library)
            && !project.wiring.mayBeRegisteredByHelper(type, in: lookup.library)
    }

    /// What comes from elsewhere may be registered there; what registers a mock is left out with the mock.
    private func isDeclared(_ type: TypeID?, _ project: Project) -> Bool {
        type.map { project.index.types[$0.index].isDeclared && !project.classification.excluded.contains($0) } ?? false
    }

    /// The registered type on whose behalf it is asked, or the type that the code stands in.
    private func subject(of lookup: Lookup, _ file: Int, _ project: Project) -> String {
        let wiring = project.uses[file].wiring
        let number = lookup.registration >= 0 ? Int(lookup.registration) : wiring.registration(producing: lookup.site)
        if let number, wiring.registrations[number].key != nil, lookup.property == nil {
            return project.name(of: wiring.registrations[number])
        }
        return project.subject(file: file, typeRow: lookup.typeRow)
    }
}

extension Message {
    /// Several containers, and the one that is asked stands beside or above the one that was told.
    fileprivate static func asksBeside(_ subject: String, _ dependency: String, _ library: String) -> Message {
        "\(subject) asks \(library) for \(dependency), which only a container out of its reach registers"
    }

    fileprivate static var registeredForTests: Message { "a test registers it here" }

    fileprivate static var registeredElsewhere: Message { "registered here, on another container" }

    fileprivate static func requires(_ subject: String, _ name: String, _ dependency: String) -> Message {
        "\(subject) requires \(name): \(dependency), which no component above it provides"
    }

    fileprivate static func asksAgain(_ dependency: String) -> Message { "also asks for \(dependency) here" }
}
