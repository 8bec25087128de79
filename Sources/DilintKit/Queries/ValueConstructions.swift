import SwiftFacts

/// Constructions of structs and enums that depend on something, though nobody is handed one: the type graph leaves values
/// out, but a chain of dependencies may lead through them.
///
///     func open() { FetchAction(id: 1).run() }          // FetchAction: func run() { API.shared.fetch(id) }
struct ValueConstructions {
    private(set) var edges: [Edge<TypeEdge>] = []

    /// - Complexity: O(edges + constructions)
    init(in project: Project) {
        let makings = Self.makings(in: project)
        var waiting = Set(project.types.graph.edges.lazy.filter { $0.label.kind != .implements }.map { $0.source })
            .filter { makings[$0] != nil && Self.dependsOnSomething($0, in: project) }.sorted()
        var seen = Set(waiting)
        while let type = waiting.popLast() {
            for making in makings[type] ?? [] {
                edges.append(making)
                if makings[making.source] != nil, seen.insert(making.source).inserted { waiting.append(making.source) }
            }
        }
    }

    /// Whether a value is more than data that is told of other data.
    private static func dependsOnSomething(_ type: Int, in project: Project) -> Bool {
        project.types.graph.edges(from: type).contains { edge in
            guard edge.label.kind != .implements, edge.target != type else { return false }
            guard edge.target < project.index.types.count else { return true }
            let target = TypeID(edge.target)
            return project.classification.isDependency(.nominal(target)) || !project.roles(of: target).isEmpty
        }
    }

    /// By value type: who constructs it where.
    private static func makings(in project: Project) -> [Int: [Edge<TypeEdge>]] {
        var makings: [Int: [Edge<TypeEdge>]] = [:]
        for uses in project.uses {
            for call in uses.constructions where !project.isExcluded(call.site) {
                let maker = project.index.enclosingType(of: call.site)
                guard case .construction(let type, _) = call.callee, !maker.isNone, maker != type,
                    !project.classification.isNode(type)
                else { continue }
                let isEager = project.index.runsAtConstruction(call.site) && !call.site.isDeferred
                let edge = TypeEdge(
                    kind: .constructs, isDeferred: !isEager, isStrict: false, file: call.site.file,
                    offset: call.nameOffset, condition: call.site.condition)
                makings[type.index, default: []].append(Edge(from: maker.index, to: type.index, edge))
            }
        }
        return makings
    }
}
