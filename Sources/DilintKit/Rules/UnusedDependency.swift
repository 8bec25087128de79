import SwiftFacts

/// A dependency is injected and nothing is done with it.
struct UnusedDependency: Rule {
    let info = RuleInfo(
        id: "unused-dependency", severity: .warning,
        settings: [.dependencies],
        summary: "A dependency is injected and neither used nor handed on.",
        why: "Callers must provide what nobody needs, and readers believe in a need that is not there.",
        fix: "Remove the parameter and the property; of a composition, the protocol that is not needed.",
        bad: """
            final class ImageCache {
                func image() -> Int { 0 }
            }
            final class AvatarLoader {
                private let cache: ImageCache
                init(cache: ImageCache) { self.cache = cache }
                //   ^ warning: [unused-dependency]
            }
            """,
        good: """
            final class ImageCache {
                func image() -> Int { 0 }
            }
            final class AvatarLoader {
                private let cache: ImageCache
                init(cache: ImageCache) { self.cache = cache }
                func load() -> Int { cache.image() }
            }
            """)

    static let isLengthy = true

    func findings(in project: Project) -> [Finding] {
        var unused = UnusedDependencies(of: self, in: project)
        let candidates = unused.takers.map { unused.candidates(in: $0) }.filter { !$0.isEmpty }
        // Asked about all at once, for they read the calls of all code.
        let kept = candidates.flatMap { $0.compactMap(\.kept) }
        let keptAlive = KeptAlive(project, among: kept.map(\.dependency))
        let keptMakers = KeptMakers(project, among: kept)
        func isToBeKept(_ injection: Injection) -> Bool {
            keptAlive.canOnlyBeKept(injection.dependency) || keptMakers.contains(injection)
        }
        return candidates.flatMap { ofType in
            ofType.filter { !($0.kept.map(isToBeKept) ?? false) }.map(\.finding).uniqued()
        }
    }
}

/// Finds what types take and do not need, with what it has followed already.
private struct UnusedDependencies {
    private let project: Project
    private let info: RuleInfo
    /// What generated code hands on.
    private let handedDown: Set<InstantiationTree.HandedMember>
    /// Types whose initializers are handed to somebody: `makeWriter: FileWriter.init`.
    private let handedInitializers: Set<TypeID>
    /// What initializers take that leave the work to another one, by type.
    private let takenByDelegating: [TypeID: [Injection]]
    private var reader: JourneyReader
    private var unusedMembers: UnusedMembers
    private var reachedInstead: ReachedInstead

    init(of rule: UnusedDependency, in project: Project) {
        self.project = project
        info = rule.info
        handedDown = project.wiring.tree.handedDown()
        handedInitializers = project.uses.reduce(into: []) { found, uses in
            for named in uses.namedInitializers where named.isHanded { found.insert(named.type) }
        }
        takenByDelegating = Dictionary(grouping: project.injectionsOfDelegating(), by: \.type)
        reader = JourneyReader(project)
        unusedMembers = UnusedMembers(project)
        reachedInstead = ReachedInstead(project)
    }

    /// The types that take dependencies.
    var takers: [TypeID] {
        project.takers + takenByDelegating.keys.filter { project.injections(of: $0).isEmpty }.sorted()
    }

    /// A finding that holds unless there is a reason to keep what is kept, and no more.
    struct Candidate {
        var finding: Finding
        /// A dependency that is kept.
        var kept: Injection?
    }

    mutating func candidates(in type: TypeID) -> [Candidate] {
        let kind = project.index.types[type.index].kind
        guard kind == .class || kind == .actor || kind == .struct, !project.classification.excluded.contains(type)
        else { return [] }
        var candidates: [Candidate] = []
        for injection in project.injections(of: type) + (takenByDelegating[type] ?? []) where !injection.name.isNone {
            if !handedDown.isEmpty, handedDown.contains(.init(type: type, name: project.index.text(injection.name))) {
                continue
            }
            if !mayBeAskedForByOthers(injection), let finding = finding(injection) {
                // It takes what whoever calls it hands in.
                if injection.initializer != nil, handedInitializers.contains(type) { continue }
                candidates.append(Candidate(finding: finding, kept: isKept(injection) ? injection : nil))
            } else if injection.dependency.head == .composition {
                candidates += memberFindings(injection).map { Candidate(finding: $0) }
            }
        }
        return candidates
    }

