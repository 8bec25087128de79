import SwiftFacts

/// An initializer takes more dependencies than a reader can keep in mind.
struct MassiveInitializer: Rule {
    static let limit = RuleOption("max", default: 4, help: "Dependencies an initializer may take.")

    let info = RuleInfo(
        id: "massive-initializer", severity: .warning, options: [Self.limit],
        settings: [.dependencies, .roles],
        summary: "An initializer takes too many dependencies.",
        why: "The type does too much, or takes what it only hands on; every use of it must provide all of them.",
        fix: """
            Split the type along its dependencies, take a factory for what it only makes, or gather dependencies that \
            always come together in a protocol composition or parameter object.
            """,
        bad: """
            final class A1Service { func a() {} }
            final class A2Service { func a() {} }
            final class A3Service { func a() {} }
            final class A4Service { func a() {} }
            final class A5Service { func a() {} }
            final class HomeModel {
                let run: () -> Void
                init(a1: A1Service, a2: A2Service, a3: A3Service, a4: A4Service, a5: A5Service) {
            //  ^ warning: [massive-initializer]
                    run = { a1.a(); a2.a(); a3.a(); a4.a(); a5.a() }
                }
            }
            """,
        good: """
            final class A1Service { func a() {} }
            final class A2Service { func a() {} }
            final class HomeModel {
                let run: () -> Void
                init(a1: A1Service, a2: A2Service) {
                    run = { a1.a(); a2.a() }
                }
            }
            """)

    func findings(in project: Project) -> [Finding] {
        let limit = project.value(of: Self.limit, for: self)
        // What generated code calls repeats what the type declares to need.
        let madeTypes = project.wiring.tree.madeTypes
        var findings: [Finding] = []
        var reader = JourneyReader(project)
        for number in project.index.types.indices {
            let type = TypeID(number)
            guard project.index.types[number].isDeclared, project.index.types[number].kind != .protocol,
                !project.classification.excluded.contains(type), !madeTypes.contains(type),
                project.roles(of: type).isDisjoint(with: [.container, .parameterObject, .compositionRoot]),
                !isPlainBundle(type, project)
            else { continue }
            if let finding = finding(type, limit, &reader), !project.assemblers.isFreeToAssemble(type, in: project) {
                findings.append(finding)
            }
        }
        return findings
    }

    /// Whether an initializer spells out what a struct would get without: it promises nothing but to show what it keeps,
    /// and does nothing with that. A class of stored `let`s is a bundle, too, and so is one that protocols of members show.
    private func isPlainBundle(_ type: TypeID, _ project: Project) -> Bool {
        let shapes = project.classification.shapes
        return (project.roles(of: type).contains(.bundle) || showsWhatItKeeps(type, project))
            && project.index.ancestors[type.index].allSatisfy {
                project.index.types[$0.index].kind == .protocol && !shapes.asksForMethods($0)
            }
            && !shapes.computesProperties(type)
    }

    /// Whether a class of stored `let`s promises to show some of them: it is one of its protocols' bags.
    private func showsWhatItKeeps(_ type: TypeID, _ project: Project) -> Bool {
        let shown = project.index.ancestors[type.index]
        return !shown.isEmpty
            && shown.allSatisfy {
                !project.roles(of: $0).isDisjoint(with: [.containerProtocol, .hasProtocol])
            } && project.classification.shapes.isRecord(type, conforming: true)
    }

    private func finding(_ type: TypeID, _ limit: Int, _ reader: inout JourneyReader) -> Finding? {
        let project = reader.project
        var massive: [(location: Location, names: [String])] = []
        for entry in project.index.members.named(.none, of: type) {
            // First of all that it takes as much: of most this need not be asked.
            guard case .function(let id) = entry.member, project.fact(id).parameters.count > limit,
                project.index.isInitializerWithBody(id), !project.isConvenience(id)
            else { continue }
            let dependencies = dependencies(of: id, project)
            guard dependencies.count > limit else { continue }
            massive.append(
                (
                    project.index.location(file: id.fileIndex, offset: project.fact(id).nameOffset),
                    names(of: dependencies, project)
                ))
        }
        if massive.count > 1 { massive.sort { $0.location < $1.location } }
        guard let first = massive.first else { return nil }
        let subject = project.index.qualifiedName(of: type)
        return Finding(
            rule: info.id, severity: info.severity, location: first.location,
            message: .takes(subject, first.names, limit: limit),
            hint: hint(for: type, &reader),
            subject: subject,
            occurrences: massive.count,
            related: massive.dropFirst().map { Related($0.location, .takesToo($0.names.count)) })
    }

