import SwiftFacts

/// An initializer takes a factory by its concrete type.
struct ConcreteFactory: Rule {
    let info = RuleInfo(
        id: "concrete-factory", severity: .note,
        settings: [.roles],
        summary: "An initializer takes a factory by its concrete type.",
        why: """
            With the factory come all the types that it makes and all that those are made of: a test cannot put \
            anything else in their place.
            """,
        fix: "Take a protocol with the creating methods that are called.",
        bad: """
            final class LetterViewModel {
                func open() {}
            }
            final class ScreenFactory {
                func makeLetterViewModel() -> LetterViewModel { LetterViewModel() }
            }
            final class MailCoordinator {
                private let factory: ScreenFactory
                init(factory: ScreenFactory) { self.factory = factory }
                //   ^ note: [concrete-factory]
                func start() { factory.makeLetterViewModel().open() }
            }
            """,
        good: """
            final class LetterViewModel {
                func open() {}
            }
            protocol LetterFactory {
                func makeLetterViewModel() -> LetterViewModel
            }
            final class ScreenFactory: LetterFactory {
                func makeLetterViewModel() -> LetterViewModel { LetterViewModel() }
            }
            final class MailCoordinator {
                private let factory: LetterFactory
                init(factory: LetterFactory) { self.factory = factory }
                func start() { factory.makeLetterViewModel().open() }
            }
            """)

    func findings(in project: Project) -> [Finding] {
        var reader = JourneyReader(project)
        var findings: [Finding] = []
        var isOpen: [TypeID: Bool] = [:]
        for number in project.index.types.indices {
            let type = TypeID(number)
            let kind = project.index.types[number].kind
            guard kind == .class || kind == .actor || kind == .struct, !project.classification.excluded.contains(type),
                !keepsForOthers(type, in: project)
            else { continue }
            var ofType: [Finding] = []
            for injection in project.injections(of: type) {
                guard let finding = finding(injection, project, &reader), let factory = injection.dependency.instance
                else { continue }
                // Thousands may take one factory of thousands of methods.
                let isOpenFactory = isOpen[factory] ?? project.isOpenFactory(factory)
                isOpen[factory] = isOpenFactory
                if !isOpenFactory { ofType.append(finding) }
            }
            findings += ofType.uniqued()
        }
        return findings
    }

    /// Whether a type takes a factory only to make things of it, or is a value that keeps it for others to ask.
    private func keepsForOthers(_ type: TypeID, in project: Project) -> Bool {
        let roles = project.roles(of: type)
        return !roles.isDisjoint(with: [.factory, .container, .compositionRoot, .resolver])
            || roles.contains(.bundle) && project.index.types[type.index].kind == .struct
    }

    private func finding(_ injection: Injection, _ project: Project, _ reader: inout JourneyReader) -> Finding? {
        guard let factory = injection.dependency.instance, project.index.types[factory.index].kind != .protocol,
            !project.roles(of: factory).isDisjoint(with: [.factory, .container]),
            !project.isPart(factory, of: injection.type)
        else { return nil }
        // A container, and whatever else makes things by the way, is a factory to those who only let it make things.
        if !project.isNamedFactory(factory) || project.roles(of: factory).contains(.container) {
            let read = reader.membersRead(through: injection)
            guard !read.isEmpty, read.allSatisfy({ project.classification.isCreatingMethod($0) }) else { return nil }
        }
        // Whoever calls nothing of it needs no protocol: it is taken for nothing.
        let unused = reader.unusedJourney(of: injection.target)
        if let unused, !unused.isMentioned, unused.handovers.isEmpty { return nil }
        if reader.journey(of: injection.target).storages.contains(where: project.isDemandedAsItIs) { return nil }
        let subject = project.index.qualifiedName(of: injection.type)
        let dependency = project.index.qualifiedName(of: factory)
        let read = reader.membersRead(through: injection)
        let protocols = project.factoryProtocols(of: factory, for: read).map(project.index.qualifiedName(of:))
        // Whoever has it do nothing wants no factory.
        let isAsked = read.contains { if case .function = $0 { true } else { false } } || !reader.isOnlyRead(injection)
        let parts = isAsked ? [] : Set(read.map(project.taken(of:))).sorted()
        return Finding(
            rule: info.id, severity: info.severity, location: project.location(of: injection),
            message: .takes(subject, dependency),
            hint: parts.isEmpty
                ? .take(
                    protocols, of: dependency, by: subject,
                    for: needed(
                        of: dependency, read, caller(behind: unused, project, &reader), isHandedOn: unused != nil))
                : "Let \(subject) take \(parts.listed) instead of \(dependency)",
            subject: subject, dependency: dependency, parameter: project.index.text(injection.name))
    }