    /// Whether an initializer takes another one of its own type, as a protocol from elsewhere may have it do:
    /// `init(original: Section, items: [Row])`.
    private func mayBeAskedForByOthers(_ injection: Injection) -> Bool {
        injection.initializer != nil && injection.dependency.instance == injection.type
            && project.index.outsideAncestors[injection.type.index].contains {
                !project.index.known.askingNoInitializer.contains($0) && !project.index.known.compared.contains($0)
                    && !project.index.known.markers.contains($0)
            }
    }

    private mutating func finding(_ injection: Injection) -> Finding? {
        let roles = project.roles(of: injection.type)
        if injection.initializer == nil,
            !roles.isDisjoint(with: [.swiftUIView, .representable, .parameterObject, .container])
                || roles.contains(.bundle) && project.classification.shapes.isNamedContainer(injection.type)
                || project.classification.shapes.keepsForOthers(injection.type)
        {
            return nil
        }
        guard let journey = reader.unusedJourney(of: injection.target), !journey.isMentioned, journey.handovers.isEmpty,
            !isNeededElsewhere(injection)
        else { return nil }
        let subject = project.index.qualifiedName(of: injection.type)
        let dependency = project.index.name(of: injection.dependency)
        let told = isOneOfSeveral(injection) ? "\(dependency) as `\(project.index.text(injection.name))`" : dependency
        if journey.storages.contains(where: project.isWatched) || project.outlivesItsKind(injection) { return nil }
        if journey.storages.contains(where: { project.fact($0).access > .fileprivate }),
            project.mayBeDemandedByPackage(of: injection.type)
        {
            return nil
        }
        let isStored = !journey.storages.isEmpty
        if isStored, keepsForOthers(injection, in: journey.storages) { return nil }
        // Whoever keeps it has a property too many all the same.
        if !isStored, project.offersNothing(injection.dependency) { return nil }
        let made = isStored ? nil : project.construction(insteadOf: injection)
        return Finding(
            rule: info.id, severity: info.severity, location: project.location(of: injection),
            message: made == nil ? .unused(subject, told, isStored: isStored) : .makes(subject, told),
            hint: made.map { hint(making: $0, insteadOf: injection) } ?? hint(for: injection, isStored: isStored),
            subject: subject, dependency: dependency, parameter: project.index.text(injection.name),
            related: made.map { [related(making: $0)] } ?? [])
    }

    /// Whether the same initializer takes another one of that type.
    private func isOneOfSeveral(_ injection: Injection) -> Bool {
        let name = project.index.name(of: injection.dependency)
        return project.injections(of: injection.type).contains {
            $0.target != injection.target && $0.initializer == injection.initializer
                && project.index.name(of: $0.dependency) == name
        }
    }

    private mutating func hint(for injection: Injection, isStored: Bool) -> String {
        if !isStored, let whole = project.initializer(lacking: injection) {
            let name = project.index.text(injection.name)
            return "Pass `\(name)` on to `\(project.initializerName(whole, adding: nil))`"
        }
        let reached = reached(inPlaceOf: injection)
        if !isStored, reached == nil, let namesake = project.propertySetOtherwise(insteadOf: injection) {
            return "Set `\(project.index.text(project.fact(namesake).name))` from it, or remove the parameter"
        }
        return .remove(isStored: isStored, orUseInPlaceOf: reached)
    }

    private mutating func reached(inPlaceOf injection: Injection) -> String? {
        reachedInstead.name(by: injection.type, inPlaceOf: injection.dependency, takenBy: injection)
    }