    private func hint(for type: TypeID, _ reader: inout JourneyReader) -> String {
        let project = reader.project
        let subject = project.index.qualifiedName(of: type)
        let making = project.classification.shapes.methods(of: type).filter {
            project.fact($0).access > .fileprivate && project.classification.isCreatingMethod($0)
        }
        // What is called a builder need not make anything.
        let isFactory =
            project.index.isNamedFactory(type) && (!making.isEmpty || project.roles(of: type).contains(.factory))
        guard isFactory || project.classification.onlyMakes(type) else {
            return project.types.constructsAnything(type) && makesOfDependencies(type, &reader)
                ? "Split \(subject), or take a factory for what it only makes"
                : "Split \(subject), or gather what always comes together in a parameter object"
        }
        // The other forms of one method make the same.
        guard Set(making.map { project.fact($0).name }).count == 1 else {
            return "Split \(subject) along what it makes"
        }
        return "Split what \(subject) makes, or gather what always comes together in a parameter object"
    }

    /// Whether what a type makes takes a dependency that it was given: with a factory in place of that it would take less. What
    /// it keeps from its initializer on is nothing that it only makes, unless several go into one of those alone.
    private func makesOfDependencies(_ type: TypeID, _ reader: inout JourneyReader) -> Bool {
        let project = reader.project
        var takenForParts: [TypeID: Int] = [:]
        for injection in project.injections(of: type) {
            let journey = reader.journey(of: injection.target)
            var parts: Set<TypeID> = []
            for handover in journey.handovers where handover.call >= 0 && project.isAtHome(handover.site, in: type) {
                guard let made = thingMade(by: handover, project) else { continue }
                if !handover.isOwnAssembly { return true }
                parts.insert(made)
            }
            if journey.isUsed { continue }
            for part in parts { takenForParts[part, default: 0] += 1 }
        }
        return takenForParts.values.contains { $0 > 1 }
    }

    /// What is made by what something is handed to, be that a static function of its type: `Deck.create(api: api)`.
    private func thingMade(by handover: Handover, _ project: Project) -> TypeID? {
        guard let function = handover.function else { return handover.receiver }
        guard project.fact(function).flags.contains(.isStatic),
            case let made = project.index.resultType(of: function).instance, made == project.owner(of: function)
        else { return nil }
        return made
    }

    /// The types that an initializer depends on, each once: several values of one type are operands of one kind
    /// (`combine(first:second:)`), and a list of one class' objects is what the type holds rather than what it needs. What is
    /// called `_` it does nothing with.
    private func dependencies(of id: FunctionID, _ project: Project) -> [Dependency] {
        var found: [Dependency] = []
        for parameter in project.index.parameters(of: id) where !project.fact(parameter).name.isNone {
            let type = project.type(of: parameter)
            let isList = type.wrappers.contains(.collection)
            if isList, let element = type.nominalHead, project.index.types[element.index].kind != .protocol { continue }
            guard project.classification.isDependency(parameter: parameter), !project.isWayBack(parameter) else {
                continue
            }
            // Whoever makes a generic type says what its own are.
            let scope = TypeScope(file: id.fileIndex, type: project.fact(id).owner)
            let arguments =
                project.index.isGeneric(project.owner(of: id))
                ? "" : project.index.genericArguments(of: project.fact(parameter).type, in: scope)
            let plain = type.removing(.optional)
            if found.contains(where: { $0.type == plain && $0.arguments == arguments }) { continue }
            found.append(Dependency(type: plain, arguments: arguments, parameter: parameter))
        }
        return found
    }

    /// What an initializer takes. A store of one thing and a store of another are made and replaced apart.
    private struct Dependency {
        var type: ResolvedType
        /// Of a generic type, such that equal ones are equal texts; empty where an alias says them.
        var arguments: String
        var parameter: ParameterID
    }

    /// The names of types; of one that is there with several arguments these as well.
    private func names(of dependencies: [Dependency], _ project: Project) -> [String] {
        dependencies.map { dependency in
            let isOneOfSeveral = dependencies.count { $0.type == dependency.type } > 1
            return isOneOfSeveral && !dependency.arguments.isEmpty
                ? project.index.writtenName(of: dependency.parameter) : project.index.name(of: dependency.type)
        }
    }
}

extension Message {
    /// More names than these nobody reads.
    private static let namesShown = 10

    fileprivate static func takes(_ subject: String, _ names: [String], limit: Int) -> Message {
        let shown = names.prefix(names.count > namesShown ? namesShown - 1 : namesShown).joined(separator: ", ")
        let more = names.count > namesShown ? " and \(names.count - namesShown + 1) more" : ""
        return "\(subject) takes \(names.count) dependencies, more than \(limit): \(shown)\(more)"
    }

    fileprivate static func takesToo(_ count: Int) -> Message { "takes \(count) dependencies, too" }
}
