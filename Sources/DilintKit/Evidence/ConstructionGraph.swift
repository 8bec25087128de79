import SwiftFacts

/// What making an instance of a class or actor cannot do without: initializers' dependencies, through bindings, and what
/// is constructed on the way. A ring of it can never be made.
struct ConstructionGraph {
    /// How an instance comes to be there; a type has a node for each.
    private enum Way: Int, CaseIterable {
        /// Somebody has one, however it was made.
        case given
        /// Its initializer runs for a maker that hands `self` in, which asks nobody for a maker.
        case forMaker
        /// Its initializer runs with nothing handed in, which evaluates the default arguments.
        case ofNothing
        /// It has handed itself to what it makes: what it constructs it has or is about to have, what it takes it was given.
        case handingItself

        init(_ handed: TypeEdge.Handed) {
            switch handed {
            case .maker: self = .forMaker
            case .nothing: self = .ofNothing
            case .others: self = .given
            }
        }
    }

    private typealias Need = (of: TypeID, edge: Edge<TypeEdge>)

    private(set) var graph: Digraph<TypeEdge>
    private let typeCount: Int

    /// O(edges of the type graph)
    init(of project: Project) {
        typeCount = project.index.types.count
        graph = Digraph(nodeCount: 0, edges: [])
        var edges: [Edge<TypeEdge>] = []
        var handed: Set<Handing> = []
        let needs = Self.needs(in: project, &handed)
        var implementations = Implementations(project)
        for (user, edge) in needs {
            guard let target = implementations.only(of: TypeID(edge.target), inside: user),
                project.index.types[target.index].isReference
            else { continue }
            let isMaker = edge.label.kind == .injects && handed.contains(Handing(maker: target, made: user))
            var label = edge.label
            if target.index != edge.target { label.through = TypeID(edge.target) }
            edges += steps(from: user, to: target, label, as: isMaker ? .handingItself : Way(label.handed))
        }
        graph = Digraph(nodeCount: typeCount * Way.allCases.count, edges: edges)
    }

    /// That a type hands itself to what it makes.
    private struct Handing: Hashable {
        var maker: TypeID
        var made: TypeID
    }

    /// Whom their makers hand `self`, be it later: who is handed the maker that there is asks nobody for another one.
    ///
    ///     private(set) lazy var helm = Helm(ship: self)
    private static func handedTheirMakers(in project: Project) -> Set<Handing> {
        var handed: Set<Handing> = []
        for uses in project.uses {
            for call in uses.calls where call.hasSelfArgument {
                guard let made = made(by: call, in: project) else { continue }
                handed.insert(Handing(maker: project.index.enclosingType(of: call.site), made: made))
            }
        }
        return handed
    }

    /// What a call makes, itself or by a method that gives it back.
    private static func made(by call: Call, in project: Project) -> TypeID? {
        switch call.callee {
        case .construction(let type, _): return type
        case .function(let id):
            return project.index.resultType(of: id).instance.flatMap {
                project.bindings.concrete($0, inside: .none, index: project.index)
            }
        case .outsideConstruction, .delegation, .unresolved: return nil
        }
    }

    func type(of node: Int) -> TypeID { TypeID(node % typeCount) }

    private func node(_ type: TypeID, _ way: Way) -> Int { type.index + typeCount * way.rawValue }

    private func steps(from user: TypeID, to target: TypeID, _ need: TypeEdge, as made: Way) -> [Edge<TypeEdge>] {
        func step(_ way: Way, to targetWay: Way) -> Edge<TypeEdge> {
            Edge(from: node(user, way), to: node(target, targetWay), need)
        }
        var steps: [Edge<TypeEdge>] = []
        if need.kind == .constructs { steps.append(step(.ofNothing, to: made)) }
        if need.isDefault { return steps }
        steps.append(step(.given, to: made))
        if need.kind == .injects { steps.append(step(.handingItself, to: made)) }
        // Whoever is handed its maker hands on what it was handed.
        if need.kind == .constructs {
            steps.append(step(.forMaker, to: made == .ofNothing ? .ofNothing : .forMaker))
        }
        // Whatever it is made of, its initializer takes what it takes.
        if made == .ofNothing { steps.append(step(.given, to: .given)) }
        return steps
    }

    // MARK: Needs

    /// The edges of the type graph that no construction of their source can do without, and what subclasses have of them;
    /// those that no ring can hold are left out.
    ///
    /// - Parameter handed: Filled with who hands itself to what it makes, if there are any needs.
    private static func needs(in project: Project, _ handed: inout Set<Handing>) -> [Need] {
        let strict = strictEdgesInRings(in: project)
        if strict.isEmpty { return [] }
        handed = handedTheirMakers(in: project)
        var initializers = DesignatedInitializers(project, strict)
        let own = strict.filter { edge in
            edge.label.kind == .injects ? initializers.allTake(edge) : initializers.allConstruct(edge)
        }
        let direct = own.flatMap { edge in
            let members = membersNeeded(by: edge, in: project)
            if members.isEmpty { return [edge] }
            return members.filter { member in
                let maker = project.bindings.concrete(member, inside: .none, index: project.index) ?? member
                return !handed.contains(Handing(maker: maker, made: TypeID(edge.target)))
            }.map { Edge(from: edge.source, to: $0.index, edge.label) }
        }
        return direct.map { (TypeID($0.source), $0) } + inherited(direct, &initializers, project)
    }

