import SwiftFacts

/// How the rings that findings tell go through the type graph.
///
/// A ring of types goes along edges, which stand where the finding and its steps do. A ring of providers goes from what
/// one of them produces to what the next one does. From a protocol a ring goes on with what stands behind it.
struct RingSteps {
    /// The edges of the type graph, then those of steps that it lacks: what generated code hands to what it makes.
    private(set) var edges: [Edge<TypeEdge>]
    /// By edge that a ring goes along: a place of its finding.
    private(set) var places: [Int: Location] = [:]

    private let project: Project
    private let told: Set<Location>
    /// The files with those places.
    private let files: Set<Int>

    init(of findings: [Finding], in project: Project) {
        self.project = project
        edges = project.types.graph.edges
        told = findings.reduce(into: []) { told, finding in
            guard finding.isRing else { return }
            told.insert(finding.location)
            told.formUnion(finding.related.filter(\.isStep).map(\.location))
        }
        let paths = Set(told.map(\.path))
        files = Set(project.index.files.indices.filter { paths.contains(project.index.files[$0].path) })
        if files.isEmpty { return }
        followTypes()
        followProviders()
        followComponents()
    }

    private func place(file: Int, offset: UInt32) -> Location? {
        guard files.contains(file) else { return nil }
        let place = project.index.location(file: file, offset: offset)
        return told.contains(place) ? place : nil
    }

    private mutating func followTypes() {
        for number in project.types.graph.edges.indices where edges[number].label.kind != .implements {
            let edge = edges[number]
            guard let place = place(file: Int(edge.label.file), offset: edge.label.offset) else { continue }
            var next: TypeID?
            if edge.target < project.index.types.count {
                next = project.bindings.concrete(
                    TypeID(edge.target), inside: TypeID(edge.source), index: project.index)
            }
            follow(number, to: next.map { [$0] } ?? [], place)
        }
    }

    private mutating func followProviders() {
        let (providers, graph) = (project.providers.providers, project.providers.graph)
        let components = graph.stronglyConnectedComponents().numbers
        for edge in graph.edges where components[edge.source] == components[edge.target] {
            let site = edge.label.site
            guard let place = place(file: site.fileIndex, offset: site.offset) else { continue }
            let need = TypeEdge(
                kind: .injects, isDeferred: false, isStrict: true, file: site.file, offset: site.offset,
                condition: site.condition)
            follow(from: produced(by: providers[edge.source]), to: produced(by: providers[edge.target]), need, place)
        }
    }

    private func produced(by provider: Provider) -> [TypeID] {
        project.producedTypes(of: provider).filter { project.index.types[$0.index].isDeclared }
    }

    private mutating func followComponents() {
        for making in project.componentTrees.flatMap(\.makings) {
            guard let place = place(file: making.file, offset: making.offset) else { continue }
            let need = TypeEdge(
                kind: .constructs, isDeferred: false, isStrict: true, file: Int32(making.file), offset: making.offset,
                condition: making.condition)
            follow(from: [making.parent], to: [making.child], need, place)
        }
    }

    /// Goes along what some types, which are all the same thing, need of others, which are as well.
    ///
    /// - Parameter need: The edge where the type graph has none.
    private mutating func follow(from sources: [TypeID], to targets: [TypeID], _ need: TypeEdge, _ place: Location) {
        guard let source = sources.last, let target = targets.first, Set(sources).isDisjoint(with: targets) else {
            return
        }
        let known = sources.flatMap { project.types.graph.edgeIndices(from: $0.index) }.filter { number in
            edges[number].label.kind != .implements && targets.contains { $0.index == edges[number].target }
        }
        // What stands at the very place says it best.
        let evident = known.filter { places[$0] == place }
        for number in evident.isEmpty ? known : evident { follow(number, to: targets, place) }
        if known.isEmpty { follow(added(from: source, to: target.index, need), to: targets, place) }
    }

    /// Goes along an edge, and where a protocol or a superclass is next on to the types that stand behind it.
    private mutating func follow(_ number: Int, to types: [TypeID], _ place: Location) {
        places[number] = place
        let target = edges[number].target
        for type in types where type.index != target && project.index.ancestors[type.index].contains(TypeID(target)) {
            let known = project.types.graph.edgeIndices(from: type.index).first {
                edges[$0].label.kind == .implements && edges[$0].target == target
            }
            if let number = known ?? conformance(of: type, to: target) { places[number] = place }
        }
    }

    /// An edge for what a type implements or inherits by way of another one.
    private mutating func conformance(of type: TypeID, to target: Int) -> Int? {
        guard let part = project.index.parts(of: type).first else { return nil }
        let fact = project.index.files[part.fileIndex].types[part.index]
        return added(
            from: type, to: target,
            TypeEdge(
                kind: .implements, isDeferred: true, isStrict: false, file: part.file, offset: fact.nameOffset,
                condition: fact.condition))
    }

    /// The number of an edge that the type graph lacks.
    private mutating func added(from source: TypeID, to target: Int, _ label: TypeEdge) -> Int {
        let known = edges[project.types.graph.edges.count...].firstIndex {
            $0.source == source.index && $0.target == target && $0.label.kind == label.kind
        }
        if let known { return known }
        edges.append(Edge(from: source.index, to: target, label))
        return edges.count - 1
    }
}
