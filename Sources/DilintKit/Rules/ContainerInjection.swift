import SwiftFacts

/// A type that assembles nothing takes a whole container.
struct ContainerInjection: Rule {
    let info = RuleInfo(
        id: "container-injection", severity: .warning,
        settings: [.roles],
        summary: "A type that assembles nothing takes a whole container or resolver.",
        why: """
            Its initializer does not say what it needs, so everything in the container may be used, and a test must \
            provide all of it.
            """,
        fix: "Take the few dependencies that are used, or a narrow protocol that the container conforms to.",
        bad: """
            final class Mailer { func send() {} }
            final class Archive { func keep() {} }
            final class AppContainer {
                lazy var mailer = Mailer()
                lazy var archive = Archive()
            }
            final class InboxModel {
                private let container: AppContainer
                init(container: AppContainer) { self.container = container }
                //   ^ warning: [container-injection]
                func reply() { container.mailer.send() }
            }
            """,
        good: """
            final class Mailer { func send() {} }
            final class InboxModel {
                private let mailer: Mailer
                init(mailer: Mailer) { self.mailer = mailer }
                func reply() { mailer.send() }
            }
            """)

    func findings(in project: Project) -> [Finding] {
        var reader = JourneyReader(project)
        var findings: [Finding] = []
        for number in project.index.types.indices {
            let type = TypeID(number)
            let kind = project.index.types[number].kind
            guard kind == .class || kind == .actor || kind == .struct, !project.classification.excluded.contains(type),
                project.roles(of: type).isDisjoint(
                    with: [.factory, .container, .compositionRoot, .resolver, .parameterObject, .bundle]),
                !project.isPropertyWrapper(type), !project.classification.isContainerByName(type)
            else { continue }
            var ofType: [Finding] = []
            for injection in project.injections(of: type) where !project.isDecorator(type, of: injection.dependency) {
                if let finding = finding(injection, project, &reader), !reader.fills(injection) {
                    ofType.append(finding)
                }
            }
            findings += ofType.uniqued()
        }
        return findings
    }

    /// A library's container or resolver, which no source declares.
    private func libraryFinding(
        _ injection: Injection, _ project: Project, _ reader: inout JourneyReader
    ) -> Finding? {
        guard project.isLibraryContainer(injection.dependency, file: project.file(naming: injection)),
            !reader.isIgnored(injection)
        else { return nil }
        let subject = project.index.qualifiedName(of: injection.type)
        let dependency = project.index.name(of: injection.dependency)
        return Finding(
            rule: info.id, severity: info.severity, location: injection.location,
            message: .takes(subject, dependency), hint: .take([], of: dependency, handsOn: false, asks: false),
            subject: subject, dependency: dependency, parameter: project.index.text(injection.name))
    }

    private func finding(_ injection: Injection, _ project: Project, _ reader: inout JourneyReader) -> Finding? {
        if injection.dependency.head == .external { return libraryFinding(injection, project, &reader) }
        guard let container = injection.dependency.instance,
            !project.roles(of: container).isDisjoint(with: [.container, .containerProtocol, .resolver]),
            !project.index.isNested(container, in: injection.type)
        else { return nil }
        let read = reader.membersRead(through: injection)
        if !read.isEmpty, read.allSatisfy({ project.classification.isCreatingMethod($0) }) { return nil }
        // What gives out anything is not narrow, whoever asks it.
        if !project.roles(of: container).contains(.resolver), project.isMadeFor(injection, container, read, &reader) {
            return nil
        }
        // What nobody looks at is unused-dependency's; what cannot be placed may be all creating methods.
        if read.isEmpty, reader.isIgnored(injection) { return nil }
        let subject = project.index.qualifiedName(of: injection.type)
        let dependency = project.index.qualifiedName(of: container)
        let asked = reader.productsAsked(of: injection)
        let named = read.filter { asked.isEmpty || !project.givesWhatIsAskedFor($0) }
        let used = Set(asked + named.map(project.taken(of:))).sorted()
        return Finding(
            rule: info.id, severity: info.severity, location: injection.location,
            message: .takes(subject, dependency),
            hint: .take(
                used, of: dependency, handsOn: !reader.journey(of: injection.target).handovers.isEmpty,
                asks: !asked.isEmpty),
            subject: subject, dependency: dependency, parameter: project.index.text(injection.name))
    }
}

