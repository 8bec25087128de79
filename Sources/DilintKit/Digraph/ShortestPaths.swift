extension Digraph {
    /// The shortest paths between two nodes, `limit` of them at most: all of the same, least number of edges, in the order
    /// that the order of each node's edges gives. Empty where no way leads, and for a node and itself.
    ///
    /// - Complexity: O(nodes + edges + limit · length · degree)
    func shortestPaths(from start: Int, to end: Int, limit: Int) -> [[Edge<Label>]] {
        let remaining = reversed().distances(from: [end])
        guard start != end, limit > 0, remaining[start] != nil else { return [] }
        var paths: [[Edge<Label>]] = []
        var path: [Edge<Label>] = []
        /// The edges left to try at each node of the path.
        var untried = [edgeIndices(from: start)]
        while var indices = untried.popLast() {
            guard let index = indices.popFirst() else {
                _ = path.popLast()
                continue
            }
            untried.append(indices)
            let edge = edges[index]
            guard let left = remaining[edge.target], left + 1 == remaining[edge.source] else { continue }
            path.append(edge)
            if left > 0 {
                untried.append(edgeIndices(from: edge.target))
                continue
            }
            paths.append(path)
            path.removeLast()
            if paths.count == limit { break }
        }
        return paths
    }

    /// The shortest ring within a strongly connected component, as the edges along it; nil where it holds no ring.
    ///
    /// Of several with as few edges: the one whose least member comes first in the given order, then the one whose members,
    /// from that least one on, come first. The ring starts at its least member; of parallel edges it takes the first.
    ///
    /// Each node in turn is tried as the least member, without the nodes before it. That is quadratic at worst, so the
    /// search stops at `effort` edges looked at, though never within the first node's turn: in a component larger than any
    /// code base has shown, the answer is the shortest ring among the nodes tried, the same one in every run.
    ///
    /// - Parameters:
    ///   - precedes: A strict total order of the component's nodes.
    /// - Complexity: O(n log n + m + effort) for n nodes with m edges.
    func shortestRing(
        in component: [Int], effort: Int = 4_000_000, by precedes: (Int, Int) -> Bool
    ) -> [Edge<Label>]? {
        var search = RingSearch(graph: self, component: component.sorted(by: precedes))
        search.run(effort: effort)
        return search.best?.map { edges[$0] }
    }
}

/// A breadth-first search for rings, within one component whose nodes are numbered by the caller's order.
private struct RingSearch {
    /// The component's nodes by number, its edges labelled with their index in the whole graph.
    private let local: Digraph<Int>
    private let reversed: Digraph<Int>
    /// How many edges each node is away from the present start, where `seen` says that it is known.
    private var distances: [Int]
    /// The turn in which each node was met last: a new turn needs no clearing.
    private var seen: [Int]
    private var queue: [Int] = []
    private var looked = 0
    /// The best ring so far, as indices of the whole graph's edges.
    private(set) var best: [Int]?

    init<Label>(graph: Digraph<Label>, component: [Int]) {
        var numbers: [Int: Int] = [:]
        numbers.reserveCapacity(component.count)
        for (number, node) in component.enumerated() { numbers[node] = number }
        var inner: [Edge<Int>] = []
        for (number, node) in component.enumerated() {
            for index in graph.edgeIndices(from: node) {
                guard let target = numbers[graph.edges[index].target] else { continue }
                inner.append(Edge(from: number, to: target, index))
            }
        }
        local = Digraph<Int>(nodeCount: component.count, edges: inner)
        reversed = local.reversed()
        distances = [Int](repeating: 0, count: component.count)
        seen = [Int](repeating: -1, count: component.count)
    }

    mutating func run(effort: Int) {
        for start in 0..<local.nodeCount {
            if best?.count == 1 || (start > 0 && looked >= effort) { return }
            // Only a ring with fewer edges is better: the ones found before have a lesser least member.
            if let length = ringLength(through: start, lessThan: best?.count ?? .max) {
                best = ring(through: start, length: length)
            }
        }
    }

    /// The length of the shortest ring through `start` without nodes before it, if it is less than `limit`. Afterwards
    /// every node with a distance below that length is known.
    private mutating func ringLength(through start: Int, lessThan limit: Int) -> Int? {
        queue.removeAll(keepingCapacity: true)
        queue.append(start)
        seen[start] = start
        distances[start] = 0
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            let distance = distances[node] + 1
            guard distance < limit else { return nil }
            for index in reversed.edgeIndices(from: node) {
                looked += 1
                let source = reversed.edges[index].target
                if source == start { return distance }
                guard source > start, seen[source] != start else { continue }
                seen[source] = start
                distances[source] = distance
                queue.append(source)
            }
        }
        return nil
    }

    /// The first ring of that length in the order of its members, by the distances just found.
    private func ring(through start: Int, length: Int) -> [Int] {
        var ring: [Int] = []
        var node = start
        for remaining in (0..<length).reversed() {
            var step: Edge<Int>?
            for edge in local.edges(from: node) where edge.target >= start && seen[edge.target] == start {
                guard distances[edge.target] == remaining, edge.target < step?.target ?? .max else { continue }
                step = edge
            }
            guard let step else { return ring }
            ring.append(step.label)
            node = step.target
        }
        return ring
    }
}

/// The first shortest paths from one node to others, searched for no further than is asked.
struct FirstPaths<Label: Sendable> {
    private var reached: Set<Int>
    /// By node: the edge that the first shortest path to it ends with, until it has been given.
    private var steps: [Int: Edge<Label>] = [:]
    private var queue: [Int]
    private var next = 0

    init(from start: Int) {
        reached = [start]
        queue = [start]
    }

    /// The edges at the end of the first of the shortest paths to a node, as far as no earlier call has returned them.
    /// nil where the node cannot be reached; empty for the start itself.
    ///
    /// - Complexity: O(edges of the graph) for all paths together.
    mutating func path(to end: Int, in graph: Digraph<Label>) -> [Edge<Label>]? {
        while !reached.contains(end), next < queue.count {
            for edge in graph.edges(from: queue[next]) where reached.insert(edge.target).inserted {
                steps[edge.target] = edge
                queue.append(edge.target)
            }
            next += 1
        }
        guard reached.contains(end) else { return nil }
        var path: [Edge<Label>] = []
        var node = end
        while let step = steps.removeValue(forKey: node) {
            path.append(step)
            node = step.source
        }
        return path.reversed()
    }
}