    /// What to do about a member of a composition, which may give out what its type reaches for. What is kept in a property of
    /// the same protocols, written once more, could not be kept there without it.
    ///
    /// - Parameter storages: The properties that keep what has it.
    private mutating func hint(
        forMember member: ResolvedType, of injection: Injection, keptIn storages: [PropertyID]
    ) -> String {
        let type = injection.type
        let others = storages.filter { id in
            guard case let kept = project.type(of: id), kept.head == .composition, kept.id != injection.dependency.id,
                let part = member.nominalHead
            else { return false }
            return project.index.compositions[Int(kept.id)].members.contains { $0.nominalHead == part }
        }.map { "`\(project.index.text(project.fact($0).name))`" }
        let removing =
            "remove \(project.index.name(of: member)) from the composition"
            + (others.isEmpty ? "" : " and from that of \(others.joined(separator: " and "))")
        for part in project.parts(of: member) {
            guard let reached = reachedInstead.name(by: type, inPlaceOf: project.type(of: part)) else { continue }
            return "Use its `\(project.index.text(project.fact(part).name))` in place of \(reached), or \(removing)"
        }
        return removing.withFirstUppercased
    }

    private func hint(making call: Call, insteadOf injection: Injection) -> String {
        "Keep `\(project.index.text(injection.name))` in place of the \(project.index.name(of: call.result)) that it makes"
    }

    private func related(making call: Call) -> Related {
        let place = project.index.location(file: call.site.fileIndex, offset: call.nameOffset)
        return Related(place, .makesInstead(project.index.name(of: call.result)), isBackground: true)
    }

    /// Whether what only keeps things for others has a written initializer that keeps this, too, where others see it: a
    /// struct's is no more than the synthesised one. What is written for whoever takes it is to be of use to him.
    private func keepsForOthers(_ injection: Injection, in storages: [PropertyID]) -> Bool {
        let type = injection.type
        return storages.contains { project.fact($0).access > .fileprivate }
            && (project.classification.shapes.keepsForOthers(type)
                && !project.roles(of: type).contains(.parameterObject) || project.isEntry(type))
    }

    /// Whether callers must go on passing what this initializer does not need: another platform's, with the same
    /// parameters, needs it, or the body names the type that the argument gives it.
    private mutating func isNeededElsewhere(_ injection: Injection) -> Bool {
        guard case .parameter(let id) = injection.target, let initializer = injection.initializer else { return false }
        return project.index.files[id.fileIndex].givesType(id.index)
            || project.twins(of: id, in: initializer).contains { twin in
                guard let journey = reader.unusedJourney(of: .parameter(twin)) else { return true }
                return journey.isMentioned || !journey.handovers.isEmpty
            }
    }

    /// Whether a type keeps a dependency: what works by itself would not be there without a keeper.
    private mutating func isKept(_ injection: Injection) -> Bool {
        reader.journey(of: injection.target).storages.contains { !project.isBackReference($0) }
    }

    /// Members of a composition that nobody needs.
    private mutating func memberFindings(_ injection: Injection) -> [Finding] {
        let storages = reader.journey(of: injection.target).storages
        let subject = project.index.qualifiedName(of: injection.type)
        return unusedMembers.members(of: injection, storages: storages).map { member in
            let name = project.index.name(of: member.type)
            return Finding(
                rule: info.id, severity: info.severity, location: member.location,
                message: .unusedMember(subject, name),
                hint: hint(forMember: member.type, of: injection, keptIn: storages), subject: subject, dependency: name)
        }
    }
}

extension Project {
    /// The property of the name and type of what an initializer takes, that the initializer sets to something else.
    ///
    ///     init(bell: Bell) { self.bell = .silent }
    fileprivate func propertySetOtherwise(insteadOf injection: Injection) -> PropertyID? {
        guard let initializer = injection.initializer else { return nil }
        return classification.shapes.instanceProperties[injection.type.index].first { id in
            fact(id).name == injection.name && type(of: id) == injection.dependency
                && mentions.mentions(of: .property(id)).contains { mention in
                    guard case .written = mention.flow else { return false }
                    return index.function(at: mention.site) == initializer
                }
        }
    }

    /// Whether there is nothing that a protocol could be used for: it says that something needs nothing,
    /// `typealias Dependencies = HasNothing`.
    fileprivate func offersNothing(_ type: ResolvedType) -> Bool {
        guard type.head == .nominal, let id = type.nominalHead, index.types[id.index].kind == .protocol else {
            return false
        }
        return index.outsideAncestors[id.index].isEmpty
            && index.lookupChain(of: id).allSatisfy { index.members.all(of: $0).isEmpty }
    }

