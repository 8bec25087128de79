import SwiftFacts

/// A container or resolver that a type takes whole though it assembles nothing.
struct TakenContainer {
    var injection: Injection
    /// What is taken, by name.
    var name: String
    /// The parameter object that it stands in, by name, where it does.
    var bag: String?
    /// What it is read or asked for, by name: sorted.
    var parts: [String]
    /// It is asked rather than read.
    var isAsked: Bool
    /// It is handed on, too.
    var isHandedOn: Bool
    /// The functions that it is told to, which look into it themselves, by name: sorted.
    var functions: [String]
    /// The property that has it and the protocol that demands that, by name, where one does.
    var demanded: (property: String, by: String)?
}

/// Finds the containers that types take.
struct ContainerInjections {
    private let project: Project
    private var reader: JourneyReader
    /// By type, of those that ask what they hold.
    private var known: [TypeID: [TakenContainer]] = [:]
    /// By file that was asked about: what the code of each type in it reads of global containers.
    private var reached: [Int: [TypeID: [ReachedMember]]] = [:]
    /// What libraries' containers are asked for, by who holds them. nil until somebody wants it.
    private var lookups: [Carrier: [LookedUp]]?

    private struct ReachedMember {
        var container: TypeID
        var member: MemberID
    }

    private struct LookedUp {
        var name: String
        var site: Site
    }

    init(_ project: Project) {
        self.project = project
        reader = JourneyReader(project)
    }

    /// The containers that a type takes, in the order of its initializers.
    mutating func taken(by type: TypeID) -> [TakenContainer] {
        var found: [TakenContainer] = []
        if project.assemblesNothing(type) {
            for injection in project.injections(of: type) where !project.isDecorator(type, of: injection.dependency) {
                if let taken = taken(injection), !reader.fills(injection) { found.append(taken) }
                found += takenWithin(injection)
            }
        }
        return found
    }

    /// The parameter by which a type takes a container that had better be its parts, where it is that one which is asked, and
    /// it can do without it then.
    mutating func parameter(of type: TypeID, taking asked: Carrier?) -> String? {
        guard let asked, !type.isNone else { return nil }
        return knownTaken(by: type).first {
            $0.canGo
                && (reader.carriers(of: $0.injection).contains(asked)
                    || reader.containersKept(of: $0.injection).contains(asked))
        }.map { project.index.text($0.injection.name) }
    }

    /// The same, where a global container of that kind is asked beside it.
    mutating func parameter(of type: TypeID, takingTargetOf access: StaticAccess) -> String? {
        guard !type.isNone, case .property(let id) = access.target, let asked = project.type(of: id).instance else {
            return nil
        }
        return knownTaken(by: type).first { $0.canGo && $0.injection.dependency.instance == asked }
            .map { project.index.text($0.injection.name) }
    }

    private mutating func knownTaken(by type: TypeID) -> [TakenContainer] {
        let taken = known[type] ?? taken(by: type)
        known[type] = taken
        return taken
    }

    private mutating func taken(_ injection: Injection) -> TakenContainer? {
        let dependency = injection.dependency
        let named = dependency.instance ?? project.classification.resolver(dependency)
        let file = project.file(naming: injection)
        // What libraries say of it counts, whatever its own members give out.
        let isKnown = named.map { project.isLibraryContainer($0, file: file) } ?? false
        let container = named.flatMap { type in
            project.roles(of: type).isDisjoint(with: .givingOut) && !project.isFactoryNamedContainer(type) && !isKnown
                ? nil : type
        }
        let isOfLibrary = project.index.outsideName(of: dependency) != nil
        if isOfLibrary {
            guard project.isLibraryContainer(dependency, file: file) else { return nil }
            // What the project adds to it is read as that of its own containers.
            if container == nil { return takenOfLibrary(injection) }
        }
        guard let container, !project.index.isNested(container, in: injection.type) else { return nil }
        let read = reader.membersRead(through: injection)
        if !read.isEmpty, read.allSatisfy({ project.classification.isCreatingMethod($0) }) { return nil }
        if !isKnown {
            let roles = project.roles(of: container)
            if roles.isDisjoint(with: .givingOut), !read.contains(where: project.isBag) { return nil }
            // What gives out anything is not narrow, whoever asks it.
            if !roles.contains(.resolver), project.isMadeFor(injection, container, read, &reader) { return nil }
        }
        // What nobody looks at is unused-dependency's; what cannot be placed may be all creating methods.
        if read.isEmpty, reader.isIgnored(injection) { return nil }
        let asked = reader.productsAsked(of: injection) + (isOfLibrary || isKnown ? lookedUp(through: injection) : [])
        let reached = membersReached(of: container, by: injection.type)
        if read.isEmpty, reached.isEmpty, asked.isEmpty, reader.onlyMakesContainers(of: injection) { return nil }
        let parts = reader.parts(by: read, through: injection)
        let names = (parts.members + reached).filter { asked.isEmpty || !project.givesWhatIsAskedFor($0) }
            .map(project.taken(of:))
        var taken = taken(injection, project.index.name(of: dependency), asked: asked, names)
        if parts.isHandedOn { taken.isHandedOn = true }
        return taken
    }