extension Project {
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
        guard let attribute = index.linked.names.find("propertyWrapper") else { return false }
        return index.parts(of: type).contains { part in
            let facts = index.files[part.fileIndex]
            return facts.types[part.index].attributes.contains { facts.attributes[Int($0)].name == attribute }
        }
    }

    /// Whether a type conforms to what it takes.
    fileprivate func isDecorator(_ type: TypeID, of dependency: ResolvedType) -> Bool {
        let inheritance = index.inheritance[type.index]
        if dependency.head == .external { return inheritance.outsideAncestors.contains(NameID(dependency.id)) }
        return dependency.instance.map { inheritance.ancestors.contains($0) } ?? false
    }

    /// Whether a call is one of a generic function that gives out what it is asked for.
    fileprivate func isAsking(_ call: Call) -> Bool {
        guard case .function(let id) = call.callee else { return false }
        return givesWhatIsAskedFor(.function(id))
    }

    /// Whether a member is a function that gives out what it is asked for.
    fileprivate func givesWhatIsAskedFor(_ member: MemberID) -> Bool {
        guard case .function(let id) = member else { return false }
        return index.resultType(of: id).isGenericProduct
    }

    /// Whether a container protocol is narrow: made for this one type, which uses all its members; handing one on is
    /// not using it.
    fileprivate func isMadeFor(
        _ injection: Injection, _ container: TypeID, _ read: [MemberID], _ reader: inout JourneyReader
    ) -> Bool {
        guard index.types[container.index].kind == .protocol else { return false }
        let bearsItsName = index.text(index.types[container.index].name).hasPrefix(
            index.text(index.types[injection.type.index].name))
        guard bearsItsName || types.takers(of: container) == [injection.type] else { return false }
        let members = mentions.members(through: reader.carriers(of: injection))
        let mentions = Dictionary(members.map { ($0.member, $0.mentions) }, uniquingKeysWith: +)
        return index.members.all(of: container).allSatisfy { entry in
            switch entry.member {
            case .property(let id):
                // What is no dependency may be read for what it says, or not at all.
                return !fact(id).flags.contains(.isRequirement) || !classification.isDependency(property: id)
                    || reader.journey(ofMember: mentions[id] ?? [], in: injection.type).isUsed
            case .function(let id): return !fact(id).flags.contains(.isRequirement) || read.contains(entry.member)
            }
        }
    }

    /// What can be taken instead of a member: nobody takes a method.
    fileprivate func taken(of member: MemberID) -> String {
        switch member {
        case .property(let id): index.text(fact(id).name)
        case .function(let id):
            "what `\(index.text(fact(id).name))` "
                + (index.resultType(of: id).head == .void ? "does" : "gives")
        }
    }
}

extension JourneyReader {
    /// Whether a type registers something with the container that it takes: filling one is assembling.
    fileprivate mutating func fills(_ injection: Injection) -> Bool {
        guard project.resolverCode.registrars.contains(injection.type) else { return false }
        let carriers = carriers(of: injection)
        return project.index.parts(of: injection.type).contains { part in
            project.uses[part.fileIndex].wiring.registrations.contains { registration in
                guard case .carrier(let told) = registration.receiver, registration.typeRow >= 0 else { return false }
                return carriers.contains(told)
                    && project.index.table.type(file: part.fileIndex, row: registration.typeRow) == injection.type
            }
        }
    }

    /// What a type asks a resolver for that it takes, as far as its calls say so.
    ///
    /// - Complexity: O(mentions + calls of the bodies that they stand in)
    fileprivate mutating func productsAsked(of injection: Injection) -> [String] {
        let carriers = carriers(of: injection)
        var bodies: Set<BodyID> = []
        for carrier in carriers {
            for mention in project.mentions.mentions(of: carrier) where !project.isExcluded(mention.site) {
                if case .member(.function?, _) = mention.flow { bodies.insert(mention.site.bodyID) }
            }
        }
        var products: [String] = []
        for body in bodies {
            let calls = project.uses[body.fileIndex].calls
            for call in calls[calls.range(of: Int32(body.index), by: \.site.body)] {
                guard let carrier = call.baseCarrier, carriers.contains(carrier), project.isAsking(call) else {
                    continue
                }
                if let product = project.product(of: call) { products.append(product) }
            }
        }
        return products
    }
}

extension Message {
    fileprivate static func takes(_ subject: String, _ container: String) -> Message {
        "\(subject) takes the whole container \(container)"
    }
}

extension String {
    /// - Parameters:
    ///   - used: What it is read or asked for.
    ///   - handsOn: The container itself is handed on, too.
    ///   - asks: It is asked rather than read.
    fileprivate static func take(_ used: [String], of container: String, handsOn: Bool, asks: Bool) -> String {
        let names = used.joined(separator: ", ")
        return switch used.count {
        case 0: "Take what is needed of \(container) instead"
        case 1...4 where handsOn:
            "Take \(names), and a factory for what is handed \(container), instead of \(container)"
        case 1...4: "Take \(names) instead of \(container)"
        case _ where asks: "Take the \(used.count) dependencies that \(container) is asked for instead"
        default: "Take a narrow protocol with the \(used.count) members that are used instead of \(container)"
        }
    }
}
