import SwiftFacts

/// Types that are assemblers in all but name: screens and their models aside, those that make many services of the
/// project while they are made themselves and give some of them to others, the app's context or the like, which a
/// composition root leaves the assembling to. Flows that keep the flows they go on to start nothing; who is handed
/// dependencies and makes more of those for itself is no assembler, however many they are.
struct Assemblers: Sendable {
    /// A type that makes more services than this assembles.
    private static let limit = 5
    /// And one that makes more than this is the app's context, even if it is called a flow.
    private static let contextLimit = 10

    let types: Set<TypeID>
    /// The flows that composition roots start, and nobody else: they go on with the root's work.
    let started: Set<TypeID>
    /// Methods that make as many for their type to keep: what an app's context does once it is told to start.
    let bodies: Set<BodyID>

    /// None.
    init() { (types, started, bodies) = ([], [], []) }

    /// O(calls)
    init(of project: Project, workers: WorkerPool) {
        var made: [TypeID: Set<TypeID>] = [:]
        var kept: [BodyID: (keeper: TypeID, made: Set<TypeID>)] = [:]
        let files = parallelMap(count: project.uses.count, workers: workers) { Self.creations(file: $0, in: project) }
        for creation in files.lazy.flatMap(\.services) {
            if let body = creation.keeping {
                kept[body, default: (creation.maker, [])].made.insert(creation.type)
            } else {
                made[creation.maker, default: []].insert(creation.type)
            }
        }
        let starting = kept.filter {
            $0.value.made.count > Self.limit && Self.isNoScreensModel($0.value.keeper, project)
        }
        let making = made.filter { $0.value.count > Self.limit && Self.isNoScreensModel($0.key, project) }
        bodies = Set(starting.keys)
        started = Set(files.lazy.flatMap(\.byRoots)).subtracting(files.lazy.flatMap(\.byOthers))
        let givers = Givers(among: Array(making.keys), started: started, project)
        let giving = making.filter { type, made in
            givers.contains(type, project, isContext: made.count > Self.contextLimit)
                || Self.isReadByOthers(type, project) && project.isMadeForOthers(type)
        }
        types = Set(giving.keys).union(starting.values.map { $0.keeper })
    }

    /// A service that a type makes.
    private struct Creation: Sendable {
        var maker: TypeID
        var type: TypeID
        /// The method that makes it for its type to keep; nil where it is made with its maker.
        var keeping: BodyID?
    }

    /// What the code of a file makes.
    private struct FileCreations: Sendable {
        var services: [Creation] = []
        /// Flows that composition roots make, and that anybody else does.
        var byRoots: [TypeID] = []
        var byOthers: [TypeID] = []
    }

    private static func creations(file: Int, in project: Project) -> FileCreations {
        var found = FileCreations()
        for call in project.uses[file].constructions {
            guard case .construction(let type, _) = call.callee else { continue }
            if project.roles(of: type).contains(.coordinator), !project.isExcluded(call.site) {
                let isRoots = project.roles(of: project.index.enclosingType(of: call.site)).contains(.compositionRoot)
                if isRoots { found.byRoots.append(type) } else { found.byOthers.append(type) }
            }
            if let service = service(of: type, by: call, in: project) { found.services.append(service) }
        }
        return found
    }

    private static func service(of type: TypeID, by call: Call, in project: Project) -> Creation? {
        guard project.index.types[type.index].isReference, project.classification.isDependencyType[type.index] else {
            return nil
        }
        let maker = project.index.enclosingType(of: call.site)
        let roles = project.roles(of: maker)
        guard roles.isDisjoint(with: [.viewController, .swiftUIView, .view]) else { return nil }
        if project.isAtConstruction(call.site) { return Creation(maker: maker, type: type) }
        guard call.isKept, !call.site.isDeferred, !roles.contains(.coordinator) else { return nil }
        return Creation(maker: maker, type: type, keeping: call.site.bodyID)
    }

    /// Whether a type is no screen's model; one that shows everybody more services than the limit is the app's environment.
    private static func isNoScreensModel(_ type: TypeID, _ project: Project) -> Bool {
        guard project.roles(of: type).contains(.viewModel) else { return true }
        return !project.classification.shapes.isNamedModel(type) && showsMany(type, project)
    }

    private static func showsMany(_ type: TypeID, _ project: Project) -> Bool {
        shownServices(of: type, project).count > limit
    }

    private static func shownServices(of type: TypeID, _ project: Project) -> [PropertyID] {
        project.classification.shapes.shownProperties(of: type).filter {
            project.classification.isDependency(property: $0)
        }
    }

