import SwiftFacts

/// Producing an instance needs that instance.
struct DependencyCycle: Rule {
    let info = RuleInfo(
        id: "dependency-cycle", severity: .error,
        summary: "Producing an instance needs the instance itself.",
        why: """
            Lazy properties and factory methods that ask for one another recurse until the stack overflows, at run \
            time and on first use; initializers that need one another can never be called.
            """,
        fix: """
            Cut the ring where the need is weakest: hand in a closure, a lazy wrapper or a provider, set one side after \
            both are made, or move what both need into a third type.
            """,
        bad: """
            final class Router {
                private let store: Store
                init(store: Store) { self.store = store }
                func open() { store.save() }
            }
            final class Store {
                private let router: Router
                init(router: Router) { self.router = router }
                func save() { router.open() }
            }
            final class AppContainer {
                lazy var router: Router = Router(store: store)
                //                                      ^ error: [dependency-cycle]
                lazy var store: Store = Store(router: router)
            }
            """,
        good: """
            final class Router {
                private let store: () -> Store
                init(store: @escaping () -> Store) { self.store = store }
                func open() { store().save() }
            }
            final class Store {
                private let router: Router
                init(router: Router) { self.router = router }
                func save() { router.open() }
            }
            final class AppContainer {
                lazy var router: Router = Router(store: { self.store })
                lazy var store: Store = Store(router: router)
            }
            """)

    static let isLengthy = true

    func findings(in project: Project) -> [Finding] {
        let rings = providerRings(in: project)
        // A ring of types is the same as a ring of providers that produces one of them: the others are made on the way.
        var covered: Set<TypeID> = []
        for ring in rings {
            for step in ring { covered.formUnion(project.producedTypes(of: project.providers.providers[step.source])) }
        }
        return rings.map { finding(ring: $0, in: project) } + componentRings(in: project)
            + typeRings(in: project, covered: covered).map { finding(ring: $0, in: project) }
    }

    // MARK: Providers

    private func providerRings(in project: Project) -> [[Edge<Ask>]] {
        let graph = project.providers.graph
        return graph.cyclicComponents().compactMap { component in
            let names = named(component) { project.name(of: project.providers.providers[$0]) }
            guard let ring = project.providers.ring(in: component, by: { precedes($0, $1, names) }),
                !project.areExclusive(ring.map { ($0.label.site.file, $0.label.site.condition) })
            else { return nil }
            return ring
        }
    }

    private func finding(ring: [Edge<Ask>], in project: Project) -> Finding {
        let providers = ring.map { project.providers.providers[$0.source] }
        let names = providers.map(project.name(of:))
        // Where another type asks, the names are told in full.
        let owners = Set(providers.map(project.owner(of:)))
            .union(
                ring.count == 1 && ring[0].label.site.body >= 0
                    ? [project.index.enclosingType(of: ring[0].label.site)] : [])
        let labels = owners.count == 1 ? providers.map(project.shortName(of:)) : names
        let related = ring.enumerated().dropFirst().map { position, edge in
            let next = labels[(position + 1) % labels.count]
            return Related(project.index.location(of: edge.label.site), .asks(labels[position], next), isStep: true)
        }
        return Finding(
            rule: info.id, severity: info.severity, location: project.index.location(of: ring[0].label.site),
            message: .producing(names[0], labels), hint: hint(project.cuts(of: ring.map(\.label)), labels, project),
            subject: names[0], dependency: names[1 % names.count], related: Array(related), isRing: true)
    }

    // MARK: Components

    /// Components that are made below themselves: what they require has no end of places to come from.
    private func componentRings(in project: Project) -> [Finding] {
        let makings = project.componentTrees.flatMap(\.makings)
        guard !makings.isEmpty else { return [] }
        let graph = Digraph(
            nodeCount: project.index.types.count,
            edges: makings.map { Edge(from: $0.parent.index, to: $0.child.index, $0) })
        return graph.cyclicComponents().compactMap { component in
            let names = named(component) { project.index.qualifiedName(of: TypeID($0)) }
            guard let ring = graph.shortestRing(in: component, by: { precedes($0, $1, names) }),
                !project.areExclusive(ring.map { (Int32($0.label.file), $0.label.condition) })
            else { return nil }
            let labels = ring.map { project.index.qualifiedName(of: $0.label.parent) }
            let places = ring.map { project.index.location(file: $0.label.file, offset: $0.label.offset) }
            let related = ring.indices.dropFirst().map { step in
                Related(places[step], .makes(labels[step], labels[(step + 1) % labels.count]), isStep: true)
            }
            return Finding(
                rule: info.id, severity: info.severity, location: places[0], message: .below(labels),
                hint: "Let one component above make both, so that each is below the other no more",
                subject: labels[0], dependency: labels[1 % labels.count], related: Array(related), isRing: true)
        }
    }

    // MARK: Types