    /// Whether a class is no more than what another type keeps together for itself, in a list perhaps: what is in it lives as long
    /// as it is there.
    ///
    ///     final class Entry {
    ///         var listeners: Set<UUID>
    ///         let connection: Connection
    ///         init(listeners: Set<UUID>, connection: Connection) { … }
    ///     }
    ///     private var entries: [String: Entry] = [:]
    fileprivate func isEntry(_ type: TypeID) -> Bool {
        let shapes = classification.shapes
        let around = index.types[type.index].enclosing
        return index.types[type.index].kind == .class && !around.isNone && shapes.hasOnlyProperties(type)
            && !shapes.computesProperties(type) && index.ancestors[type.index].isEmpty
            && index.outsideAncestors[type.index].isEmpty && !roles(of: type).contains(.component)
            && types.graph.edges(from: around.index).contains {
                $0.target == type.index && $0.label.kind == .constructs
            }
    }

    /// Whether a type keeps others of its kind, which do something when they are let go: they go with it.
    fileprivate func outlivesItsKind(_ injection: Injection) -> Bool {
        injection.dependency.nominalHead == injection.type && isStoppedByDeinitializer(injection.type)
    }

    /// The parameters that stand for one in initializers of the same labels, in other branches of its `#if`:
    ///
    ///     #if os(watchOS)
    ///     init(name: String, log: Log) { self.name = name }
    ///     #else
    ///     init(name: String, log: Log) { … }
    ///     #endif
    fileprivate func twins(of id: ParameterID, in initializer: FunctionID) -> [ParameterID] {
        let facts = index.files[id.fileIndex]
        let own = fact(initializer)
        guard own.condition != .none, let place = own.parameters.firstIndex(of: UInt32(id.index)) else { return [] }
        let all = index.members.named(.none, of: owner(of: initializer))
        guard all.count <= Self.manyInitializers else { return [] }
        return all.compactMap { entry in
            guard case .function(let other) = entry.member, other != initializer, fact(other).kind == .initializer,
                fact(other).body >= 0, fact(other).parameters.count == own.parameters.count,
                other.fileIndex != id.fileIndex || facts.areExclusive(own.condition, fact(other).condition),
                zip(own.parameters, fact(other).parameters).allSatisfy({ one, another in
                    facts.parameters[Int(one)].label == index.files[other.fileIndex].parameters[Int(another)].label
                })
            else { return nil }
            let row = fact(other).parameters[fact(other).parameters.startIndex + (place - own.parameters.startIndex)]
            return ParameterID(file: other.fileIndex, row: Int(row))
        }
    }

    /// Far above what platforms there are; it keeps the time linear for a type with thousands.
    private static let manyInitializers = 64
}

extension Message {
    fileprivate static func unusedMember(_ subject: String, _ member: String) -> Message {
        "\(subject) asks for \(member), but neither uses it nor hands it on"
    }

    fileprivate static func makes(_ subject: String, _ dependency: String) -> Message {
        "\(subject) takes \(dependency), but makes another one instead"
    }

    fileprivate static func makesInstead(_ made: String) -> Message { "\(made) is made here instead" }

    fileprivate static func unused(_ subject: String, _ dependency: String, isStored: Bool) -> Message {
        isStored
            ? "\(subject) takes \(dependency) and keeps it, but never uses it"
            : "\(subject) takes \(dependency), but never uses it"
    }
}

extension String {
    /// - Parameter reached: What the type reaches that it could do without.
    fileprivate static func remove(isStored: Bool, orUseInPlaceOf reached: String?) -> String {
        switch (reached, isStored) {
        case (nil, true): "Remove the parameter and the property"
        case (nil, false): "Remove the parameter"
        case (let reached?, true): "Use it in place of \(reached), or remove the parameter and the property"
        case (let reached?, false): "Keep it and use it in place of \(reached), or remove the parameter"
        }
    }
}
