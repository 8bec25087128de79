/// The parts of a graph within which every node can be reached from every other.
struct StronglyConnectedComponents: Sendable {
    /// The component of each node.
    fileprivate(set) var numbers: [Int]
    /// The nodes, component by component: most are one of their own, and a list for each would cost more than the search.
    fileprivate var nodes: [Int] = []
    /// Where each component ends in `nodes`.
    fileprivate var ends: [Int32] = []

    /// The number of components.
    var count: Int { ends.count }

    /// The nodes of a component, ascending. No edge leads from a component to one with a higher number.
    subscript(_ component: Int) -> ArraySlice<Int> {
        nodes[(component == 0 ? 0 : Int(ends[component - 1]))..<Int(ends[component])]
    }
}

extension Digraph {
    /// The strongly connected components (Tarjan, "Depth-First Search and Linear Graph Algorithms", 1972), with a stack of
    /// its own: a chain of 100,000 nodes is no deeper than any other graph.
    ///
    /// - Complexity: O(nodes + edges), apart from sorting the members.
    func stronglyConnectedComponents() -> StronglyConnectedComponents {
        var search = ComponentSearch(nodeCount: nodeCount)
        for node in 0..<nodeCount where search.isNew(node) { search.explore(from: node, in: self) }
        return search.components
    }

    /// The components that hold a ring: several nodes, or one with an edge to itself.
    func cyclicComponents() -> [[Int]] {
        guard mayHoldRing() else { return [] }
        let components = stronglyConnectedComponents()
        return (0..<components.count).compactMap { number in
            let members = components[number]
            guard let first = members.first else { return nil }
            let isRing = members.count > 1 || edges(from: first).contains { $0.target == first }
            return isRing ? Array(members) : nil
        }
    }

    /// Whether anything is left when all nodes are taken away that nothing leads to, again and again: most graphs hold no
    /// ring, and this takes a tenth of the time of looking for one. O(nodes + edges)
    private func mayHoldRing() -> Bool {
        var incoming = [Int32](repeating: 0, count: nodeCount)
        for edge in edges.indices { incoming[edges[edge].target] += 1 }
        var free = incoming.indices.filter { incoming[$0] == 0 }
        var left = nodeCount
        while let node = free.popLast() {
            left -= 1
            for edge in edgeIndices(from: node) {
                let target = edges[edge].target
                incoming[target] -= 1
                if incoming[target] == 0 { free.append(target) }
            }
        }
        return left > 0
    }
}

extension Digraph {
    /// By node the number of the ring of `cyclicComponents` that it is a part of, -1 without; nil where there is no ring.
    func ringNumbers() -> [Int]? {
        let rings = cyclicComponents()
        guard !rings.isEmpty else { return nil }
        var numbers = [Int](repeating: -1, count: nodeCount)
        for (number, members) in rings.enumerated() {
            for member in members { numbers[member] = number }
        }
        return numbers
    }
}

private struct ComponentSearch {
    /// A node on the way from the search's start to the present node, and the next of its edges to follow.
    private struct Step {
        var node: Int
        var nextEdge: Int
    }

    private static let unnumbered: Int32 = -1

    private(set) var components: StronglyConnectedComponents
    /// In which order each node was met.
    private var order: [Int32]
    /// The earliest node without a component that each node is known to reach.
    private var lowest: [Int32]
    private var met: Int32 = 0
    private var path: [Step] = []
    /// The nodes met that have no component yet.
    private var open: [Int] = []

    init(nodeCount: Int) {
        order = [Int32](repeating: Self.unnumbered, count: nodeCount)
        lowest = order
        components = StronglyConnectedComponents(numbers: Array(repeating: -1, count: nodeCount))
        components.nodes.reserveCapacity(nodeCount)
        components.ends.reserveCapacity(nodeCount)
    }

    func isNew(_ node: Int) -> Bool { order[node] == Self.unnumbered }

    mutating func explore<Label>(from start: Int, in graph: Digraph<Label>) {
        enter(start, in: graph)
        while let step = path.last {
            guard step.nextEdge < graph.edgeIndices(from: step.node).upperBound else {
                leave(step.node)
                continue
            }
            path[path.count - 1].nextEdge += 1
            let target = graph.edges[step.nextEdge].target
            if isNew(target) {
                enter(target, in: graph)
            } else if components.numbers[target] < 0 {
                lowest[step.node] = min(lowest[step.node], order[target])
            }
        }
    }

    private mutating func enter<Label>(_ node: Int, in graph: Digraph<Label>) {
        order[node] = met
        lowest[node] = met
        met += 1
        open.append(node)
        path.append(Step(node: node, nextEdge: graph.edgeIndices(from: node).lowerBound))
    }

    private mutating func leave(_ node: Int) {
        path.removeLast()
        if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
        guard lowest[node] == order[node] else { return }
        let start = components.nodes.count
        while let member = open.popLast() {
            components.numbers[member] = components.count
            components.nodes.append(member)
            if member == node { break }
        }
        if components.nodes.count > start + 1 { components.nodes[start...].sort() }
        components.ends.append(Int32(components.nodes.count))
    }
}
