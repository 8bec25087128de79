import SwiftFacts

/// The constructions of one file that hand on what the constructing type was given.
struct InlineAssemblies {
    private let project: Project
    private let file: Int
    /// Indices into the file's `calls`.
    private(set) var calls: Set<Int> = []

    /// O(mentions of the file).
    ///
    init(file: Int, in project: Project, assemblers: Assemblers) {
        self.project = project
        self.file = file
        for mention in project.uses[file].mentions {
            guard case .argument(let place) = mention.flow, place.call >= 0,
                !project.isExcluded(mention.site), !project.isAssembly(mention.site),
                !isConvenience(mention.site), !project.isBackReference(place.target)
            else { continue }
            let subject = project.index.enclosingType(of: mention.site)
            guard project.canAssembleInline(subject), project.isOwnDependency(mention, of: subject),
                !(assemblers.types.contains(subject) && project.isAtConstruction(mention.site))
            else { continue }
            note(place.call, by: subject, keepsWhatItMakes: assemblers.bodies.contains(mention.site.bodyID))
        }
    }

    /// Notes the component that is built with a value: through parameter objects, which are built for it.
    private mutating func note(_ first: Int32, by subject: TypeID, keepsWhatItMakes: Bool) {
        var number = Int(first)
        var steps = 0
        while number >= 0, steps < 64 {
            let call = project.uses[file].calls[number]
            guard case .construction(let type, _) = call.callee else { return }
            if project.isPart(type, of: subject) || project.feedsViews(type)
                || project.index.inheritance[type.index].ancestors.contains(subject)
            {
                return
            }
            if project.roles(of: type).contains(.component) {
                if !keepsWhatItMakes || !call.isKept { calls.insert(number) }
                return
            }
            guard !project.roles(of: type).isDisjoint(with: [.parameterObject, .bundle]) else { return }
            number = Int(call.outer)
            steps += 1
        }
    }

    private func isConvenience(_ site: Site) -> Bool {
        project.isConvenience(project.index.files[file].bodies[Int(site.body)], file: file)
    }
}

/// Types that are assemblers in all but name.
struct Assemblers {
    /// How many services a type makes, at the most, that is none.
    private static let limit = 5

    let types: Set<TypeID>
    /// Methods that make as many for their type to keep: what an app's context does once it is told to start.
    let bodies: Set<BodyID>

    /// The types, screens and their models aside, that make many services of the project while they are made
    /// themselves: the app's context or the like, which a composition root leaves the assembling to. Flows that keep the
    /// flows they go on to start nothing. O(calls).
    init(in project: Project) {
        var made: [TypeID: Set<TypeID>] = [:]
        var kept: [BodyID: (keeper: TypeID, made: Set<TypeID>)] = [:]
        for uses in project.uses {
            for call in uses.calls {
                guard case .construction(let type, _) = call.callee,
                    project.index.types[type.index].isReference, project.classification.isDependencyType[type.index]
                else { continue }
                let subject = project.index.enclosingType(of: call.site)
                guard project.roles(of: subject).isDisjoint(with: [.viewController, .swiftUIView, .view]) else {
                    continue
                }
                if project.isAtConstruction(call.site) {
                    made[subject, default: []].insert(type)
                } else if call.isKept, !call.site.isDeferred, !project.roles(of: subject).contains(.coordinator) {
                    kept[call.site.bodyID, default: (subject, [])].made.insert(type)
                }
            }
        }
        let starting = kept.filter {
            $0.value.made.count > Self.limit && Self.isNoScreensModel($0.value.keeper, project)
        }
        let making = made.filter { $0.value.count > Self.limit && Self.isNoScreensModel($0.key, project) }
        bodies = Set(starting.keys)
        types = Set(making.keys).union(starting.values.map(\.keeper))
    }

    /// Whether a type is not observed by a screen, or shows everybody the services that it keeps: the app's environment.
    private static func isNoScreensModel(_ type: TypeID, _ project: Project) -> Bool {
        guard project.roles(of: type).contains(.viewModel) else { return true }
        let shapes = project.classification.shapes
        return !shapes.isNamedModel(type)
            && shapes.shownProperties(of: type).count { project.classification.isDependency(property: $0) } > limit
    }

    /// Whether an assembler reads a shared instance to put it into what it makes, or beside it: `sync = Sync(store: .shared)`.
    /// Where it is handed other dependencies, unless a test is to have its way, this one may be handed in, too.
    func handsIn(_ access: StaticAccess, in project: Project) -> Bool {
        switch access.flow {
        case .argument, .stored: break
        case .returned, .bound, .member, .used, .assigned, .discarded, .written: return false
        }
        let type = project.index.enclosingType(of: access.site)
        guard types.contains(type), project.isAtConstruction(access.site) || bodies.contains(access.site.bodyID) else {
            return false
        }
        return project.injections(of: type).allSatisfy { injection in
            guard case .parameter(let id) = injection.target else { return false }
            return project.fact(id).flags.contains(.hasDefault) && injection.dependency.wrappers.contains(.optional)
        }
    }
}

