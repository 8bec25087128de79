import SwiftFacts

/// A component creates a service that it could have been given.
struct SelfMadeDependency: Rule {
    let info = RuleInfo(
        id: "self-made-dependency", severity: .note,
        summary: "A component creates a service that it could have been given.",
        why: """
            Nobody outside sees the dependency, no test can replace it, and the component decides on its own which \
            implementation it gets and how many of them there are.
            """,
        fix: "Take the service, or its protocol, through the initializer.",
        bad: """
            protocol ForecastLoading {
                func load()
            }
            final class ForecastLoader: ForecastLoading {
                func load() {}
            }
            final class ForecastViewModel {
                private let loader: ForecastLoading = ForecastLoader()
                //                                    ^ note: [self-made-dependency]
                func refresh() { loader.load() }
            }
            """,
        good: """
            protocol ForecastLoading {
                func load()
            }
            final class ForecastLoader: ForecastLoading {
                func load() {}
            }
            final class ForecastViewModel {
                private let loader: ForecastLoading
                init(loader: ForecastLoading) { self.loader = loader }
                func refresh() { loader.load() }
            }
            """)

    func findings(in project: Project) -> [Finding] {
        let readers = Self.readers(in: project)
        var occurrences = Occurrences()
        for (file, uses) in project.uses.enumerated() {
            let made = Set(uses.calls.indices.filter { isSelfMade(uses.calls[$0], file: file, readers, project) })
            guard !made.isEmpty else { continue }
            let inline = InlineAssemblies(file: file, in: project).calls
            for number in made where !inline.contains(number) {
                let call = uses.calls[number]
                guard case .construction(let type, _) = call.callee, !project.isContainerOutsideRoot(call),
                    !isPart(call, of: made.union(inline), uses.calls, project)
                else { continue }
                let subject = project.subject(of: call.site)
                let service = project.index.qualifiedName(of: type)
                occurrences.add(
                    subject: subject, dependency: service, severity: info.severity,
                    hint: "Let \(subject) take \(service), or a protocol of it, through its initializer",
                    at: project.index.location(file: file, offset: call.nameOffset))
            }
        }
        return occurrences.findings(of: self, message: Message.creates, again: Message.createsAgain)
    }

    /// The types that read shared instances or ask locators.
    private static func readers(in project: Project) -> Set<TypeID> {
        var found: Set<TypeID> = []
        for uses in project.uses {
            for (number, access) in uses.accesses.enumerated() {
                let reader = project.index.enclosingType(of: access.site)
                if !reader.isNone, project.sharedAccess(access, number: number) != nil { found.insert(reader) }
            }
        }
        return found
    }

    /// Of nested constructions only the outer one is reported.
    private func isPart(_ call: Call, of reported: Set<Int>, _ calls: [Call], _ project: Project) -> Bool {
        var outer = Int(call.outer)
        var steps = 0
        while outer >= 0, steps < 64 {
            if reported.contains(outer) || project.isContainerOutsideRoot(calls[outer]) { return true }
            outer = Int(calls[outer].outer)
            steps += 1
        }
        return false
    }

    private func isSelfMade(_ call: Call, file: Int, _ readers: Set<TypeID>, _ project: Project) -> Bool {
        guard case .construction(let type, let initializer) = call.callee, !call.site.isDeferred,
            project.classification.isDependencyType[type.index], project.index.types[type.index].isReference,
            isAtConstruction(project.index.files[file].bodies[Int(call.site.body)], file: file, project),
            !project.isExcluded(call.site), !project.isAssembly(call.site)
        else { return false }
        let subject = project.index.enclosingType(of: call.site)
        guard project.index.types[subject.index].isReference, project.roles(of: subject).contains(.component),
            !project.isPart(type, of: subject), !project.inherits(type, subject), !project.takes(subject, type)
        else { return false }
        // Child models and flows are made of what is known at run time only.
        if !project.roles(of: type).isDisjoint(with: [.viewModel, .coordinator]), call.argumentCount > 0 {
            return false
        }
        return project.implementsDependency(type) || readers.contains(type)
            || project.takesDependency(initializer, of: type)
    }

    /// A stored property's value, lazy or not, or an initializer that no other one can stand in for.
    private func isAtConstruction(_ body: BodyFact, file: Int, _ project: Project) -> Bool {
        guard body.enclosingType >= 0, !project.isConvenience(body, file: file) else { return false }
        switch body.kind {
        case .initialValue:
            return !project.index.files[file].properties[Int(body.owner)].flags.contains(.isStatic)
        case .function: return project.index.files[file].functions[Int(body.owner)].kind == .initializer
        case .accessors, .defaultArgument, .attribute, .topLevel: return false
        }
    }
}

extension Project {
    /// Whether one of two types is the other one's superclass.
    fileprivate func inherits(_ type: TypeID, _ other: TypeID) -> Bool {
        index.inheritance[type.index].ancestors.contains(other)
            || index.inheritance[other.index].ancestors.contains(type)
    }

    /// Whether an initializer of a type takes something that a value of `made` can be passed as.
    fileprivate func takes(_ type: TypeID, _ made: TypeID) -> Bool {
        initializers(of: type).contains { initializer in
            fact(initializer).parameters.contains { row in
                accepts(index.parameterTypes[initializer.fileIndex][Int(row)], made)
            }
        }
    }

    private func accepts(_ type: ResolvedType, _ made: TypeID) -> Bool {
        if type.head == .composition {
            return index.compositions[Int(type.id)].members.contains { accepts($0, made) }
        }
        guard let demanded = type.nominalHead else { return false }
        return demanded == made || index.inheritance[made.index].ancestors.contains(demanded)
    }

    /// Whether a type implements a protocol of the project that is a dependency.
    fileprivate func implementsDependency(_ type: TypeID) -> Bool {
        index.inheritance[type.index].ancestors.contains { ancestor in
            index.types[ancestor.index].kind == .protocol && index.types[ancestor.index].isDeclared
                && classification.isDependencyType[ancestor.index]
        }
    }

    /// Whether the initializer that is called takes a dependency.
    fileprivate func takesDependency(_ initializer: FunctionID?, of type: TypeID) -> Bool {
        let called = initializer.map { [$0] } ?? initializers(of: type)
        return called.contains { id in
            fact(id).parameters.contains { row in
                classification.isDependency(parameter: ParameterID(file: id.fileIndex, row: Int(row)))
            }
        }
    }
}

extension Message {
    fileprivate static func creates(_ subject: String, _ service: String, _ count: Int) -> Message {
        count == 1
            ? "\(subject) creates \(service), which it could be given"
            : "\(subject) creates \(service), which it could be given, in \(count) places"
    }

    fileprivate static func createsAgain(_ service: String) -> Message { "also creates \(service) here" }
}
