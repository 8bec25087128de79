import Testing

@testable import DilintKit

@Suite struct DigraphTests {
    @Test func edgesOfANodeKeepTheirOrder() {
        let graph = Digraph(
            nodeCount: 4,
            edges: [
                Edge(from: 2, to: 0, "a"), Edge(from: 0, to: 1, "b"), Edge(from: 2, to: 2, "c"),
                Edge(from: 2, to: 0, "d"),
            ])
        #expect(graph.nodeCount == 4)
        #expect(
            (0..<4).map { Array(graph.edges(from: $0)) } == [
                [Edge(from: 0, to: 1, "b")], [],
                [Edge(from: 2, to: 0, "a"), Edge(from: 2, to: 2, "c"), Edge(from: 2, to: 0, "d")], [],
            ])
    }

    @Test func aGraphWithoutNodesIsAGraph() {
        let graph = Digraph<Int>(nodeCount: 0, edges: [])
        #expect(graph.edges == [])
        #expect(graph.stronglyConnectedComponents().members == [])
    }

    @Test func turningRoundGroupsEdgesByTheirTarget() {
        let graph = NaiveGraph(nodeCount: 3, [(0, 1), (2, 1), (1, 0)]).digraph
        #expect(graph.reversed().edges == [Edge(from: 0, to: 1, 2), Edge(from: 1, to: 0, 0), Edge(from: 1, to: 2, 1)])
    }

    @Test func filteringKeepsTheNodes() {
        let graph = NaiveGraph(nodeCount: 3, [(0, 1), (2, 1), (1, 0)]).digraph.filter { $0.label != 1 }
        #expect(graph.nodeCount == 3)
        #expect(graph.edges == [Edge(from: 0, to: 1, 0), Edge(from: 1, to: 0, 2)])
    }

    @Test func distancesCountEdgesFromTheNearestStart() {
        let graph = NaiveGraph(nodeCount: 6, [(0, 1), (1, 2), (2, 3), (4, 3), (3, 3)]).digraph
        #expect(graph.distances(from: [0, 4]) == [0, 1, 2, 1, 0, nil])
        #expect(graph.distances(from: [0], atMost: 2) == [0, 1, 2, nil, nil, nil])
        #expect(graph.reachability(from: [4, 4]) == [false, false, false, true, true, false])
    }

    @Test(arguments: 0..<60)
    func randomGraphsReachWhatNaiveSearchReaches(seed: UInt64) {
        var random = RandomNumbers(seed: seed)
        let naive = NaiveGraph(nodeCount: 12, edgeCount: Int.random(in: 0...30, using: &random), random: &random)
        let graph = naive.digraph
        #expect((0..<12).map { graph.reachability(from: [$0]) } == naive.reaches)
    }
}