    /// The containers that a type takes within a parameter object, which is transparent.
    private mutating func takenWithin(_ injection: Injection) -> [TakenContainer] {
        reader.containersRead(within: injection).map { container, parts in
            TakenContainer(
                injection: injection, name: project.index.qualifiedName(of: container),
                bag: project.index.name(of: injection.dependency),
                parts: Set(parts.members.map(project.taken)).sorted(),
                isAsked: false, isHandedOn: parts.isHandedOn, functions: [])
        }
    }

    /// What a type reads, through a global, of a container of the kind that it takes: `App.store` beside `container.api`.
    ///
    /// - Complexity: O(accesses of the type's files), once for each file; O(those of the type)
    private mutating func membersReached(of container: TypeID, by type: TypeID) -> [MemberID] {
        var members: [MemberID] = []
        for file in Set(project.index.parts(of: type).map(\.fileIndex)) {
            let known = reached[file] ?? gatheredReached(in: file)
            reached[file] = known
            members += (known[type] ?? []).filter { $0.container == container }.map(\.member)
        }
        return members
    }

    private func gatheredReached(in file: Int) -> [TypeID: [ReachedMember]] {
        let accesses = project.uses[file].accesses
        var found: [TypeID: [ReachedMember]] = [:]
        for entry in project.sharedAccesses[file] {
            guard case .locator = entry.reached, case let access = accesses[entry.number],
                let member = project.memberAsked(of: access), case .property(let id) = access.target,
                let container = project.type(of: id).instance
            else { continue }
            found[project.index.enclosingType(of: access.site), default: []]
                .append(ReachedMember(container: container, member: member))
        }
        return found
    }

    /// A library's container or resolver, which no source declares.
    private mutating func takenOfLibrary(_ injection: Injection) -> TakenContainer? {
        if reader.isIgnored(injection) { return nil }
        return taken(
            injection, project.index.name(of: injection.dependency), asked: lookedUp(through: injection), [])
    }

    /// What a library's container is asked for by the type that takes it.
    ///
    /// - Parameter carriers: Who holds it, where that is not the injected one itself.
    private mutating func lookedUp(through injection: Injection, _ carriers: [Carrier]? = nil) -> [String] {
        let lookups = lookups ?? gatheredLookups()
        self.lookups = lookups
        return (carriers ?? reader.carriers(of: injection)).flatMap { carrier in
            (lookups[carrier] ?? []).filter { !project.isBeside($0.site, carrier, injection.type) }.map(\.name)
        }
    }

    private mutating func taken(
        _ injection: Injection, _ name: String, asked: [String], _ read: [String]
    ) -> TakenContainer {
        let handovers = reader.journey(of: injection.target).handovers
        let fetched = handovers.compactMap { project.nameFetched(by: $0, in: injection.type) }
        // What one below it has not been told, it is asked.
        let kept = reader.containersKept(of: injection)
        let below = reader.productsAsked(of: kept, by: injection.type) + lookedUp(through: injection, kept)
        let asked = asked + below
        let told = reader.told(injection)
        return TakenContainer(
            injection: injection, name: name, parts: Set(asked + fetched + read).sorted(),
            isAsked: !asked.isEmpty || !fetched.isEmpty,
            isHandedOn: told.makes || fetched.count + (below.isEmpty ? 0 : kept.count) < handovers.count
                || reader.handsOn(kept),
            functions: told.names, demanded: demanded(injection))
    }

