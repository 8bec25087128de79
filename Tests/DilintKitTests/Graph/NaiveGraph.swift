@testable import DilintKit

/// A graph as a list of edges, with the slow and obvious version of every algorithm.
struct NaiveGraph {
    var nodeCount: Int
    /// Labelled with their position.
    var edges: [Edge<Int>]

    init(nodeCount: Int, _ pairs: [(Int, Int)]) {
        self.nodeCount = nodeCount
        edges = pairs.enumerated().map { Edge(from: $1.0, to: $1.1, $0) }
    }

    init(nodeCount: Int, edgeCount: Int, random: inout RandomNumbers) {
        self.init(
            nodeCount: nodeCount,
            (0..<edgeCount).map { _ in
                (Int.random(in: 0..<nodeCount, using: &random), Int.random(in: 0..<nodeCount, using: &random))
            })
    }

    var digraph: Digraph<Int> { Digraph(nodeCount: nodeCount, edges: edges) }

    /// `reaches[a][b]`: a way of any length leads from a to b, of none to itself.
    var reaches: [[Bool]] {
        var reaches = (0..<nodeCount).map { node in (0..<nodeCount).map { $0 == node } }
        for edge in edges { reaches[edge.source][edge.target] = true }
        for middle in 0..<nodeCount {
            for start in 0..<nodeCount where reaches[start][middle] {
                for end in 0..<nodeCount where reaches[middle][end] { reaches[start][end] = true }
            }
        }
        return reaches
    }

    /// Every set of nodes that reach one another, by least member.
    var components: [[Int]] {
        let reaches = reaches
        return (0..<nodeCount).map { node in (0..<nodeCount).filter { reaches[node][$0] && reaches[$0][node] } }
            .enumerated().filter { $0.offset == $0.element.first }.map(\.element)
    }

    /// Every path without a node twice, the first edge of parallel ones, from `start` to an edge into `end`.
    func simplePaths(from start: Int, to end: Int, avoiding visited: Set<Int> = []) -> [[Int]] {
        let targets = Set(edges.filter { $0.source == start }.map(\.target))
        var paths: [[Int]] = []
        for target in targets {
            if target == end { paths.append([start]) }
            guard target != end, target != start, !visited.contains(target) else { continue }
            let rest = simplePaths(from: target, to: end, avoiding: visited.union([start]))
            paths += rest.map { [start] + $0 }
        }
        return paths
    }

    /// The members of the ring that `Digraph.shortestRing` promises for nodes in their own order.
    func shortestRing(in component: [Int]) -> [Int]? {
        component.flatMap { start in
            simplePaths(from: start, to: start).filter { $0.min() == start && Set($0).isSubset(of: component) }
        }
        .min { ($0.count, $0.description) < ($1.count, $1.description) }
    }
}

/// A generator that gives the same numbers in every run (Steele, Lea, Flood: SplitMix64).
struct RandomNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
