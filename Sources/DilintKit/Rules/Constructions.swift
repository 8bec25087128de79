import SwiftFacts

/// The constructions of one file that hand on what the constructing type was given.
struct InlineAssemblies {
    private let project: Project
    private let file: Int
    /// Indices into the file's `calls`.
    private(set) var calls: Set<Int> = []

    /// O(mentions of the file).
    init(file: Int, in project: Project) {
        self.project = project
        self.file = file
        for mention in project.uses[file].mentions {
            guard case .argument(let place) = mention.flow, place.call >= 0,
                !project.isExcluded(mention.site), !project.isAssembly(mention.site),
                !isConvenience(mention.site)
            else { continue }
            let subject = project.index.enclosingType(of: mention.site)
            guard project.canAssembleInline(subject), project.isOwnDependency(mention, of: subject) else { continue }
            note(place.call, by: subject)
        }
    }

    /// Notes the component that is built with a value: through parameter objects, which are built for it.
    private mutating func note(_ first: Int32, by subject: TypeID) {
        var number = Int(first)
        var steps = 0
        while number >= 0, steps < 64 {
            let call = project.uses[file].calls[number]
            guard case .construction(let type, _) = call.callee else { return }
            if project.isPart(type, of: subject) { return }
            if project.roles(of: type).contains(.component) {
                calls.insert(number)
                return
            }
            guard project.index.types[type.index].kind == .struct,
                project.roles(of: type).isDisjoint(with: [.swiftUIView, .representable])
            else { return }
            number = Int(call.outer)
            steps += 1
        }
    }

    private func isConvenience(_ site: Site) -> Bool {
        project.isConvenience(project.index.files[file].bodies[Int(site.body)], file: file)
    }
}

extension Project {
    /// Whether a call constructs a container of the project where nothing assembles.
    func isContainerOutsideRoot(_ call: Call) -> Bool {
        guard case .construction(let type, _) = call.callee, roles(of: type).contains(.container),
            !isExcluded(call.site), !classification.excluded.contains(type), !isAssembly(call.site)
        else { return false }
        // A library's assemblies and components are gathered and kept by the library.
        return index.inheritance[type.index].outsideAncestors.allSatisfy {
            !classification.outside.libraryContainers.contains($0)
        }
    }

    /// Whether a body is that of an initializer which calls another one of its type: what it adds can be given.
    func isConvenience(_ body: BodyFact, file: Int) -> Bool {
        guard body.kind == .function else { return false }
        let function = FunctionID(file: file, row: Int(body.owner))
        return fact(function).kind == .initializer
            && (fact(function).flags.contains(.isConvenience) || delegating.contains(function))
    }

    /// Whether a type is itself, nested in the type, the type it is nested in, or known in its file only.
    func isPart(_ type: TypeID, of subject: TypeID) -> Bool {
        guard !subject.isNone else { return false }
        return type == subject || index.isNested(type, in: subject) || index.isNested(subject, in: type)
            || index.types[type.index].access <= .fileprivate || index.types[type.index].isLocal
    }

    /// A coordinator, view model, view controller or service.
    fileprivate func canAssembleInline(_ subject: TypeID) -> Bool {
        guard !subject.isNone, index.types[subject.index].isDeclared,
            roles(of: subject).isDisjoint(with: [.swiftUIView, .representable])
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
    private func showsModel(_ type: ResolvedType, _ subject: TypeID) -> Bool {
        guard let model = type.nominalHead else { return false }
        return roles(of: model).contains(.viewModel) && roles(of: subject).contains(.viewController)
    }
}
