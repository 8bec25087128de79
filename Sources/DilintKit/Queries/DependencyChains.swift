/// The shortest chains of dependencies from one type to another: the answer to `dilint why`.
package struct DependencyChains: Sendable, Equatable {
    /// That one type depends on the next.
    package struct Hop: Sendable, Equatable {
        package var from: String
        package var to: String
        package var kind: Kind
        /// Not at construction time.
        package var isDeferred: Bool
        package var location: Location

        package enum Kind: Sendable, Equatable {
            /// injects, holds, constructs, makes, provides, implements, locates.
            case dependency(String)
            /// From a class to its superclass, or between protocols.
            case inheritance
            /// From a protocol to what stands behind it, or to one of several that may.
            case implementation(among: Int)

            /// Whether the one does depend on the other, not only perhaps.
            package var isCertain: Bool {
                if case .implementation(let candidates) = self { candidates == 1 } else { true }
            }
        }

        package init(from: String, to: String, kind: Kind, isDeferred: Bool, location: Location) {
            self.from = from
            self.to = to
            self.kind = kind
            self.isDeferred = isDeferred
            self.location = location
        }
    }

    /// Names of the question that stand for several types: the chains are those of any of them.
    package struct Namesakes: Sendable, Equatable {
        package var name: String
        /// Sorted by place.
        package var types: [TypeTrace.Stop]

        package init(name: String, types: [TypeTrace.Stop]) {
            self.name = name
            self.types = types
        }
    }

    package var from: String
    package var to: String
    package var namesakes: [Namesakes] = []
    /// All of the same length, no more than were asked for; empty where no chain leads there. Where some are certain, those
    /// alone.
    package var chains: [[Hop]]
    /// Whether there are more chains of that length.
    package var isCut: Bool
    /// Whether a certain chain leads the other way; only told where none leads this way.
    package var isReverse: Bool

    package init(from: String, to: String, chains: [[Hop]], isCut: Bool = false, isReverse: Bool = false) {
        self.from = from
        self.to = to
        self.chains = chains
        self.isCut = isCut
        self.isReverse = isReverse
    }
}

extension DependencyChains {
    /// - Complexity: O(types + dependencies)
    init(from start: String, to end: String, limit: Int, in project: Project) throws(QueryError) {
        let types = NamedTypes(project)
        let starts = try types.nodes(named: start)
        let ends = try types.nodes(named: end)
        if let common = starts.first(where: ends.contains) { throw .sameType(types.name(of: common)) }
        let search = ChainSearch(project)
        var paths = search.paths(from: starts, to: ends, limit: limit + 1, isCertain: true)
        if paths.isEmpty { paths = search.paths(from: starts, to: ends, limit: limit + 1, isCertain: false) }
        let chains = paths.prefix(limit).map { path in path.map { search.hop($0, types) } }
        self.init(
            from: starts.count == 1 ? types.name(of: starts[0]) : start,
            to: ends.count == 1 ? types.name(of: ends[0]) : end, chains: Array(chains), isCut: paths.count > limit,
            isReverse: paths.isEmpty && !search.paths(from: ends, to: starts, limit: 1, isCertain: true).isEmpty)
        for (name, nodes) in [(start, starts), (end, ends)] where nodes.count > 1 {
            let stops = nodes.compactMap { node in
                project.declaration(of: TypeID(node)).map { TypeTrace.Stop(types.name(of: node), $0) }
            }
            namesakes.append(Namesakes(name: name, types: stops.sorted(by: TypeTrace.Stop.precedes)))
        }
    }
}

/// The type graph, with the ways from protocols to what implements them.
///
/// Each type is three nodes: as itself; as something that another type implements or inherits from, of which no way leads
/// to implementations, for two implementations of a protocol do not depend on one another; and as what stands behind a
/// protocol that only gives something out, of which no way leads anywhere, for whoever takes a `HasAPI` gets an API, and
/// nothing of what else its container is made of.
private struct ChainSearch {
    struct Step {
        var kind: DependencyChains.Hop.Kind
        var isDeferred: Bool
        var location: Location
    }

    /// What a node stands for.
    private enum Face: Int, CaseIterable {
        case itself, supertype, giver

        func node(of type: Int) -> Int { Self.allCases.count * type + rawValue }

        static func type(of node: Int) -> Int { node / allCases.count }
    }

    private let edges: [Edge<Step>]
    private let typeCount: Int

