/// Which part of a dependency graph is wanted.
package struct GraphSelection: Sendable {
    package enum Direction: String, Sendable, CaseIterable {
        case dependencies, dependents, both
    }

    package struct Focus: Sendable {
        /// `Feed`, `Outer.Feed`, `Module.Feed`.
        package var type: String
        /// How many edges away the farthest types are.
        package var depth: Int
        package var direction: Direction

        package init(type: String, depth: Int = 1, direction: Direction = .both) {
            self.type = type
            self.depth = depth
            self.direction = direction
        }
    }

    /// nil for all kinds.
    package var kinds: Set<String>?
    /// nil for all types.
    package var focus: Focus?
    /// Only what is part of a ring.
    package var isCyclesOnly: Bool

    package init(kinds: Set<String>? = nil, focus: Focus? = nil, isCyclesOnly: Bool = false) {
        self.kinds = kinds
        self.focus = focus
        self.isCyclesOnly = isCyclesOnly
    }
}

extension GraphDocument {
    /// The kinds of edges first, for the others should lead nowhere; then what is around a type; rings last.
    package func selecting(_ selection: GraphSelection) throws(QueryError) -> GraphDocument {
        var graph = self
        if let kinds = selection.kinds {
            // A ring that goes through protocols is none without what stands behind them.
            graph = graph.keepingEdges { kinds.contains($0.kind) || selection.isCyclesOnly && $0.leadsBack }
        }
        if let focus = selection.focus {
            var centers = try nodes(named: focus.type)
            if selection.isCyclesOnly {
                graph = graph.rings
                centers.removeAll { !graph.nodes.contains($0) }
            }
            graph = graph.around(centers, depth: focus.depth, direction: focus.direction)
        } else if selection.isCyclesOnly {
            graph = graph.rings
        }
        return graph
    }

    /// The nodes that a name stands for.
    package func nodes(named name: String) throws(QueryError) -> [GraphNode] {
        for fits in [
            { $0.id == name }, { "\($0.module).\($0.name)" == name || $0.name == name },
            { $0.name.hasSuffix("." + name) },
        ] as [(GraphNode) -> Bool] {
            let found = nodes.filter(fits)
            if !found.isEmpty { return found }
        }
        let known = Set(nodes.map(\.name)).sorted()
        throw .notDrawn(name, nearest: NearestName.suggestion(for: name, in: known))
    }

    /// Some of the edges, and the nodes that they join.
    func keepingEdges(_ isKept: (GraphEdge) -> Bool) -> GraphDocument {
        let edges = edges.filter(isKept)
        let joined = Set(edges.flatMap { [$0.from, $0.to] })
        return GraphDocument(nodes: nodes.filter { joined.contains($0.id) }, edges: edges)
    }

    /// What can be reached from some nodes, and the edges between all of it.
    ///
    /// - Complexity: O(nodes + edges)
    private func around(_ centers: [GraphNode], depth: Int, direction: GraphSelection.Direction) -> GraphDocument {
        let ids = Set(nodes.map(\.id)).union(centers.map(\.id)).sorted()
        let (graph, numbers) = digraph(of: ids)
        let starts = centers.compactMap { numbers[$0.id] }
        var isNear = [Bool](repeating: false, count: ids.count)
        func reach(_ graph: Digraph<Int>) {
            for (number, distance) in graph.distances(from: starts, atMost: depth).enumerated() where distance != nil {
                isNear[number] = true
            }
        }
        if direction != .dependents { reach(graph) }
        if direction != .dependencies { reach(graph.reversed()) }
        let near = Set(ids.indices.filter { isNear[$0] }.map { ids[$0] })
        // A type that nothing is joined to stands for itself.
        let shown = nodes.filter { near.contains($0.id) } + centers.filter { center in !nodes.contains(center) }
        return GraphDocument(
            nodes: shown.sorted { $0.id < $1.id },
            edges: edges.filter { near.contains($0.from) && near.contains($0.to) })
    }

    /// The rings: every edge that a way leads back from.
    ///
    /// - Complexity: O(nodes + edges)
    package var rings: GraphDocument {
        let edges = zip(edges, knots()).compactMap { edge, knot in knot == nil ? nil : edge }
        return GraphDocument(nodes: nodes, edges: edges).keepingEdges { _ in true }
    }

    /// How many knots of rings there are, and how many of them hold one that is a finding: those pass that keep nothing
    /// from being made.
    ///
    /// - Complexity: O(nodes + edges)
    package var ringCounts: (all: Int, reported: Int) {
        let knots = knots()
        let reported = zip(edges, knots).compactMap { edge, knot in edge.isRingStep ? knot : nil }
        return (Set(knots.compactMap(\.self)).count, Set(reported).count)
    }

    /// By edge: the number of the knot of rings that it is part of; nil where no way leads back from it.
    private func knots() -> [Int?] {
        let (graph, numbers) = digraph(of: nodes.map(\.id), goingRound: true)
        let components = graph.stronglyConnectedComponents().numbers
        return edges.map { edge in
            guard let from = numbers[edge.from], let to = numbers[edge.to], components[from] == components[to] else {
                return nil
            }
            return components[from]
        }
    }

    /// - Parameter goesRound: Whether rings go on from protocols to what stands behind them.
    private func digraph(of ids: [String], goingRound goesRound: Bool = false) -> (Digraph<Int>, [String: Int]) {
        var numbers: [String: Int] = [:]
        for (number, id) in ids.enumerated() { numbers[id] = number }
        var ways: [Edge<Int>] = []
        for (index, edge) in edges.enumerated() {
            guard let from = numbers[edge.from], let to = numbers[edge.to] else { continue }
            let leadsBack = goesRound && edge.leadsBack
            ways.append(Edge(from: leadsBack ? to : from, to: leadsBack ? from : to, index))
        }
        return (Digraph(nodeCount: ids.count, edges: ways), numbers)
    }
}
