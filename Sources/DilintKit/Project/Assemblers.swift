import SwiftFacts

/// Types that are assemblers in all but name: screens and their models aside, those that make many services of the
/// project while they are made themselves and give some of them to others, the app's context or the like, which a
/// composition root leaves the assembling to. Flows that keep the flows they go on to start nothing.
struct Assemblers: Sendable {
    /// A type that makes more services than this assembles.
    private static let limit = 5

    let types: Set<TypeID>
    /// Methods that make as many for their type to keep: what an app's context does once it is told to start.
    let bodies: Set<BodyID>

    /// None.
    init() { (types, bodies) = ([], []) }

    /// O(calls)
    init(of project: Project, workers: WorkerPool) {
        var made: [TypeID: Set<TypeID>] = [:]
        var kept: [BodyID: (keeper: TypeID, made: Set<TypeID>)] = [:]
        let files = parallelMap(count: project.uses.count, workers: workers) { Self.creations(file: $0, in: project) }
        for creation in files.joined() {
            if let body = creation.keeping {
                kept[body, default: (creation.maker, [])].made.insert(creation.type)
            } else {
                made[creation.maker, default: []].insert(creation.type)
            }
        }
        let starting = kept.filter {
            $0.value.made.count > Self.limit && Self.isNoScreensModel($0.value.keeper, project)
        }
        let making = made.filter { $0.value.count > Self.limit && Self.isNoScreensModel($0.key, project) }.map(\.key)
        bodies = Set(starting.keys)
        types = Self.givers(among: making, project).intersection(making).union(starting.values.map(\.keeper))
    }

    /// A service that a type makes.
    private struct Creation: Sendable {
        var maker: TypeID
        var type: TypeID
        /// The method that makes it for its type to keep; nil where it is made with its maker.
        var keeping: BodyID?
    }

    private static func creations(file: Int, in project: Project) -> [Creation] {
        project.uses[file].constructions.compactMap { call in
            guard case .construction(let type, _) = call.callee,
                project.index.types[type.index].isReference, project.classification.isDependencyType[type.index]
            else { return nil }
            let maker = project.index.enclosingType(of: call.site)
            let roles = project.roles(of: maker)
            guard roles.isDisjoint(with: [.viewController, .swiftUIView, .view]) else { return nil }
            if project.isAtConstruction(call.site) { return Creation(maker: maker, type: type) }
            guard call.isKept, !call.site.isDeferred, !roles.contains(.coordinator) else { return nil }
            return Creation(maker: maker, type: type, keeping: call.site.bodyID)
        }
    }

    /// Those of some types that hand something to what they make, give dependencies that they have to others, or let
    /// others see them: what a type makes out of nothing and for nobody but itself is no assembling, however much it is.
    ///
    /// - Complexity: O(calls and mentions of the files that they are declared in): one file may declare thousands.
    private static func givers(among types: [TypeID], _ project: Project) -> Set<TypeID> {
        let classification = project.classification
        var givers = Set(
            types.filter { type in
                classification.shapes.shownProperties(of: type).contains { classification.isDependency(property: $0) }
            })
        let files = Set(types.flatMap { project.index.declarations(of: $0).map(\.fileIndex) })
        for file in files {
            for call in project.uses[file].constructions where call.argumentCount > 0 {
                guard case .construction(let made, _) = call.callee, classification.isDependencyType[made.index] else {
                    continue
                }
                givers.insert(project.index.enclosingType(of: call.site))
            }
            for mention in project.uses[file].mentions where isGivenAway(mention, project) {
                givers.insert(project.index.enclosingType(of: mention.site))
            }
        }
        return givers
    }

    private static func isGivenAway(_ mention: Mention, _ project: Project) -> Bool {
        switch mention.flow {
        case .argument, .assigned, .returned: break
        case .used, .member, .stored, .bound, .discarded, .written: return false
        }
        return switch mention.carrier {
        case .property(let id): project.classification.isDependency(property: id)
        case .parameter(let id): project.classification.isDependency(parameter: id)
        }
    }

    /// Whether a type is no screen's model; one that shows everybody more services than the limit is the app's environment.
    private static func isNoScreensModel(_ type: TypeID, _ project: Project) -> Bool {
        guard project.roles(of: type).contains(.viewModel) else { return true }
        let shapes = project.classification.shapes
        return !shapes.isNamedModel(type)
            && shapes.shownProperties(of: type).count { project.classification.isDependency(property: $0) } > limit
    }

    /// Whether a type is named container and makes several things for others, or does nothing else: what it puts into
    /// those is its to choose.
    private static func isMakingContainer(_ type: TypeID, _ project: Project) -> Bool {
        guard project.classification.isContainerByName(type) else { return false }
        let shapes = project.classification.shapes
        let making = Set(shapes.makingMethods(of: type))
        return making.count >= severalMade || !making.isEmpty && shapes.methods(of: type).allSatisfy(making.contains)
    }

    private static let severalMade = 3

    /// Whether a shared instance is an argument of what is made there: `Sync(store: .shared)`.
    private func isHandedToMade(_ access: StaticAccess, in project: Project) -> Bool {
        guard case .argument(let place) = access.flow, place.call >= 0 else { return false }
        return switch project.uses[access.site.fileIndex].calls[Int(place.call)].callee {
        case .construction, .outsideConstruction: true
        case .function, .unresolved, .delegation: false
        }
    }

    /// Whether an assembler reads a shared instance to put it into what it makes, or beside it: `sync = Sync(store: .shared)`.
    /// Where it is handed other dependencies this one may be handed in, too.
    func handsIn(_ access: StaticAccess, in project: Project) -> Bool {
        let type = project.index.enclosingType(of: access.site)
        switch access.flow {
        case .argument, .stored: break
        case .returned where project.index.body(at: access.site).kind == .initialValue: break
        // Before it hands it in: `let registry = Registry.shared`.
        case .bound: return Self.isMakingContainer(type, project)
        case .returned, .member, .used, .assigned, .discarded, .written: return false
        }
        if isHandedToMade(access, in: project), Self.isMakingContainer(type, project) { return true }
        return isFreeToAssemble(type, in: project)
            && (project.isAtConstruction(access.site) || bodies.contains(access.site.bodyID))
    }

    /// Whether an assembler is handed nothing, unless a test is to have its way.
    func isFreeToAssemble(_ type: TypeID, in project: Project) -> Bool {
        types.contains(type)
            && project.injections(of: type).allSatisfy { injection in
                guard case .parameter(let id) = injection.target else { return false }
                return project.fact(id).flags.contains(.hasDefault)
                    && injection.dependency.wrappers.contains(.optional)
            }
    }
}

extension Project {
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