    /// A type of a ring, and what it needs of the next one.
    private struct TypeStep {
        var type: TypeID
        var need: TypeEdge
    }

    private func typeRings(in project: Project, covered: Set<TypeID>) -> [[TypeStep]] {
        let construction = ConstructionGraph(of: project)
        var found: Set<Set<TypeID>> = []
        return construction.graph.cyclicComponents().compactMap { component in
            let names = named(component) { project.index.qualifiedName(of: construction.type(of: $0)) }
            guard let ring = construction.graph.shortestRing(in: component, by: { precedes($0, $1, names) }),
                !project.areExclusive(ring.map { ($0.label.file, $0.label.condition) }),
                case let types = ring.map({ construction.type(of: $0.source) }), covered.isDisjoint(with: types),
                found.insert(Set(types)).inserted
            else { return nil }
            return zip(types, ring).map { TypeStep(type: $0, need: $1.label) }
        }
    }

    private func finding(ring: [TypeStep], in project: Project) -> Finding {
        let names = ring.map { project.index.qualifiedName(of: $0.type) }
        let places = ring.map { project.index.location(file: Int($0.need.file), offset: $0.need.offset) }
        let cuts = ring.map { project.cut(of: $0.need, taker: $0.type) }
        let related = ring.enumerated().dropFirst().map { position, step in
            let next = names[(position + 1) % names.count]
            return Related(places[position], .needs(names[position], next, step.need, project), isStep: true)
        }
        return Finding(
            rule: info.id, severity: info.severity, location: places[0], message: .needing(names),
            hint: hint(cuts, names, project), subject: names[0], dependency: names[1 % names.count],
            related: Array(related), isRing: true)
    }

    /// Where the ring is cut with the least change.
    private func hint(_ cuts: [RingCut], _ labels: [String], _ project: Project) -> String {
        let cheapest = RingCut.cheapest(of: cuts, in: project)
        return cuts[cheapest].hint(
            from: labels[cheapest], to: labels[(cheapest + 1) % labels.count], isAlone: cuts.count == 1, in: project)
    }

    /// The names of a component's nodes.
    private func named(_ component: [Int], _ name: (Int) -> String) -> [Int: String] {
        Dictionary(component.map { ($0, name($0)) }, uniquingKeysWith: { first, _ in first })
    }

    private func precedes(_ left: Int, _ right: Int, _ names: [Int: String]) -> Bool {
        let (one, other) = (names[left] ?? "", names[right] ?? "")
        return one == other ? left < right : one.precedesInBytes(other)
    }
}

extension Project {
    /// Whether some of the pieces of code can never be compiled together.
    fileprivate func areExclusive(_ places: [(file: Int32, condition: ConditionID)]) -> Bool {
        let byFile = Dictionary(grouping: places.filter { $0.condition != .none }, by: \.file)
        return byFile.contains { index.files[Int($0)].areExclusive($1.map(\.condition)) }
    }

    fileprivate func owner(of provider: Provider) -> TypeID {
        switch provider {
        case .property(let id): owner(of: id)
        case .function(let id): owner(of: id)
        case .registration: .none
        }
    }

    fileprivate func shortName(of provider: Provider) -> String {
        switch provider {
        case .property(let id): index.text(fact(id).name)
        case .function(let id): index.text(fact(id).name)
        case .registration(let id): name(of: wiring[id])
        }
    }

    /// `Type.member`, the name of a global, or a registration's key.
    fileprivate func name(of provider: Provider) -> String {
        let owner = owner(of: provider)
        let name = shortName(of: provider)
        return owner.isNone ? name : index.qualifiedName(of: owner) + "." + name
    }
}

extension Message {
    fileprivate static func below(_ names: [String]) -> Message {
        "\(names[0]) is a component below itself: \((names + [names[0]]).joined(separator: " → "))"
    }

    fileprivate static func makes(_ component: String, _ next: String) -> Message { "\(component) makes \(next)" }

    fileprivate static func producing(_ provider: String, _ labels: [String]) -> Message {
        "Producing \(provider) needs itself: \((labels + [labels[0]]).joined(separator: " → "))"
    }

    fileprivate static func needing(_ names: [String]) -> Message {
        "Making \(names[0]) needs itself: \((names + [names[0]]).joined(separator: " → "))"
    }

    fileprivate static func asks(_ provider: String, _ next: String) -> Message { "\(provider) asks for \(next)" }

    fileprivate static func needs(
        _ type: String, _ next: String, _ edge: TypeEdge, _ project: Project
    ) -> Message {
        let verb = edge.kind == .constructs ? "constructs" : edge.kind == .locates ? "asks for" : "takes"
        guard !edge.through.isNone else { return "\(type) \(verb) \(next)" }
        return "\(type) \(verb) \(project.index.qualifiedName(of: edge.through)), which is \(next)"
    }
}