    init(_ project: Project) {
        let graph = Digraph(
            nodeCount: project.types.graph.nodeCount,
            edges: project.types.graph.edges + ValueConstructions(in: project).edges)
        typeCount = graph.nodeCount
        let outsideNodes = Dictionary(
            zip(project.types.outsideNames, project.index.types.count...), uniquingKeysWith: { first, _ in first })
        var edges: [Edge<Step>] = []
        for number in 0..<typeCount {
            let isOfProject = number < project.index.types.count
            guard let node = isOfProject ? project.types.node(of: TypeID(number), in: project.index) : number else {
                continue
            }
            func add(_ step: Step, to target: Int, ofHeirs inherited: Int? = nil) {
                edges.append(Edge(from: Face.itself.node(of: node), to: target, step))
                edges.append(Edge(from: Face.supertype.node(of: node), to: inherited ?? target, step))
            }
            var targets: Set<Int> = []
            for edge in Self.foremost(graph.edges(from: number)) where edge.target != node {
                let isSupertype = edge.label.kind == .implements
                let step = Step(
                    kind: isSupertype && project.inherits(TypeID(number), from: edge.target)
                        ? .inheritance : .dependency(edge.label.kind.rawValue),
                    isDeferred: edge.label.isDeferred && !isSupertype,
                    location: project.index.location(file: Int(edge.label.file), offset: edge.label.offset))
                // What stands behind the bound of a superclass's parameter is each heir's own.
                add(
                    step, to: (isSupertype ? Face.supertype : .itself).node(of: edge.target),
                    ofHeirs: edge.label.boundsParameter ? Face.supertype.node(of: edge.target) : nil)
                if !isSupertype { targets.insert(edge.target) }
            }
            guard project.givesByProperties(node) else { continue }
            for gift in project.gifts(of: TypeID(node), outsideNodes)
            where gift.node != node && targets.insert(gift.node).inserted {
                add(
                    Step(
                        kind: .dependency(TypeEdgeKind.provides.rawValue), isDeferred: gift.isDeferred,
                        location: gift.location),
                    to: Face.itself.node(of: gift.node))
            }
        }
        for number in project.index.types.indices where project.index.types[number].kind == .protocol {
            let start = Face.itself.node(of: number)
            let face = project.onlyGives(TypeID(number)) ? Face.giver : .itself
            let declared = Self.implementations(of: TypeID(number), in: project)
            let fromElsewhere = Self.implementationsFromElsewhere(of: TypeID(number), in: project)
            let kind = DependencyChains.Hop.Kind.implementation(among: declared.count + fromElsewhere.count)
            for type in declared {
                guard let location = project.declaration(of: type) else { continue }
                let step = Step(kind: kind, isDeferred: false, location: location)
                edges.append(Edge(from: start, to: face.node(of: type.index), step))
            }
            for type in fromElsewhere {
                guard let node = outsideNodes[project.index.types[type.index].name],
                    let location = project.conformance(of: type, to: TypeID(number))
                else { continue }
                let step = Step(kind: kind, isDeferred: false, location: location)
                edges.append(Edge(from: start, to: face.node(of: node), step))
            }
        }
        self.edges = edges
    }

    /// Of parallel edges the one that says most, in the order of the places they stand at.
    private static func foremost(_ edges: ArraySlice<Edge<TypeEdge>>) -> [Edge<TypeEdge>] {
        var best: [Int: Edge<TypeEdge>] = [:]
        for edge in edges {
            if let known = best[edge.target], rank(known.label) <= rank(edge.label) { continue }
            best[edge.target] = edge
        }
        return best.values.sorted {
            ($0.label.file, $0.label.offset, $0.target) < ($1.label.file, $1.label.offset, $1.target)
        }
    }

    private static func rank(_ edge: TypeEdge) -> Int {
        let kinds: [TypeEdgeKind] = [.injects, .constructs, .makes, .provides, .locates, .holds, .implements]
        return 2 * (kinds.firstIndex(of: edge.kind) ?? kinds.count) + (edge.isDeferred ? 1 : 0)
    }

    /// What a value of a protocol's type is: what the project says it is, else all that conform to it.
    private static func implementations(of type: TypeID, in project: Project) -> [TypeID] {
        if let bound = project.bindings.concrete(type, inside: .none, index: project.index) { return [bound] }
        return Array(project.bindings.conformers(of: type))
    }

    private static func implementationsFromElsewhere(of type: TypeID, in project: Project) -> [TypeID] {
        let isBound = project.bindings.concrete(type, inside: .none, index: project.index) != nil
        return isBound ? [] : Array(project.bindings.outsideConformers(of: type))
    }

    /// Shortest paths, as edges between types.
    ///
    /// - Parameter isCertain: Only those that a protocol does not lead to one of several implementations: where each of many
    ///   coordinators holds others, `var children: [Coordinator]`, any of them would lead to all.
    func paths(from starts: [Int], to ends: [Int], limit: Int, isCertain: Bool) -> [[Edge<Step>]] {
        let source = Face.itself.node(of: typeCount)
        let sink = source + 1
        let nowhere = Step(
            kind: .inheritance, isDeferred: false, location: Location(path: "", line: 0, column: 0))
        var edges = isCertain ? edges.filter(\.label.kind.isCertain) : edges
        for start in starts { edges.append(Edge(from: source, to: Face.itself.node(of: start), nowhere)) }
        for end in ends {
            for face in Face.allCases { edges.append(Edge(from: face.node(of: end), to: sink, nowhere)) }
        }
        return Digraph(nodeCount: sink + 1, edges: edges)
            .shortestPaths(from: source, to: sink, limit: limit)
            .map { Array($0.dropFirst().dropLast()) }
    }

    func hop(_ edge: Edge<Step>, _ types: NamedTypes) -> DependencyChains.Hop {
        DependencyChains.Hop(
            from: types.name(of: Face.type(of: edge.source)), to: types.name(of: Face.type(of: edge.target)),
            kind: edge.label.kind, isDeferred: edge.label.isDeferred, location: edge.label.location)
    }
}

extension Project {
    /// Whether what a type has above it is a superclass, or what a protocol has above it.
    fileprivate func inherits(_ type: TypeID, from node: Int) -> Bool {
        index.types[type.index].kind == .protocol || index.inheritance[type.index].superclass?.index == node
    }
}