    /// What a protocol of a factory is to ask for.
    ///
    /// - Parameters:
    ///   - read: What the type uses of the factory.
    ///   - caller: Who calls it where the type only hands it on, as far as that is known.
    private func needed(of factory: String, _ read: [MemberID], _ caller: String?, isHandedOn: Bool) -> String {
        if let caller { return "the creating methods that \(caller) calls" }
        if read.contains(where: { if case .property = $0 { true } else { false } }) {
            return "what it uses of \(factory)"
        }
        return isHandedOn && read.isEmpty
            ? "the creating methods that are called by those who get it" : "the creating methods that it calls"
    }

    /// Who calls what a type only hands on, as far as it is followed; nil where the type does so itself.
    private func caller(behind journey: Journey?, _ project: Project, _ reader: inout JourneyReader) -> String? {
        guard let journey, !journey.handovers.isEmpty else { return nil }
        let chain = PipelineChain(along: journey.handovers, project, &reader)
        return chain.endsInUser ? chain.names.last : nil
    }
}

extension Project {
    /// Whether a factory is named so as well.
    fileprivate func isNamedFactory(_ type: TypeID) -> Bool {
        roles(of: type).contains(.factory) && index.isNamedFactory(type)
    }

    /// Whether a protocol asks for a property of that very type: whoever keeps it there can take no other.
    fileprivate func isDemandedAsItIs(_ id: PropertyID) -> Bool {
        let owner = owner(of: id)
        guard !owner.isNone else { return false }
        return index.ancestors[owner.index].contains { ancestor in
            index.types[ancestor.index].kind == .protocol
                && index.members.named(fact(id).name, of: ancestor).contains { entry in
                    guard case .property(let demanded) = entry.member else { return false }
                    return fact(demanded).flags.contains(.isRequirement) && type(of: demanded) == type(of: id)
                }
        }
    }

    /// The protocols that a factory conforms to, of those that demand what is called of it: factory protocols, or such as
    /// are none by their names. None where something is called that no protocol demands.
    fileprivate func factoryProtocols(of type: TypeID, for called: [MemberID]) -> [TypeID] {
        // Of one that leaves its products open nobody can ask more than that.
        let protocols = index.ancestors[type.index].filter {
            index.types[$0.index].kind == .protocol && !index.leavesTypesOpen($0)
        }
        let ofFactories = protocols.filter { roles(of: $0).contains(.factoryProtocol) }
        if called.isEmpty { return needed(of: ofFactories, for: called) }
        let found = needed(of: ofFactories, for: called)
        return found.isEmpty ? needed(of: protocols, for: called) : found
    }

    /// Those of several protocols that demand what is called; none where something is called that none demands.
    private func needed(of protocols: [TypeID], for called: [MemberID]) -> [TypeID] {
        var needed: Set<TypeID> = []
        for member in called {
            guard case .function(let id) = member,
                case let demanding = protocols.filter({ owner(of: id) == $0 || index.demands($0, id) }),
                !demanding.isEmpty
            else { return [] }
            needed.formUnion(demanding)
        }
        let wanted = called.isEmpty ? protocols : protocols.filter(needed.contains)
        // Who takes one that refines another takes both.
        return wanted.filter { one in !wanted.contains { index.ancestors[$0.index].contains(one) } }
    }

    /// Whether no protocol is needed or can be had: the factory is a struct of closures, is generic, gives out nothing but
    /// `some View`, or is a class whose creating methods are all there for subclasses of other modules.
    fileprivate func isOpenFactory(_ type: TypeID) -> Bool {
        if index.isGeneric(type) { return true }
        var properties: [ResolvedType] = []
        var makesNamed = false
        var makesOpaque = false
        var isForSubclasses = index.types[type.index].access == .open
        for entry in index.members.all(of: type) {
            switch entry.member {
            case .property(let id):
                if fact(id).flags.isDisjoint(with: [.isStatic, .isComputed]) { properties.append(self.type(of: id)) }
            case .function(let id):
                guard classification.isCreatingMethod(id), fact(id).access > .fileprivate else { continue }
                let result = index.files[id.fileIndex].typeNodes[Int(fact(id).result.rawValue)]
                if result.kind == .opaque { makesOpaque = true } else { makesNamed = true }
                if fact(id).access != .open { isForSubclasses = false }
            }
        }
        if isForSubclasses && makesNamed || makesOpaque && !makesNamed { return true }
        return !properties.isEmpty && properties.allSatisfy { $0.wrappers.contains(.function) }
    }
}

extension Message {
    fileprivate static func takes(_ subject: String, _ factory: String) -> Message {
        "\(subject) takes the factory \(factory) by its concrete type"
    }
}

extension String {
    /// - Parameter needed: What a protocol that there is not yet asks for.
    fileprivate static func take(
        _ protocols: [String], of factory: String, by subject: String, for needed: String
    ) -> String {
        switch protocols.count {
        case 0:
            "Let \(subject) take a protocol with \(needed), and \(factory) conform to it"
        case 1: "Let \(subject) take the protocol \(protocols[0])"
        default: "Let \(subject) take what it calls of \(protocols.sorted().joined(separator: ", "))"
        }
    }
}
