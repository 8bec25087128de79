/// An edge of a directed graph.
struct Edge<Label: Sendable>: Sendable {
    // Half as long as all other numbers: it is edges that a graph is full of.
    private let sourceNode: Int32
    private let targetNode: Int32
    var label: Label

    init(from source: Int, to target: Int, _ label: Label) {
        sourceNode = Int32(source)
        targetNode = Int32(target)
        self.label = label
    }

    var source: Int { Int(sourceNode) }
    var target: Int { Int(targetNode) }
}

extension Edge: Equatable where Label: Equatable {}

/// A directed graph over the nodes `0..<nodeCount`, loops and parallel edges allowed, that does not change.
///
/// Compressed sparse rows: all edges in one array sorted by source, and one offset per node. The edges of a node keep the
/// order in which they were given, so everything computed from the graph is as deterministic as its input.
struct Digraph<Label: Sendable>: Sendable {
    /// Sorted by source.
    let edges: [Edge<Label>]
    /// The edges of node `n` are `edges[offsets[n]..<offsets[n + 1]]`.
    private let offsets: [Int32]

    /// - Precondition: Every edge's source and target is a node.
    /// - Complexity: O(nodes + edges), by counting sort.
    init(nodeCount: Int, edges unsorted: [Edge<Label>]) {
        var offsets = [Int32](repeating: 0, count: nodeCount + 1)
        for edge in unsorted {
            precondition(edge.target >= 0 && edge.target < nodeCount, "an edge leads out of the graph")
            offsets[edge.source + 1] += 1
        }
        for node in 0..<nodeCount { offsets[node + 1] += offsets[node] }
        var free = offsets
        var order = [Int32](repeating: 0, count: unsorted.count)
        for (index, edge) in unsorted.enumerated() {
            order[Int(free[edge.source])] = Int32(index)
            free[edge.source] += 1
        }
        edges = order.map { unsorted[Int($0)] }
        self.offsets = offsets
    }

    var nodeCount: Int { offsets.count - 1 }

    /// The edges that leave a node.
    func edges(from node: Int) -> ArraySlice<Edge<Label>> { edges[edgeIndices(from: node)] }

    /// Where the edges that leave a node stand in `edges`.
    func edgeIndices(from node: Int) -> Range<Int> { Int(offsets[node])..<Int(offsets[node + 1]) }

    /// The graph with every edge turned round: the edges from a node are those that led to it, by their source.
    func reversed() -> Digraph {
        Digraph(nodeCount: nodeCount, edges: edges.map { Edge(from: $0.target, to: $0.source, $0.label) })
    }

    /// The same nodes with some of the edges.
    func filter(_ isIncluded: (Edge<Label>) -> Bool) -> Digraph {
        Digraph(nodeCount: nodeCount, edges: edges.filter(isIncluded))
    }

    /// How many edges away each node is from the nearest of `starts`, nil where no way leads.
    ///
    /// - Complexity: O(nodes + edges)
    func distances(from starts: some Sequence<Int>, atMost limit: Int = .max) -> [Int?] {
        var distances = [Int?](repeating: nil, count: nodeCount)
        var queue: [Int] = []
        for start in starts where distances[start] == nil {
            distances[start] = 0
            queue.append(start)
        }
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            guard let distance = distances[node], distance < limit else { continue }
            for index in edgeIndices(from: node) where distances[edges[index].target] == nil {
                distances[edges[index].target] = distance + 1
                queue.append(edges[index].target)
            }
        }
        return distances
    }

    /// For each node whether it is one of `starts` or can be reached from one.
    ///
    /// - Complexity: O(nodes + edges)
    func reachability(from starts: some Sequence<Int>) -> [Bool] { distances(from: starts).map { $0 != nil } }
}