extension Project {
    /// Whether a body is that of an initializer which calls another one of its type: what it adds can be given.
    func isConvenience(_ body: BodyFact, file: Int) -> Bool {
        guard body.kind == .function else { return false }
        let function = FunctionID(file: file, row: Int(body.owner))
        return fact(function).kind == .initializer
            && (fact(function).flags.contains(.isConvenience) || delegating.contains(function))
    }

    /// Whether code runs while an instance of the type around it is made, lazily or not: a stored property's value, or
    /// an initializer that no other one can stand in for.
    func isAtConstruction(_ site: Site) -> Bool {
        let file = Int(site.file)
        let body = index.files[file].bodies[Int(site.body)]
        guard body.enclosingType >= 0, !site.isDeferred, !isConvenience(body, file: file) else { return false }
        switch body.kind {
        case .initialValue: return !index.files[file].properties[Int(body.owner)].flags.contains(.isStatic)
        case .function: return index.files[file].functions[Int(body.owner)].kind == .initializer
        case .accessors, .defaultArgument, .attribute, .topLevel: return false
        }
    }

    /// Whether what an argument becomes is a way back to whoever makes the object: named so, or kept weak.
    fileprivate func isBackReference(_ target: ArgumentTarget?) -> Bool {
        switch target {
        case .parameter(let id)?: classification.isBackReferenceName(fact(id).name) || isStoredWeak(id)
        case .memberwise(let id)?: isBackReference(id)
        case nil: false
        }
    }

    /// Whether a type is the type itself, shares an outer type with it, or is known in its file only.
    func isPart(_ type: TypeID, of subject: TypeID) -> Bool {
        guard !subject.isNone else { return false }
        return index.outermost(of: type) == index.outermost(of: subject)
            || index.types[type.index].access <= .fileprivate || index.types[type.index].isLocal
    }

    func isGeneric(_ type: TypeID) -> Bool {
        index.declarations(of: type).contains {
            !index.files[$0.fileIndex].types[$0.index].generics.isEmpty
        }
    }

    /// Whether a type implements a protocol of the project that is a dependency.
    func implementsDependency(_ type: TypeID) -> Bool {
        index.inheritance[type.index].ancestors.contains { ancestor in
            index.types[ancestor.index].kind == .protocol && classification.isDependencyType[ancestor.index]
        }
    }

    /// Whether one of some initializers takes a dependency.
    func takesDependency(_ initializers: [FunctionID]) -> Bool {
        initializers.contains { id in
            fact(id).parameters.contains { row in
                classification.isDependency(parameter: ParameterID(file: id.fileIndex, row: Int(row)))
            }
        }
    }

    /// A coordinator, view model, view controller or service.
    fileprivate func canAssembleInline(_ subject: TypeID) -> Bool {
        guard !subject.isNone, index.types[subject.index].isDeclared,
            roles(of: subject).isDisjoint(with: [.swiftUIView, .representable]),
            !classification.isContainerByName(subject), !classification.isFactoryByName(subject)
        else { return false }
        if roles(of: subject).contains(.component) { return true }
        return index.types[subject.index].kind == .struct && roles(of: subject).contains(.serviceName)
            && classification.isDependencyType[subject.index]
    }

    /// Whether a mention is of a dependency that a type was given or holds, or of a member of one.
    fileprivate func isOwnDependency(_ mention: Mention, of subject: TypeID) -> Bool {
        switch mention.carrier {
        case .parameter: return isOwnDependency(mention.carrier, of: subject)
        case .property(let id):
            guard let base = mention.base else { return isOwnDependency(mention.carrier, of: subject) }
            return classification.isDependency(property: id) && !fact(id).flags.contains(.isStatic)
                && isOwnDependency(base, of: subject)
        }
    }

    private func isOwnDependency(_ carrier: Carrier, of subject: TypeID) -> Bool {
        switch carrier {
        case .parameter(let id):
            guard classification.isDependency(parameter: id), let function = index.function(of: id) else {
                return false
            }
            return fact(function).kind == .initializer && owner(of: function) == subject
                && !showsModel(type(of: id), subject)
        case .property(let id):
            let owner = owner(of: id)
            return classification.isDependency(property: id) && !fact(id).flags.contains(.isStatic) && !owner.isNone
                && (owner == subject || index.inheritance[subject.index].ancestors.contains(owner))
                && !showsModel(type(of: id), subject)
        }
    }

    /// A screen's model is there to be shown, by the screens within the screen as well.
    func showsModel(_ type: ResolvedType, _ subject: TypeID) -> Bool {
        guard let model = type.nominalHead else { return false }
        return (roles(of: model).contains(.viewModel) || classification.shapes.isNamedModel(model))
            && roles(of: subject).contains(.viewController)
    }
}

extension ProjectIndex {
    /// The type that a type is declared within, however deep; itself at the top level.
    fileprivate func outermost(of type: TypeID) -> TypeID {
        var current = type
        var steps = 0
        while !types[current.index].enclosing.isNone, steps < 64 {
            current = types[current.index].enclosing
            steps += 1
        }
        return current
    }
}
