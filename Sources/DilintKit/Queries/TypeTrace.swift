import SwiftFacts

/// One dependency's journey through the project: the answer to `dilint trace`.
package struct TypeTrace: Sendable, Equatable {
    /// A place of the journey.
    package struct Stop: Sendable, Hashable {
        /// What happens there: `AppContainer.api`, `Feed hands it to FeedCell`.
        package var text: String
        package var location: Location

        package init(_ text: String, _ location: Location) {
            self.text = text
            self.location = location
        }
    }

    /// Qualified, by the module too where another type has that name.
    package var name: String
    /// class, actor, struct, enum, protocol, external.
    package var kind: String
    /// Where it is declared; nil for a type from elsewhere.
    package var location: Location?
    /// What stands behind a protocol, or the protocols that stand for this type alone.
    package var otherNames: [Stop] = []
    package var providers: [Stop] = []
    package var constructions: [Stop] = []
    /// In the order of the way that it takes.
    package var carriers: [Stop] = []
    package var users: [Stop] = []
    /// Take it for nothing.
    package var idle: [Stop] = []

    package init(name: String, kind: String, location: Location?) {
        self.name = name
        self.kind = kind
        self.location = location
    }
}

extension TypeTrace {
    /// One for each type that a name stands for, in the order of their places.
    ///
    /// - Complexity: O(facts) each
    static func traces(of name: String, in project: Project) throws(QueryError) -> [TypeTrace] {
        let types = NamedTypes(project)
        return try types.nodes(named: name).map { TypeTrace(of: $0, types, in: project) }.sorted { left, right in
            guard let one = left.location, let other = right.location else { return false }
            return one < other
        }
    }

    private init(of node: Int, _ types: NamedTypes, in project: Project) {
        guard node < project.index.types.count else {
            self.init(name: types.name(of: node), kind: "external", location: nil)
            var reader = TraceReader(project, family: [], nodes: [node])
            reader.readInjections()
            noteUses(reader)
            return
        }
        let family = Self.family(of: TypeID(node), in: project)
        self.init(
            name: types.name(of: node), kind: "\(project.index.types[node].kind)",
            location: project.declaration(of: TypeID(node)))
        let others = family.filter { $0.index != node }
        let outside = project.bindings.outsideConformers(of: TypeID(node)).map { type in
            (project.index.qualifiedName(of: type), project.conformance(of: type, to: TypeID(node)))
        }
        otherNames = (others.map { (types.name(of: $0.index), project.declaration(of: $0)) } + outside)
            .compactMap { name, location in location.map { Stop(name, $0) } }
            .sorted(by: Stop.precedes)
        var reader = TraceReader(project, family: family, nodes: family.map(\.index))
        providers = reader.providers()
        constructions = reader.constructions()
        reader.readInjections()
        reader.readMembers()
        reader.readCalls()
        noteUses(reader)
        if [providers, constructions, carriers, users, idle].allSatisfy(\.isEmpty) {
            users = Stop.inOrder(reader.callers())
        }
    }

    /// Where it goes, when all that takes it is read.
    private mutating func noteUses(_ reader: TraceReader) {
        carriers = reader.carriers()
        let dependents = reader.dependents()
        // What is asked for where it is used is one thing.
        let places = Set(dependents.map(\.location))
        users = Stop.inOrder(reader.users.filter { !places.contains($0.location) } + dependents)
        idle = Stop.inOrder(reader.idle)
    }

    /// The types whose values are the same thing: a protocol with what implements it; a class with the protocols that
    /// nothing else stands behind.
    private static func family(of type: TypeID, in project: Project) -> [TypeID] {
        var family: Set = [type]
        if project.index.types[type.index].kind == .protocol {
            family.formUnion(project.bindings.conformers(of: type))
        } else {
            for ancestor in project.index.ancestors[type.index]
            where project.index.types[ancestor.index].kind == .protocol
                && project.bindings.concrete(ancestor, inside: .none, index: project.index) == type
            {
                family.insert(ancestor)
            }
        }
        return family.sorted { $0.index < $1.index }
    }
}

extension TypeTrace.Stop {
    static func precedes(_ left: TypeTrace.Stop, _ right: TypeTrace.Stop) -> Bool {
        (left.location, left.text) < (right.location, right.text)
    }

    /// By their places, each once: several initializers may take the same thing.
    fileprivate static func inOrder(_ stops: [TypeTrace.Stop]) -> [TypeTrace.Stop] {
        stops.sorted(by: precedes).reduce(into: []) { told, stop in
            if told.last != stop { told.append(stop) }
        }
    }
}

extension Project {
    /// Where a type of the project is declared.
    func declaration(of type: TypeID) -> Location? {
        index.parts(of: type).first.map { part in
            index.location(
                file: part.fileIndex, offset: index.files[part.fileIndex].types[part.index].nameOffset)
        }
    }

    /// Where an extension makes a type from elsewhere conform to a protocol.
    func conformance(of type: TypeID, to conformed: TypeID) -> Location? {
        let part = index.parts(of: type).first { part in
            let facts = index.files[part.fileIndex]
            return facts.types[part.index].inherited.contains { row in
                let reference = facts.inheritances[Int(row)]
                let scope = TypeScope(file: part.fileIndex, type: part.row)
                guard let found = index.resolve(reference, in: scope).nominalHead else { return false }
                return found == conformed || index.ancestors[found.index].contains(conformed)
            }
        }
        return part.map { part in
            index.location(
                file: part.fileIndex, offset: index.files[part.fileIndex].types[part.index].nameOffset)
        }
    }
}