    /// What a parameter object cannot be made without that an initializer takes, which needs that as well; empty for all
    /// else.
    ///
    ///     struct Parts { let bell: any Bell }
    ///     final class Tower { init(parts: Parts) { … } }
    private static func membersNeeded(by edge: Edge<TypeEdge>, in project: Project) -> [TypeID] {
        let bag = TypeID(edge.target)
        guard edge.label.kind == .injects, project.index.types[bag.index].kind == .struct,
            project.roles(of: bag).contains(.parameterObject), project.index.hasMemberwiseInitializer(bag)
        else { return [] }
        return project.classification.shapes.instanceProperties[bag.index].compactMap { id in
            let type = project.type(of: id)
            guard project.fact(id).flags.isDisjoint(with: [.isComputed, .isLazy, .hasInitialValue]),
                type.wrappers.isDisjoint(with: [.optional, .collection, .function, .deferred, .metatype]),
                project.classification.isDependency(property: id), !project.index.isWrapped(id)
            else { return nil }
            return type.instance
        }
    }

    /// The edges of constructions between types that reach one another by such edges: most of all types reach nobody who
    /// reaches them, and what their construction can do without takes longer to find out.
    private static func strictEdgesInRings(in project: Project) -> [Edge<TypeEdge>] {
        let index = project.index
        let edges = project.types.graph.edges
        func target(of edge: Int) -> Int? {
            project.bindings.concrete(TypeID(edges[edge].target), inside: .none, index: index)?.index
        }
        let strict = edges.indices.filter { edge in
            (edges[edge].label.isStrict || edges[edge].label.isDefault) && edges[edge].target < index.types.count
                && index.types[edges[edge].source].isReference
        }
        var ways: [Edge<Void>] = []
        /// By edge that hands over a parameter object: what that is made of.
        var members: [Int: [Int]] = [:]
        for edge in strict {
            let needed = membersNeeded(by: edges[edge], in: project)
            if !needed.isEmpty {
                members[edge] = needed.compactMap { project.bindings.concrete($0, inside: .none, index: index)?.index }
            }
            for target in members[edge] ?? [target(of: edge)].compactMap(\.self) {
                ways.append(Edge(from: edges[edge].source, to: target, ()))
            }
        }
        // What a class inherits it has by way of its superclass.
        for type in index.types.indices {
            if let superclass = index.inheritance[type].superclass {
                ways.append(Edge(from: type, to: superclass.index, ()))
            }
        }
        guard let rings = Digraph(nodeCount: index.types.count, edges: ways).ringNumbers() else { return [] }
        return strict.filter { edge in
            (members[edge] ?? [target(of: edge)].compactMap(\.self)).contains { target in
                rings[target] >= 0 && rings[edges[edge].source] == rings[target]
            }
        }.map { edges[$0] }
    }

    /// How many needs a class inherits at the most, those of the nearest superclass first: far above what any does. It
    /// keeps thousands of subclasses of one with thousands of needs from taking quadratic room.
    private static let inheritedNeeds = 32

    /// What subclasses need because their superclasses do: what those construct and, where a subclass has no
    /// initializer of its own, what theirs take. O(types * depth of inheritance)
    private static func inherited(
        _ edges: [Edge<TypeEdge>], _ initializers: inout DesignatedInitializers, _ project: Project
    ) -> [Need] {
        let own = Dictionary(grouping: edges, by: \.source)
        guard !own.isEmpty else { return [] }
        var found: [Need] = []
        for (number, type) in project.index.types.enumerated() where type.kind == .class {
            let heir = TypeID(number)
            if project.index.inheritance[number].superclass == nil { continue }
            guard !project.classification.excluded.contains(heir) else { continue }
            var inheritsInitializers = !initializers.hasAny(heir)
            var left = inheritedNeeds
            for ancestor in project.index.upwards(from: heir).dropFirst() where left > 0 {
                for edge in (own[ancestor.index] ?? []).prefix(left)
                where inheritsInitializers || edge.label.kind == .constructs {
                    found.append((heir, edge))
                    left -= 1
                }
                inheritsInitializers = inheritsInitializers && !initializers.hasAny(ancestor)
            }
        }
        return found
    }
}

/// What protocols are bound to, as far as nothing else that conforms to them is made.
private struct Implementations {
    private let project: Project
    private lazy var constructed = Self.constructed(in: project)
    /// Whether another type than the one that it is bound to conforms to a protocol and is made.
    private var haveOthers: [TypeID: Bool] = [:]

    init(_ project: Project) { self.project = project }

    /// The type that whoever needs one is handed; nil where it may be another one, whatever a container says.
    mutating func only(of needed: TypeID, inside user: TypeID) -> TypeID? {
        guard let target = project.bindings.concrete(needed, inside: user, index: project.index) else { return nil }
        let hasOthers =
            haveOthers[needed]
            ?? project.bindings.conformers(of: needed).contains { $0 != target && constructed.contains($0) }
        haveOthers[needed] = hasOthers
        return hasOthers ? nil : target
    }

    /// The types that code which ships constructs.
    private static func constructed(in project: Project) -> Set<TypeID> {
        var found: Set<TypeID> = []
        for uses in project.uses {
            for call in uses.constructions where !project.isExcluded(call.site) {
                if case .construction(let type, _) = call.callee { found.insert(type) }
            }
        }
        return found
    }
}