    private mutating func demanded(_ injection: Injection) -> (property: String, by: String)? {
        for storage in reader.journey(of: injection.target).storages {
            guard let demanding = project.demanding(storage) else { continue }
            return (project.index.text(project.fact(storage).name), project.index.qualifiedName(of: demanding))
        }
        return nil
    }

    private func gatheredLookups() -> [Carrier: [LookedUp]] {
        var found: [Carrier: [LookedUp]] = [:]
        for file in project.uses.wired {
            for lookup in project.uses[file].wiring.lookups
            where !lookup.isOfProject && !project.isExcluded(lookup) && !lookup.product.isGenericProduct {
                guard let carrier = lookup.receiver.carrier, case let name = project.name(of: lookup),
                    !name.isEmpty
                else { continue }
                let taken = project.taken(for: name, byClosure: project.isMadeLater(lookup))
                found[carrier, default: []].append(LookedUp(name: taken, site: lookup.site))
            }
        }
        return found
    }
}

extension TakenContainer {
    /// Whether nothing but what it is asked for keeps it there.
    fileprivate var canGo: Bool { functions.isEmpty && demanded == nil && bag == nil }
}

extension Roles {
    /// What gives out others, whatever they are.
    fileprivate static let givingOut: Roles = [.container, .containerProtocol, .resolver]
}

extension Project {
    /// Whether a factory is called a container: it may give out as well the bag with all that it makes things of.
    fileprivate func isFactoryNamedContainer(_ type: TypeID) -> Bool {
        roles(of: type).contains(.factory) && index.types[type.index].kind != .protocol
            && classification.isContainerByName(type)
    }

    /// Whether a member is a stored bag of dependencies.
    fileprivate func isBag(_ member: MemberID) -> Bool {
        guard case .property(let id) = member, !fact(id).flags.contains(.isComputed), let kept = type(of: id).instance
        else { return false }
        return !roles(of: kept).isDisjoint(with: [.bundle, .parameterObject])
    }

    /// Whether a type has no business with containers.
    fileprivate func assemblesNothing(_ type: TypeID) -> Bool {
        let kind = index.types[type.index].kind
        return (kind == .class || kind == .actor || kind == .struct) && !classification.excluded.contains(type)
            && roles(of: type).isDisjoint(
                with: [.factory, .container, .compositionRoot, .resolver, .parameterObject, .bundle])
            && !isPropertyWrapper(type) && !classification.isContainerByName(type)
            && !resolverCode.leaders.contains(type)
    }

    /// The file that names what is taken: where an alias is written, the alias's.
    fileprivate func file(naming injection: Injection) -> Int {
        switch injection.target {
        case .parameter(let id):
            index.file(
                naming: fact(id).type,
                in: TypeScope(file: id.fileIndex, type: injection.initializer.map { fact($0).owner } ?? -1))
        case .memberwise(let id):
            index.file(naming: fact(id).type, in: TypeScope(file: id.fileIndex, type: fact(id).owner))
        }
    }

    /// Whether a type is what an injecting attribute stands for: `@Injected`.
    fileprivate func isPropertyWrapper(_ type: TypeID) -> Bool {
        index.parts(of: type).contains { part in
            let facts = index.files[part.fileIndex]
            return facts.types[part.index].attributes.contains {
                index.text(facts.attributes[Int($0)].name) == "propertyWrapper"
            }
        }
    }

    /// What the wrapper of a type's property fetches that is handed a container: `_journal = Fetched(resolver)`.
    fileprivate func nameFetched(by handover: Handover, in type: TypeID) -> String? {
        guard handover.call >= 0, !handover.receiver.isNone, isAtHome(handover.site, in: type),
            roles(of: handover.receiver).contains(.propertyWrapper),
            case .stored(let property) = uses[handover.site.fileIndex].calls[Int(handover.call)].flow
        else { return nil }
        let name = index.name(of: self.type(of: property).removing(.optional))
        return name.isEmpty ? nil : name
    }