    /// Whether others read most of the many services that a type shows: that nobody has called them private makes them
    /// nobody's. O(mentions of them)
    private static func isReadByOthers(_ type: TypeID, _ project: Project) -> Bool {
        let shown = shownServices(of: type, project)
        guard shown.count > limit else { return false }
        let read = shown.count { property in
            project.fact(property).access >= .public
                || project.mentions.mentions(of: .property(property)).contains { mention in
                    !project.index.outwards(from: project.index.enclosingType(of: mention.site)).contains(type)
                }
        }
        return read * 2 > shown.count
    }

    /// Whether a type is named container and makes several things for others, or does nothing else, by methods or by
    /// properties: what it puts into those is its to choose.
    private static func isMakingContainer(_ type: TypeID, _ project: Project) -> Bool {
        guard project.classification.isContainerByName(type) else { return false }
        let shapes = project.classification.shapes
        let making = Set(shapes.makingMethods(of: type))
        let makes = !making.isEmpty || !shapes.values(of: type).isEmpty || makesHiddenValue(type, project)
        let methods = shapes.methods(of: type)
        return making.count >= severalMade
            || makes && methods.count <= methodsInView
                && methods.allSatisfy { making.contains($0) || shapes.isAssemblyHelper($0) }
    }

    /// Whether a property of a type constructs a struct that a protocol of the project hides, so that nobody need know that it
    /// is none of a class: `var api: any API { LiveAPI(session: .shared) }`. O(calls of its properties)
    private static func makesHiddenValue(_ type: TypeID, _ project: Project) -> Bool {
        project.classification.shapes.shownProperties(of: type).prefix(methodsInView).contains { id in
            guard case let fact = project.fact(id), case let body = max(fact.accessors, fact.initialValue), body >= 0,
                let given = project.type(of: id).instance, project.index.types[given.index].kind == .protocol
            else { return false }
            let calls = project.uses[id.fileIndex].calls
            return calls[calls.range(of: body, by: \.site.body)].contains { call in
                guard case .construction(let made, _) = call.callee, case .returned = call.flow else { return false }
                return project.index.isKind(made, of: given)
            }
        }
    }

    /// Far above what people write; each access in such a type asks for all.
    private static let methodsInView = 256

    /// Whether what a container asks of a shared instance goes into what it makes: `let store = Shop.shared.store(for: key)`.
    /// O(calls of the body)
    private static func isAskedForParts(_ access: StaticAccess, _ project: Project) -> Bool {
        let uses = project.uses[access.site.fileIndex]
        let own = uses.calls.range(of: access.site.body, by: \.site.body)
        return own.count <= Project.callsInView
            && uses.calls[own].contains { call in
                guard call.baseAccess >= 0, uses.accesses[Int(call.baseAccess)].site.offset == access.site.offset,
                    !call.result.isUnknown, !project.classification.isPlainValue(call.result)
                else { return false }
                return switch call.flow {
                case .argument: true
                case .bound: call.isPassedOn
                case .used, .member, .stored, .assigned, .returned, .discarded, .written: false
                }
            }
    }

    private static let severalMade = 3

    /// Where a shared instance goes, or the part that is asked of it: `Sync(store: .shared)`, `Sync(store: Shop.shared.store)`.
    /// O(mentions of the body)
    private static func flow(of access: StaticAccess, _ project: Project) -> Flow {
        guard case .member(.property(let part)?, _) = access.flow, case let type = project.type(of: part),
            !type.isUnknown, !project.classification.isPlainValue(type)
        else { return access.flow }
        let mentions = project.uses[access.site.fileIndex].mentions
        let mention = mentions[mentions.range(of: access.site.body, by: \.site.body)].first {
            $0.carrier == .property(part) && $0.site.offset == access.site.offset
        }
        return mention?.flow ?? access.flow
    }

    /// Whether a shared instance is an argument of what is made there, be it by somebody who makes it.
    private func isHandedToMade(_ flow: Flow, file: Int, in project: Project) -> Bool {
        guard case .argument(let place) = flow, place.call >= 0 else { return false }
        return switch project.uses[file].calls[Int(place.call)].callee {
        case .construction, .outsideConstruction: true
        case .function(let id): project.classification.isCreatingMethod(id)
        case .unresolved(let name): project.index.signs.creating.contains(name)
        case .delegation: false
        }
    }

    /// Whether an assembler reads a shared instance, or a part of one, to put it into what it makes, or beside it:
    /// `sync = Sync(store: .shared)`.
    /// Where it is handed other dependencies this one may be handed in, too.
    func handsIn(_ access: StaticAccess, in project: Project) -> Bool {
        let type = project.index.enclosingType(of: access.site)
        let flow = Self.flow(of: access, project)
        switch flow {
        case .argument: break
        case .stored(let property): if Self.isOwnTool(property, of: type, project) { return false }
        case .returned where project.index.body(at: access.site).kind == .initialValue:
            if let property = project.index.property(at: access.site), Self.isOwnTool(property, of: type, project) {
                return false
            }
        // Before it hands it in: `let registry = Registry.shared`.
        case .bound:
            if Self.isMakingContainer(type, project) { return true }
            guard access.isHandedOnByName, !access.isAskedByName else { return false }
        case .member: return Self.isMakingContainer(type, project) && Self.isAskedForParts(access, project)
        case .returned, .used, .assigned, .discarded, .written: return false
        }
        if isHandedToMade(flow, file: access.site.fileIndex, in: project), Self.isMakingContainer(type, project) {
            return true
        }
        return isFreeToAssemble(type, in: project)
            && (project.isAtConstruction(access.site) || bodies.contains(access.site.bodyID))
    }

    /// Whether a type only asks and tells what it keeps in a property, and hands on neither that nor a dependency of its:
    /// what is used is not put into anything.
    private static func isOwnTool(_ property: PropertyID, of type: TypeID, _ project: Project) -> Bool {
        var isUsed = false
        for mention in project.mentions.mentions(of: .property(property)) {
            switch mention.flow {
            case .written, .discarded: continue
            case .member(.property(let part)?, _) where project.classification.isDependency(property: part):
                return false
            case .member: isUsed = true
            case .argument, .stored, .assigned, .bound, .returned, .used: return false
            }
            let user = project.index.enclosingType(of: mention.site)
            guard project.index.outwards(from: user).contains(type) else { return false }
        }
        return isUsed
    }

    /// Whether an assembler is handed nothing, unless a test is to have its way.
    func isFreeToAssemble(_ type: TypeID, in project: Project) -> Bool {
        types.contains(type) && project.isHandedNothing(type)
    }
}

extension Project {
    /// Whether a type's initializers take no dependency, unless a test is to have its way; one that somebody else demands
    /// hands it something as any other one does.
    func isHandedNothing(_ type: TypeID) -> Bool {
        injections(of: type).allSatisfy { $0.initializer != nil }
            && initializers(of: type).allSatisfy { initializer in
                isConvenience(initializer) || index.parameters(of: initializer).allSatisfy(isLeftOut)
            }
    }

    /// Whether all that a type's initializers take goes into what they make of it, and is nothing that the type has:
    /// `init(secret: Secret) { mail = MailService(secret: secret) }`.
    fileprivate func isMadeForOthers(_ type: TypeID) -> Bool {
        injections(of: type).allSatisfy { $0.initializer != nil }
            && initializers(of: type).allSatisfy { initializer in
                isConvenience(initializer)
                    || index.parameters(of: initializer).allSatisfy { isLeftOut($0) || isMaterial($0) }
            }
    }

    private func isMaterial(_ id: ParameterID) -> Bool {
        let mentions = mentions.mentions(of: .parameter(id))
        return !mentions.isEmpty
            && mentions.allSatisfy { mention in
                guard case .argument(let place) = mention.flow, place.call >= 0 else { return false }
                return uses[mention.site.fileIndex].calls[Int(place.call)].isConstruction
            }
    }

    /// Whether a parameter is no dependency, or one that only a test hands in.
    private func isLeftOut(_ id: ParameterID) -> Bool {
        guard classification.isDependency(parameter: id), !isWayBack(id) else { return true }
        return fact(id).flags.contains(.hasDefault) && type(of: id).wrappers.contains(.optional)
    }

    /// Whether an initializer calls another one of its type: what it adds can be given.
    func isConvenience(_ id: FunctionID) -> Bool {
        fact(id).kind == .initializer && (fact(id).flags.contains(.isConvenience) || delegating.contains(id))
    }

    /// Whether code stands in such an initializer.
    func isInConvenience(_ site: Site) -> Bool { index.function(at: site).map(isConvenience) ?? false }

    /// Whether code runs while an instance of the type around it is made, lazily or not: a stored property's value, or
    /// an initializer that no other one can stand in for.
    func isAtConstruction(_ site: Site) -> Bool { !site.isDeferred && isInConstruction(site) }

    /// Whether code stands where that runs, be it in a closure that runs later.
    func isInConstruction(_ site: Site) -> Bool {
        let body = index.body(at: site)
        guard body.enclosingType >= 0 else { return false }
        if let function = index.function(at: site) {
            return fact(function).kind == .initializer && !isConvenience(function)
        }
        return body.kind == .initialValue && !index.isStatic(site)
    }
}