    /// Whether a type conforms to what it takes.
    fileprivate func isDecorator(_ type: TypeID, of dependency: ResolvedType) -> Bool {
        if let name = index.outsideName(of: dependency) { return index.outsideAncestors[type.index].contains(name) }
        return dependency.instance.map { index.ancestors[type.index].contains($0) } ?? false
    }

    /// Whether a call is one of a generic function that gives out what it is asked for.
    fileprivate func isAsking(_ call: Call) -> Bool {
        guard case .function(let id) = call.callee else { return false }
        return givesWhatIsAskedFor(.function(id))
    }

    /// Whether a member is a function that gives out what it is asked for, and not what it is told to do with another container.
    fileprivate func givesWhatIsAskedFor(_ member: MemberID) -> Bool {
        guard case .function(let id) = member, classification.shapes.kindLent(by: id) == nil else { return false }
        return index.resultType(of: id).isGenericProduct
    }
}

extension JourneyReader {
    /// Whether nothing is done with what a type takes but to make containers of it, where nothing assembles: that is said of
    /// them.
    fileprivate mutating func onlyMakesContainers(of injection: Injection) -> Bool {
        let journey = journey(of: injection.target)
        return !journey.isUsed && !journey.handovers.isEmpty
            && journey.handovers.allSatisfy { handover in
                handover.call >= 0
                    && project.isContainerOutsideRoot(
                        project.uses[handover.site.fileIndex].calls[Int(handover.call)])
            }
    }

    /// Whether a type registers something with the container that it takes, or with one that it makes and keeps below that:
    /// filling one is assembling. A type nested in it may do so for it.
    ///
    ///     init(resolver: Resolver) {
    ///         module = Registry(parent: resolver)
    ///         module.register(Gauge.self) { _ in Gauge() }
    ///     }
    fileprivate mutating func fills(_ injection: Injection) -> Bool {
        let (type, registrars) = (injection.type, project.resolverCode.registrars)
        let handovers = journey(of: injection.target).handovers
        let isFilledWithin = handovers.contains { handover in
            let parts = [handover.receiver, project.index.enclosingType(of: handover.site)]
            return parts.contains { registrars.contains($0) && project.index.isNested($0, in: type) }
        }
        if isFilledWithin { return true }
        guard registrars.contains(type) else { return false }
        let taken = carriers(of: injection) + containersKept(of: injection)
        let making = handovers.filter { project.containerKept(by: $0) != nil }.map(\.site.bodyID)
        let filled = project.carriers(within: type, of: taken)
        return project.index.parts(of: type).contains { part in
            project.uses[part.fileIndex].wiring.registrations.contains { registration in
                guard registration.typeRow >= 0,
                    project.index.type(file: part.fileIndex, row: registration.typeRow) == type
                else { return false }
                return switch registration.receiver {
                case .carrier(let told): filled.contains(told)
                // `let registry = Registry(parent: resolver)`, which a property keeps.
                case .local: making.contains(registration.site.bodyID)
                case .selfInstance, .access, .unknown: false
                }
            }
        }
    }

    fileprivate mutating func productsAsked(of injection: Injection) -> [String] {
        productsAsked(of: carriers(of: injection), by: injection.type)
    }

    /// What a type asks a resolver for that it takes, or has made, as far as its calls say so.
    ///
    /// - Complexity: O(mentions + calls of the bodies that they stand in)
    fileprivate func productsAsked(of carriers: [Carrier], by type: TypeID) -> [String] {
        var bodies: Set<BodyID> = []
        for mention in mentions(of: carriers, by: type) {
            if case .member(.function?, _) = mention.flow { bodies.insert(mention.site.bodyID) }
        }
        var products: [String] = []
        for body in bodies {
            let calls = project.uses[body.fileIndex].calls
            for call in calls[calls.range(of: Int32(body.index), by: \.site.body)] {
                guard let carrier = call.baseCarrier, carriers.contains(carrier), project.isAsking(call) else {
                    continue
                }
                if let product = project.libraryLookup(at: call).map(project.name(of:)) ?? project.product(of: call) {
                    products.append(product)
                }
            }
        }
        return products
    }
}
